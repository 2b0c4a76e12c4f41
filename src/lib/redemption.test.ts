import { proceedsOf, redeemError } from './redemption'

const LIMITS = { availableShares: '418120.55', minHoldShares: '100000.00' }

test.each([
  ['418120.55', undefined],
  ['318120.55', undefined],
  ['0.01', undefined],
  ['318120.56', '剩余份额低于最低持有份额，请全部赎回'],
  ['418120.54', '剩余份额低于最低持有份额，请全部赎回'],
  ['418120.56', '赎回份额不能超过可用份额'],
  ['0', '请输入正确的赎回份额'],
  ['', '请输入正确的赎回份额'],
  ['-1', '请输入正确的赎回份额'],
  ['1e5', '请输入正确的赎回份额'],
  ['1.234', '请输入正确的赎回份额'],
])('%p shares: %p', (shares, error) => {
  expect(redeemError(shares, LIMITS)).toBe(error)
})

test('who holds less than the least may redeem everything, and nothing else', () => {
  const few = { availableShares: '800.00', minHoldShares: '1000.00' }
  expect(redeemError('800', few)).toBeUndefined()
  expect(redeemError('799.99', few)).toBe('剩余份额低于最低持有份额，请全部赎回')
})

test.each([
  ['100000', '1.0681', '0', { gross: '106810.00', fee: '0.00', net: '106810.00' }],
  ['731261.43', '1.3675', '0.50', { gross: '1000000.01', fee: '5000.00', net: '995000.01' }],
  // 0.9996 is paid as 1.00: the fee is of what is paid, not of what it was before rounding.
  ['0.98', '1.0200', '0.50', { gross: '1.00', fee: '0.01', net: '0.99' }],
  ['', '1.0681', '0', undefined],
  ['100', '', '0', undefined],
])('%p at %p', (shares, netValue, fee, proceeds) => {
  expect(proceedsOf(shares, netValue, fee)).toEqual(proceeds)
})
