import { amountHelp, hasNetValues, raisedPercent, termText } from './product-texts'

test.each([
  [{ term: 18, termUnit: 'M' }, '18个月'],
  [{ term: 0, termUnit: '' }, '无固定期限'],
  [{ term: 90, termUnit: 'D' }, '90天'],
])('the term %p reads %s', (term, text) => {
  expect(termText(term)).toBe(text)
})

test('an amount’s help names the least and the step in ten thousands', () => {
  expect(amountHelp({ minAmount: '300000.00', stepAmount: '100000.00' })).toBe('30 万元起，以 10 万元递增')
})

test.each([
  ['12300000.00', '100000000.00', '1', 87],
  ['0.00', '100000000.00', '1', 100],
  ['100000000.00', '100000000.00', '1', 0],
  ['1.00', '0.00', '1', undefined],
  ['12300000.00', '100000000.00', '3', undefined],
])(
  'of %s left of %s in raising status %s: %p percent are raised',
  (remainQuota, totalQuota, raiseStatus, percent) => {
    expect(raisedPercent({ remainQuota, totalQuota, raiseStatus })).toBe(percent)
  },
)

test.each([
  ['0', '1.0000', false],
  ['3', '1.0000', false],
  ['1', '1.0260', true],
  ['4', '', false],
])('a product of type %s at %p has a line of net values: %p', (productType, netValue, has) => {
  expect(hasNetValues({ productType, netValue })).toBe(has)
})
