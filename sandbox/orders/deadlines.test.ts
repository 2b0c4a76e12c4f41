import type { OrderRow } from '../store/orders'
import type { TradeRow } from '../store/trades'
import { orderRowOf } from './order-answer'
import { cancelOf } from '../portfolio/trade-course'

const TRADE = { trade_status: '0', trade_day: '2026-11-20' } as TradeRow

test.each([
  ['2026-11-20 14:59:59', '1'],
  ['2026-11-20 15:00:00', '0'],
  ['2026-11-20 15:00:01', '0'],
])('a trade at %s: may be taken back %s', (now, canCancel) => {
  expect(cancelOf(TRADE, now).canCancel).toBe(canCancel)
})

const orderAt = (row: Partial<OrderRow>, now: string) => orderRowOf(row as OrderRow, now)

test.each([
  ['2026-11-20 16:59:59', 'pay'],
  ['2026-11-20 17:00:00', 'none'],
  ['2026-11-20 17:00:01', 'none'],
])('an order to be paid until 17:00:00, at %s: %s', (now, nextAction) => {
  expect(orderAt({ order_status: '30', pay_deadline: '2026-11-20 17:00:00' }, now).nextAction).toBe(
    nextAction,
  )
})

test.each([
  ['2026-11-20 16:59:59', '1'],
  ['2026-11-20 17:00:00', '0'],
  ['2026-11-20 17:00:01', '0'],
])('an order whose cooling-off ends at 17:00:00, at %s: may be cancelled %s', (now, canCancel) => {
  expect(orderAt({ order_status: '32', cooling_end_time: '2026-11-20 17:00:00' }, now).canCancel).toBe(
    canCancel,
  )
})
