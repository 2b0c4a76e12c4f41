import { ORDER_STATUS } from '@/contract/tables/order'
import { createClock, instantOf } from '../clock'
import { cancelOf } from '../portfolio/trade-course'
import { seed } from '../seed'
import { openStore } from '../store/open'
import { changeOrder, findOrder, type OrderRow, ordersInStatus } from '../store/orders'
import type { TradeRow } from '../store/trades'
import { cleanUp, temporaryFolder } from '../testing/harness'
import { untilNextTry } from './moves'
import { orderRowOf } from './order-answer'
import { withinRaise } from './order-times'
import { paymentDesk } from './payment-desk'

afterEach(cleanUp)

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

test.each([
  // Without an end, and one that is far, the deadline stands; else it ends with the raising.
  ['2026-11-23 17:00:00', '', '2026-11-23 17:00:00'],
  ['2026-11-23 17:00:00', '2026-11-30 17:00:00', '2026-11-23 17:00:00'],
  ['2026-12-01 17:00:00', '2026-11-30 17:00:00', '2026-11-30 17:00:00'],
])('a deadline %s of a raising that ends %p: %s', (deadline, raiseEnd, until) => {
  expect(withinRaise(deadline, raiseEnd)).toBe(until)
})

test('money that is said to be sent after the raising has ended is never established', () => {
  const { db } = openStore(temporaryFolder())
  seed(db, createClock(db, 'seed'))
  const [order] = ordersInStatus(db, ORDER_STATUS.paymentInReview).filter(row => row.product_id === 'C02')
  if (!order) throw new Error('nobody has paid for C02')
  changeOrder(db, order.order_id, { pay_marked_at: '2026-11-30 17:00:00' })
  paymentDesk.decide(db, order.order_id, { isPassed: true, reason: '' }, instantOf('2026-12-01 09:00:00'))
  expect(findOrder(db, order.order_id)).toMatchObject({
    order_status: ORDER_STATUS.refunding,
    refund_due: '2026-12-03 10:00:00',
    trade_id: '',
  })
  db.close()
})

test.each([
  ['2026-11-30 12:00:00', '2026-11-30 12:00:00'],
  ['2026-11-20 12:00:00', '2026-11-23 17:00:00'],
])('a deadline %s is never shorter for a payment that was not found: %s', (deadline, until) => {
  const { db } = openStore(temporaryFolder())
  seed(db, createClock(db, 'seed'))
  const [order] = ordersInStatus(db, ORDER_STATUS.paymentInReview)
  if (!order) throw new Error('nobody has paid')
  db.run("UPDATE product_terms SET raise_end = '' WHERE product_id = ?", order.product_id)
  const late = { ...order, pay_deadline: deadline }
  expect(untilNextTry(db, late, instantOf('2026-11-20 10:00:00'))).toBe(until)
  db.close()
})
