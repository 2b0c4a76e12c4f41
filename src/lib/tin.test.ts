import { compactTin, isTin, tinPraise } from './tin'

describe('isTin', () => {
  test.each<[string, string, boolean]>([
    ['US', '900700000', true],
    ['US', '900-70-0000', true],
    ['US', ' 900 70 0000 ', true],
    ['US', '90070000', false],
    ['US', '9007000001', false],
    ['US', '90070000A', false],
    ['CN', 'C12345678901234567', true],
    ['CN', ' ｃ123456 78901234567', true],
    ['CN', 'C1234567890123456', false],
    ['CN', 'E12345678', false],
    ['GB', '1234567890', true],
    ['GB', '123456789', false],
    ['GB', 'AB123456C', true],
    ['GB', 'ab 12 34 56 c', true],
    ['GB', 'DB123456C', false],
    ['GB', 'AO123456C', false],
    ['GB', 'AB123456E', false],
    ['HK', 'A123456(3)', true],
    ['HK', 'AB123456(A)', true],
    ['HK', 'A1234563', false],
    ['HK', 'A123456(B)', false],
    ['HK', 'ABC123456(3)', false],
    ['FR', '0123456789012', true],
    ['FR', 'A-1/2.3 4', true],
    ['FR', '1', false],
    ['FR', '1'.repeat(30), true],
    ['FR', '1'.repeat(31), false],
    ['FR', '税号12', false],
    ['FR', '12;34', false],
  ])('%s %s: %s', (country, tin, expected) => {
    expect(isTin(country, tin)).toBe(expected)
  })

  test('takes nothing that a country does not give out for another one’s', () => {
    expect(isTin('HK', '900700000')).toBe(false)
  })
})

test.each([
  ['US', '900-70-0000', '900700000'],
  ['GB', 'ab 12 34 56 c', 'AB123456C'],
  ['HK', 'a123456(3)', 'A123456(3)'],
  ['FR', ' 01 23-4 ', '01 23-4'],
])('%s %s is kept as %s', (country, tin, kept) => {
  expect(compactTin(country, tin)).toBe(kept)
})

test('praises only what it knows', () => {
  expect([tinPraise('US'), tinPraise('FR')]).toEqual(['9 位，符合美国税号的格式', undefined])
})
