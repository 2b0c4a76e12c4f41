import Big from 'big.js'
import fc from 'fast-check'
import { addDecimals, compareDecimals, isNegative, isPositive, isZero, parseDecimal } from './decimal'

describe('parseDecimal', () => {
  it.each([
    ['0', '0'],
    ['1500000.00', '1500000'],
    ['99999999999.99', '99999999999.99'],
    ['123456789012345678901234567890.12', '123456789012345678901234567890.12'],
    ['-0.001', '-0.001'],
    ['+1.5', '1.5'],
    ['007', '7'],
    [0, '0'],
    [-12.5, '-12.5'],
  ])('reads %p exactly', (value, expected) => {
    expect(parseDecimal(value)?.toFixed()).toBe(expected)
  })

  it.each([
    null,
    undefined,
    '',
    ' ',
    ' 1',
    '1\n',
    '1e6',
    '1E-3',
    '1,234.00',
    '１２３',
    '.5',
    '5.',
    '1.2.3',
    '--1',
    '+-1',
    '-',
    '−5',
    '0x1f',
    '--',
    'NaN',
    'Infinity',
    '1500000.00元',
    NaN,
    Infinity,
    1e21,
    1e-7,
  ])('does not know %p', value => {
    expect(parseDecimal(value)).toBeNull()
  })

  it('passes a decimal on as it is', () => {
    const value = new Big('1.10')
    expect(parseDecimal(value)).toBe(value)
  })
})

describe('addDecimals', () => {
  it('adds what floats cannot', () => {
    expect(addDecimals(['0.1', '0.2'])?.toFixed()).toBe('0.3')
    expect(addDecimals(['33.33', '33.33', '33.34'])?.toFixed(2)).toBe('100.00')
    expect(addDecimals(['33.33', '33.33', '33.33'])?.toFixed(2)).toBe('99.99')
    expect(addDecimals(['99999999999.99', '0.01'])?.toFixed(2)).toBe('100000000000.00')
  })

  it('adds the holdings of customer U1 to the cent (E23)', () => {
    const byType = ['6500000.00', '3469525.56', '1874500.01', '1200000.00', '1601500.00']
    expect(addDecimals(byType)?.toFixed(2)).toBe('14645525.57')
  })

  it('is zero for nothing and unknown when a part is unknown', () => {
    expect(addDecimals([])?.toFixed()).toBe('0')
    expect(addDecimals(['1.00', ''])).toBeNull()
    expect(addDecimals([null])).toBeNull()
  })

  it('does not depend on the order of the parts', () => {
    const cents = fc.array(fc.maxSafeInteger().map(value => new Big(value).div(100)))
    fc.assert(
      fc.property(cents, parts => {
        const forwards = addDecimals(parts)
        const backwards = addDecimals([...parts].reverse())
        expect(compareDecimals(forwards, backwards)).toBe(0)
      }),
    )
  })
})

describe('compareDecimals', () => {
  it.each([
    ['1.0', '1.00', 0],
    ['9', '10', -1],
    ['0.30', '0.3', 0],
    ['3000000.00', '2999900.00', 1],
    ['-0', '0', 0],
    ['99999999999.99', '99999999999.98', 1],
    ['', '1', null],
    ['1', null, null],
    ['1e6', '1', null],
  ])('of %p and %p is %p', (left, right, expected) => {
    expect(compareDecimals(left, right)).toBe(expected)
  })
})

describe('signs', () => {
  it.each([
    ['-0.001', 'negative'],
    ['0.01', 'positive'],
    ['0.00', 'zero'],
    ['-0.00', 'zero'],
    [0, 'zero'],
    ['', 'none'],
    [null, 'none'],
    ['garbage', 'none'],
  ])('of %p is %s', (value, expected) => {
    expect(isNegative(value)).toBe(expected === 'negative')
    expect(isPositive(value)).toBe(expected === 'positive')
    expect(isZero(value)).toBe(expected === 'zero')
  })
})
