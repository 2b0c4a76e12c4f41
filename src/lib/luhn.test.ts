import fc from 'fast-check'
import { passesLuhn } from './luhn'

const numberText = fc.string({ minLength: 11, maxLength: 18, unit: fc.constantFrom(...'0123456789') })

/** The one digit that completes a number; found by trying, so that the test does not repeat the algorithm. */
function complete(prefix: string): string[] {
  return Array.from('0123456789', digit => prefix + digit).filter(passesLuhn)
}

describe('passesLuhn', () => {
  it.each(['6200000000000005', '6250947000000014', '6205500000000000004', '4111111111111111', '79927398713'])(
    'passes %s',
    digits => {
      expect(passesLuhn(digits)).toBe(true)
    },
  )

  it.each([
    '6200000000000006',
    '79927398710',
    '',
    ' ',
    '6200 0000 0000 0005',
    '６２',
    'abc',
    '-18',
    '1.8',
    '18\n',
  ])('fails %p', digits => {
    expect(passesLuhn(digits)).toBe(false)
  })

  it('is completed by exactly one check digit', () => {
    fc.assert(fc.property(numberText, prefix => expect(complete(prefix)).toHaveLength(1)))
  })

  it('detects every change of a single digit', () => {
    fc.assert(
      fc.property(numberText, fc.nat(), fc.integer({ min: 1, max: 9 }), (prefix, position, shift) => {
        const [valid = ''] = complete(prefix)
        const at = position % valid.length
        const changed = (Number(valid.charAt(at)) + shift) % 10
        expect(passesLuhn(valid.slice(0, at) + changed + valid.slice(at + 1))).toBe(false)
      }),
    )
  })
})
