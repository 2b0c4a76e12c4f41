import { amountInCapitals } from './capital-amount'
import { plainCount, plainMoney, plainPercent, plainShares } from './typed-quantity'
import { amountRule } from './validate'

/** One clear number, and what it is. */
const CLEAR = [
  ['1000', '1000'],
  ['1000000.', '1000000'],
  ['0.50', '0.50'],
  ['1000.5', '1000.5'],
  ['007', '7'],
  ['0', '0'],
  ['00.5', '0.5'],
  ['+1000', '1000'],
  ['  1000\t', '1000'],
  ['\u00a01000\u3000', '1000'],
  ['1,000,000', '1000000'],
  ['12,345.67', '12345.67'],
  ['1 000 000', '1000000'],
  ['1\u00a0000\u00a0000.5', '1000000.5'],
  ['１０００', '1000'],
  ['１，０００', '1000'],
  ['１，０００．５', '1000.5'],
  ['\u200b1000\u200b', '1000'],
  ['\u202d1,000\u202c', '1000'],
  ['\ufeff1000', '1000'],
] as const

/** Read as they stand, and so refused by whatever asks. */
const UNCLEAR = [
  '1000-50',
  '-1000',
  '1000-000',
  '-1000000',
  '1000-',
  '1000－50',
  '－1000',
  '−1000',
  '1000–50',
  '1000—50',
  '1000\u00ad50',
  '1000~2000',
  '1000/50',
  '1000*2',
  '1000+50',
  '++1000',
  '+-1000',
  '1.000.50',
  '1000..5',
  '.5',
  '.',
  '1.000,50',
  '1000,50',
  '1,00',
  '1,0000',
  '10,00,000',
  '1000,000',
  '0,100',
  '1,,000',
  ',100',
  '1,000,',
  '1,000 000',
  '1 000,000',
  '1  000',
  '100 50',
  '1000.5 0',
  '1000.500,000',
  '1，000，00',
  '1、000',
  '1000。5',
  '1e3',
  '1E6',
  '0x10',
  '100万',
  '一千',
  '壹佰',
  '10²',
  '①',
  '½',
  '١٠٠',
  '1000abc',
  'O1000',
  '\u202e0001',
  'NaN',
  'Infinity',
  '$1000',
] as const

const READERS = { plainMoney, plainShares, plainPercent, plainCount }

describe.each(Object.entries(READERS))('%s', (_name, read) => {
  test.each(CLEAR)('%p is %p', (text, number) => {
    expect(read(text)).toBe(number)
  })

  test.each(UNCLEAR)('%p is no clear number', text => {
    expect(read(text)).not.toMatch(/^\d+(\.\d+)?$/)
  })

  test('nothing is nothing', () => {
    expect(read('')).toBe('')
    expect(read('  ')).toBe('')
  })
})

test.each([
  ['￥1,000', '1000'],
  ['¥ 1000', '1000'],
  ['1000元', '1000'],
  ['１０００．５０ 元', '1000.50'],
  ['人民币1000元整', '1000'],
  ['RMB 1,000.00', '1000.00'],
  ['CNY ¥1000', '1000'],
])('money %p is %p', (text, number) => {
  expect(plainMoney(text)).toBe(number)
})

test.each([
  ['￥-1000', plainMoney],
  ['-￥1000', plainMoney],
  ['1000元-', plainMoney],
  ['1000万元', plainMoney],
  ['￥', plainMoney],
  ['元', plainMoney],
  ['1000份', plainMoney],
  ['￥1000', plainShares],
  ['1000元', plainShares],
  ['50%%', plainPercent],
  ['50‰', plainPercent],
  ['5年', plainCount],
])('%p is no clear number of its unit', (text, read) => {
  expect(read(text)).not.toMatch(/^\d+(\.\d+)?$/)
})

test.each([
  ['1,000.50份', plainShares, '1000.50'],
  ['33.33%', plainPercent, '33.33'],
  ['３３．３ ％', plainPercent, '33.3'],
  ['1,000', plainCount, '1000'],
])('%p with its unit', (text, read, number) => {
  expect(read(text)).toBe(number)
})

test('what is accepted is a number that has words, and what is refused has none', () => {
  for (const text of [...CLEAR.map(([typed]) => typed), ...UNCLEAR]) {
    const read = plainMoney(text)
    if (amountRule(read) === undefined) expect(amountInCapitals(read)).not.toBe('')
    else expect(read === '0' || amountInCapitals(read) === '').toBe(true)
  }
})

test('reading twice changes nothing', () => {
  for (const [typed] of CLEAR) expect(plainMoney(plainMoney(typed))).toBe(plainMoney(typed))
})
