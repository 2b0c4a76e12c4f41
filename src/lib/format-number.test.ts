import Big from 'big.js'
import fc from 'fast-check'
import type { DecimalInput } from './decimal'
import {
  count,
  decimal2,
  netValue,
  percent,
  signed,
  signedPercent,
  splitAmount,
  tenThousands,
  thousands,
} from './format-number'

const UNKNOWN: DecimalInput[] = ['', null, undefined, 'abc', '1e6', '１２', '--', NaN, ' ']

/** Decimal strings as the wire has them: up to 16 digits before and 6 after the point. */
const wireDecimal = fc
  .tuple(fc.boolean(), fc.maxSafeNat(), fc.string({ maxLength: 6, unit: fc.constantFrom(...'0123456789') }))
  .map(([negative, integer, fraction]) => `${negative ? '-' : ''}${integer}${fraction && `.${fraction}`}`)

describe('decimal2 (V-DEC2)', () => {
  it.each([
    ['1', '1.00'],
    ['1.5', '1.50'],
    ['1.239', '1.23'],
    ['-1.239', '-1.23'],
    ['0', '0.00'],
    [0, '0.00'],
    ['-0', '0.00'],
    ['-0.001', '0.00'],
    ['0.009', '0.00'],
    ['1.999', '1.99'],
    ['99999999999.99', '99999999999.99'],
    [new Big('2').div(3), '0.66'],
  ])('%p is %s', (value, expected) => {
    expect(decimal2(value)).toBe(expected)
  })
})

describe('thousands (V-THOUS)', () => {
  it.each([
    ['1234567.8', '1,234,567.80'],
    ['0', '0.00'],
    ['-1234.5', '-1,234.50'],
    ['999', '999.00'],
    ['1000', '1,000.00'],
    ['-999.999', '-999.99'],
    ['-0.001', '0.00'],
    ['99999999.99', '99,999,999.99'],
    ['99999999999.99', '99,999,999,999.99'],
    ['1234.56789', '1,234.56'],
  ])('%p is %s', (value, expected) => {
    expect(thousands(value)).toBe(expected)
  })

  it('keeps every digit that decimal2 keeps, in groups of three', () => {
    fc.assert(
      fc.property(wireDecimal, value => {
        expect(thousands(value).replace(/,/g, '')).toBe(decimal2(value))
        expect(thousands(value)).toMatch(/^-?\d{1,3}(,\d{3})*\.\d{2}$/)
      }),
    )
  })

  it('never shows more than there is', () => {
    fc.assert(
      fc.property(wireDecimal, value => {
        const gap = new Big(value).abs().minus(new Big(decimal2(value)).abs())
        expect(gap.gte(0) && gap.lt('0.01')).toBe(true)
      }),
    )
  })
})

describe('tenThousands (unit mode)', () => {
  it.each([
    ['15999', '1'],
    ['10000', '1'],
    ['9999.99', '0'],
    ['-9999', '0'],
    ['-15999', '-1'],
    ['0', '0'],
    ['1500000.00', '150'],
    ['18652300.00', '1,865'],
    ['9999999.99', '999'],
    ['99999999999.99', '9,999,999'],
    ['19999.99999999999999999999999', '1'],
  ])('%p is %s', (value, expected) => {
    expect(tenThousands(value)).toBe(expected)
  })
})

describe('netValue', () => {
  it.each([
    ['1.0667', '1.0667'],
    ['1', '1.0000'],
    ['0.963', '0.9630'],
    ['1.36759', '1.3675'],
    ['-0.00001', '0.0000'],
  ])('%p is %s', (value, expected) => {
    expect(netValue(value)).toBe(expected)
  })
})

describe('percent', () => {
  it.each([
    ['4.35', '4.35%'],
    ['4.5', '4.50%'],
    ['100', '100.00%'],
    ['-2.93', '-2.93%'],
    ['0', '0.00%'],
  ])('%p is %s', (value, expected) => {
    expect(percent(value)).toBe(expected)
  })
})

describe('signed and signedPercent', () => {
  it.each([
    ['118816.00', '+118,816.00', 'up'],
    ['-29290', '\u221229,290.00', 'down'],
    ['0.01', '+0.01', 'up'],
    ['0', '0.00', 'flat'],
    ['-0.00', '0.00', 'flat'],
    ['-0.001', '0.00', 'flat'],
    ['0.009', '0.00', 'flat'],
    ['99999999999.99', '+99,999,999,999.99', 'up'],
  ])('%p is %s, %s', (value, text, direction) => {
    expect(signed(value)).toEqual({ text, direction })
    expect(signedPercent(value)).toEqual({ text: `${text}%`, direction })
  })

  it('shows a loss of 2.93 percent with the true minus', () => {
    expect(signedPercent('-2.93')).toEqual({ text: '−2.93%', direction: 'down' })
  })
})

describe('count', () => {
  it.each([
    ['2459', '2,459'],
    [2459, '2,459'],
    [0, '0'],
    ['0', '0'],
    ['999', '999'],
    ['1000', '1,000'],
    [-12680, '-12,680'],
    ['007', '7'],
    ['12.00', '12'],
    ['2.5', '--'],
    [2.5, '--'],
  ])('%p is %s', (value, expected) => {
    expect(count(value)).toBe(expected)
  })
})

describe('splitAmount', () => {
  it.each([
    ['14645525.57', '14,645,525', '.57'],
    ['0', '0', '.00'],
    ['-0.5', '-0', '.50'],
    ['-1234.5', '-1,234', '.50'],
    ['99999999999.99', '99,999,999,999', '.99'],
  ])('%p is %s and %s', (value, integer, fraction) => {
    expect(splitAmount(value)).toEqual({ integer, fraction, text: integer + fraction })
  })

  it('has no fraction for an unknown amount', () => {
    expect(splitAmount('')).toEqual({ integer: '--', fraction: '', text: '--' })
  })
})

describe('unknown values', () => {
  it.each(UNKNOWN)('%p is shown as -- everywhere', value => {
    for (const format of [decimal2, thousands, tenThousands, netValue, percent, count]) {
      expect(format(value)).toBe('--')
    }
    expect(signed(value)).toEqual({ text: '--', direction: 'flat' })
    expect(signedPercent(value)).toEqual({ text: '--', direction: 'flat' })
    expect(splitAmount(value).text).toBe('--')
  })
})
