/**
 * Lists of which the customer has nothing yet lead on.
 * @run short: page
 * @run long: browser, phone
 */
import { journey } from '@journey'
import type { RouteName } from '@/routes'

const CALENDAR = ['查看产品日历', 'products/product-calendar'] as const
const ASSETS = ['查看我的资产', 'assets/overview'] as const
const MESSAGES = ['查看全部消息', 'main/messages'] as const

/** Each list, with what its button says and where that leads. */
const LISTS: readonly (readonly [RouteName, string, RouteName])[] = [
  ['main/orders', ...CALENDAR],
  ['main/positions', ...ASSETS],
  ['assets/disclosures', ...ASSETS],
  ['assets/history', ...ASSETS],
  ['income/schedule', ...CALENDAR],
  ['income/statements', ...ASSETS],
  ['membership/points', ...CALENDAR],
  ['messages/surveys', ...MESSAGES],
  ['messages/researches', ...MESSAGES],
  ['recording/record-list', '查看我的订单', 'products/order-list'],
]

journey('every list of which a new customer has nothing yet leads on', { as: 'U3' }, async customer => {
  for (const [list, button, to] of LISTS) {
    await customer.open(list)
    await customer.tap(button)
    await customer.arriveAt(to)
  }
  await customer.open('main/positions')
  await customer.tap('受益人 0')
  await customer.see('您还不是受益人')
  await customer.tap(ASSETS[0])
  await customer.arriveAt(ASSETS[1])
})

journey('what happens when a trust ends asks for its people first', { as: 'U1' }, async customer => {
  await customer.open('trust-people/end-scheme', { applyId: 'FA3' })
  await customer.tap('添加受益人')
  await customer.arriveAt('trust-people/beneficiary')
})
