import { tradeDetailOf } from '@test/trade'
import type { TradeDetail } from './trade-page-store'
import { cancelActions, unconfirmedShares } from './trade-cancel'

jest.mock('@/platform/pages/navigation', () => ({ openPage: jest.fn(), hasPageBelow: () => false }))

test.each<[string, Partial<TradeDetail>, string]>([
  [
    'of a redemption confirmed in part',
    { tradeStatus: '3', applyShares: '250000.00', confirmShares: '120871.56' },
    '129128.44',
  ],
  ['of one confirmed in full', { tradeStatus: '6' }, ''],
  ['of a purchase confirmed in part', { tradeStatus: '3', tradeType: '02' }, ''],
  ['of unknown shares', { tradeStatus: '3', confirmShares: '' }, ''],
])('shares not taken back %s: %p', (_name, change, left) => {
  expect(unconfirmedShares(tradeDetailOf(change))).toBe(left)
})

describe('taking a trade back', () => {
  const cancel = jest.fn()

  test.each([
    ['accepted and in time', '0', '1', '', [undefined]],
    ['accepted and late', '0', '0', '已过撤销截止时间', ['已过撤销截止时间']],
    ['being confirmed', '1', '0', '交易确认中，不能撤销', ['交易确认中，不能撤销']],
    ['refused without a word', '1', '0', '', ['这笔交易不能撤销']],
    ['settled', '6', '0', '交易已完成，不能撤销', []],
    ['cancelled', '5', '0', '', []],
  ] as const)('%s', (_name, tradeStatus, canCancel, cancelReason, reasons) => {
    const actions = cancelActions({ tradeStatus, canCancel, cancelReason }, false, cancel)
    expect(actions.map(action => action.disabledReason)).toEqual(reasons)
  })

  test('is busy while it is sent', () => {
    const [action] = cancelActions({ tradeStatus: '0', canCancel: '1', cancelReason: '' }, true, cancel)
    expect([action?.isBusy, action?.onTap]).toEqual([true, cancel])
  })
})
