import { orderMachine } from '@/contract/machines/order'
import { ORDER_STATUS } from '@/contract/tables/order'
import { dateTimeInShanghai } from '@/lib/date'
import { instantOf } from '../clock'
import type { Desk } from '../office/desk'
import { findOrder, ordersInStatus } from '../store/orders'
import { establishOrder, failRaise } from './moves'
import { bookingOf } from './order-times'

/** Purchases that are paid: they are booked when their time has come, never within the cooling-off (V-COOL), or the raising fails. */
export const establishmentDesk: Desk = {
  kind: 'establishment',
  title: '产品成立',
  waiting: db =>
    ordersInStatus(db, ORDER_STATUS.cooling).map(row => ({
      id: row.order_id,
      customerId: row.customer_id,
      submittedAt: instantOf(row.apply_time),
      dueAt: instantOf(bookingOf(row, row.cooling_end_time).time),
      facts: [
        ['产品', row.product_name],
        ['金额', `${row.apply_amount} 元`],
        ['冷静期至', row.cooling_end_time],
      ],
    })),
  decide: (db, id, { isPassed, reason }, now) => {
    const row = findOrder(db, id)
    if (!row || !orderMachine.allows(row.order_status, 'establish')) return
    if (!isPassed) return failRaise(db, row, reason, now)
    // Passed by hand before its day, it goes on waiting: there is no net value to book it at.
    const { time, openDay } = bookingOf(row, row.cooling_end_time)
    if (dateTimeInShanghai(now) < time) return
    establishOrder(db, row, openDay, now)
  },
}
