import fc from 'fast-check'
import { hundredthsOf, orderSumsOf, shareRule, shareSumError, shareText, sumOfShares } from './shares'

test.each([
  ['0.01', undefined],
  ['100', undefined],
  ['100.00', undefined],
  ['33.3', undefined],
  ['0', '请填写正确的受益比例'],
  ['100.01', '请填写正确的受益比例'],
  ['33.333', '请填写正确的受益比例'],
  ['-1', '请填写正确的受益比例'],
  ['1e1', '请填写正确的受益比例'],
  ['', '请填写正确的受益比例'],
])('share %j', (share, error) => {
  expect(shareRule(share)).toBe(error)
})

/** Case E5 of the domain contract, and what lies about it. */
test.each<readonly [readonly string[], string | undefined]>([
  [['33.33', '33.33', '33.33'], '同一顺位受益比例合计须为100%，当前为99.99%'],
  [['33.33', '33.33', '33.34'], undefined],
  [['100'], undefined],
  [['50', '50.01'], '同一顺位受益比例合计须为100%，当前为100.01%'],
  [['0.1', '0.2', '99.7'], undefined],
])('the order %j', (shares, error) => {
  expect(shareSumError(shareText(sumOfShares(shares)))).toBe(error)
})

test('each order has its own sum', () => {
  const people = [
    { order: 2, sharePercent: '100' },
    { order: 1, sharePercent: '60' },
    { order: 1, sharePercent: '40' },
  ]
  expect(orderSumsOf(people)).toEqual([
    { order: 1, sum: '100.00' },
    { order: 2, sum: '100.00' },
  ])
})

test('shares pass exactly when their hundredths come to 10,000, however they are split', () => {
  const shares = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(shares, parts => {
      const sum = parts.reduce((total, part) => total + part, 0)
      const [order] = orderSumsOf(parts.map(part => ({ order: 1, sharePercent: shareText(part) })))
      expect(shareSumError(order?.sum ?? '') === undefined).toBe(sum === 10_000)
    }),
  )
})

test('what is left to the last one makes it whole', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 500 }), { maxLength: 19 }), parts => {
      const rest = 10_000 - parts.reduce((total, part) => total + part, 0)
      expect(shareSumError(shareText(sumOfShares([...parts, rest].map(shareText))))).toBeUndefined()
    }),
  )
})

test('text and hundredths are one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 }), share => {
      expect(hundredthsOf(shareText(share))).toBe(share)
    }),
  )
})
