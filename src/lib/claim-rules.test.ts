import { claimAmountError, expectDateError } from './claim-rules'

test.each([
  ['100000', '100000.00', undefined],
  ['0.01', '100000.00', undefined],
  ['100000.01', '100000.00', '申请金额不能超过可申请的100,000.00元'],
  ['0', '100000.00', '请填写正确的分配金额'],
  ['1.234', '100000.00', '请填写正确的分配金额'],
  ['', '100000.00', '请填写正确的分配金额'],
])('a claim of %s under a cap of %s: %s', (amount, cap, error) => {
  expect(claimAmountError(amount, cap)).toBe(error)
})

test.each([
  ['2026-11-21', undefined],
  ['2026-11-20', '期望支付日期不能早于明天'],
  ['2026-02-30', '请选择期望支付日期'],
  ['', '请选择期望支付日期'],
])('expected on %s: %s', (date, error) => {
  expect(expectDateError(date, '2026-11-20')).toBe(error)
})
