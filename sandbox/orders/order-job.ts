import type { OrderStatus } from '@/contract/machines/order'
import { ORDER_STATUS } from '@/contract/tables/order'
import { dateTimeInShanghai } from '@/lib/date'
import { instantOf } from '../clock'
import type { Db } from '../store/database'
import { type OrderRow, ordersInStatus, ordersToRefund } from '../store/orders'
import { termsOf } from '../store/product-terms'
import { lapseBooking } from './bookings'
import { DEADLINES, expireOrder, finishRefund } from './moves'
import { unpaidUntil, withinRaise } from './order-times'

interface Due {
  readonly time: string
  readonly act: (now: number) => void
}

function overdue(db: Db, status: OrderStatus): Due[] {
  const deadline = DEADLINES[status]
  if (!deadline) return []
  const endOf = (row: OrderRow) =>
    status === ORDER_STATUS.toPay
      ? withinRaise(unpaidUntil(row.pay_deadline), termsOf(db, row.product_id).raise_end)
      : row[deadline.of]
  return ordersInStatus(db, status)
    .filter(row => row[deadline.of] !== '')
    .map(row => ({ time: endOf(row), act: now => expireOrder(db, row, deadline.passed, now) }))
}

/** Bookings that were confirmed and never ordered, when the raising ends. */
function overBookings(db: Db): Due[] {
  return ordersInStatus(db, ORDER_STATUS.booked)
    .map(row => ({ row, time: termsOf(db, row.product_id).raise_end }))
    .filter(({ time }) => time !== '')
    .map(({ row, time }) => ({ time, act: now => lapseBooking(db, row, '募集已结束。', now) }))
}

/** Closes orders whose deadline has passed, and brings refunds in: in the order of time, as of then. */
export function runOrderJob(db: Db, now: number): void {
  const time = dateTimeInShanghai(now)
  const statuses = Object.keys(DEADLINES) as OrderStatus[]
  db.transaction(() => {
    const refunds = ordersToRefund(db).map(row => ({
      time: row.refund_due,
      act: (at: number) => finishRefund(db, row, at),
    }))
    const due = [...statuses.flatMap(status => overdue(db, status)), ...overBookings(db), ...refunds]
      .filter(one => one.time <= time)
      .sort((one, other) => (one.time < other.time ? -1 : 1))
    for (const one of due) one.act(instantOf(one.time))
  })
}
