import { investorAmountRule, investorYearsRule } from './investor-rules'

// Rule V-QI: exactly the least passes, a cent below fails.
test.each([
  ['3000000', '3000000', undefined],
  ['3000000', '3000000.00', undefined],
  ['3000000', '2999900', '须不低于300万元'],
  ['3000000', '2999999.99', '须不低于300万元'],
  ['5000000', '5000000', undefined],
  ['5000000', '4999999.99', '须不低于500万元'],
  ['400000', '400000', undefined],
  ['400000', '399999.99', '须不低于40万元'],
  ['400000', '400000.001', '请输入正确的金额'],
  ['400000', '0', '请输入正确的金额'],
  ['400000', '1e6', '请输入正确的金额'],
  ['400000', '', '请输入正确的金额'],
])('of at least %s: %s', (least, amount, expected) => {
  expect(investorAmountRule(least)(amount)).toBe(expected)
})

test.each([
  ['2', undefined],
  ['02', undefined],
  ['80', undefined],
  ['1', '投资经历须满2年'],
  ['0', '投资经历须满2年'],
  ['81', '请填写投资经历的整年数，如 5'],
  ['1.9', '请填写投资经历的整年数，如 5'],
  ['两年', '请填写投资经历的整年数，如 5'],
  ['', '请填写投资经历的整年数，如 5'],
])('%s years', (years, expected) => {
  expect(investorYearsRule(years)).toBe(expected)
})
