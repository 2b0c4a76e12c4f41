import fc from 'fast-check'
import { addDecimals } from '@/lib/decimal'
import { ratiosOf } from './valuation'

const fen = fc.integer({ min: 0, max: 9_999_999_999 }).map(value => (value / 100).toFixed(2))

describe('ratios', () => {
  test.each([
    [
      ['6500000.00', '3469525.56', '1874500.01', '1601500.00', '1200000.00'],
      ['44.38', '23.69', '12.80', '10.94', '8.19'],
    ],
    [
      ['1.00', '1.00', '1.00'],
      ['33.34', '33.33', '33.33'],
    ],
    [
      ['0.00', '0.00'],
      ['0.00', '0.00'],
    ],
    [['5.00'], ['100.00']],
    [
      ['100000000.00', '0.01'],
      ['100.00', '0.00'],
    ],
    [[], []],
  ])('of %j are %j', (amounts, ratios) => {
    expect(ratiosOf(amounts)).toEqual(ratios)
  })

  test('add up to exactly 100.00, none further from its share than a hundredth', () => {
    fc.assert(
      fc.property(fc.array(fen, { minLength: 1, maxLength: 8 }), amounts => {
        const total = Number(addDecimals(amounts))
        fc.pre(total > 0)
        const ratios = ratiosOf(amounts)
        expect(addDecimals(ratios)?.toFixed(2)).toBe('100.00')
        ratios.forEach((ratio, index) => {
          expect(Math.abs(Number(ratio) - (Number(amounts[index]) / total) * 100)).toBeLessThan(0.0100001)
        })
      }),
    )
  })
})
