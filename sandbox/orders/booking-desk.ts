import { BOOKING_REVIEW_WORKING_DAYS } from '@/contract/purchase'
import { orderMachine } from '@/contract/machines/order'
import { ORDER_STATUS } from '@/contract/tables/order'
import { dateTimeInShanghai } from '@/lib/date'
import { instantOf } from '../clock'
import type { Desk } from '../office/desk'
import { addWeekdays } from '../portfolio/calendar'
import { bookingOfOrder } from '../store/bookings'
import { findOrder, type OrderRow, ordersInStatus } from '../store/orders'
import { termsOf } from '../store/product-terms'
import { confirmBooking, lapseBooking } from './bookings'
import { isRaiseOver } from './order-times'

/** Until when the company answers a booking that was made at a time. */
export function answerTimeOf({ apply_time }: Pick<OrderRow, 'apply_time'>): string {
  return `${addWeekdays(apply_time.slice(0, 10), BOOKING_REVIEW_WORKING_DAYS)} 17:00:00`
}

/** Bookings wait for the company, which looks at what is left and calls the customer; time confirms them while the raising lasts. */
export const bookingDesk: Desk = {
  kind: 'booking',
  title: '产品预约',
  waiting: db =>
    ordersInStatus(db, ORDER_STATUS.booking).map(row => {
      const { raise_end: end } = termsOf(db, row.product_id)
      const answerBy = answerTimeOf(row)
      const booking = bookingOfOrder(db, row.order_id)
      return {
        id: row.order_id,
        customerId: row.customer_id,
        submittedAt: instantOf(row.apply_time),
        dueAt: instantOf(end && end < answerBy ? end : answerBy),
        facts: [
          ['产品', row.product_name],
          ['金额', `${row.apply_amount} 元`],
          ['联系电话', booking?.mobile ?? '--'],
          ['备注', booking?.remark || '无'],
        ],
      }
    }),
  decide: (db, id, { isPassed, reason }, now) => {
    const row = findOrder(db, id)
    if (!row || !orderMachine.allows(row.order_status, 'confirmBooking')) return
    if (isRaiseOver(termsOf(db, row.product_id).raise_end, dateTimeInShanghai(now))) {
      return lapseBooking(db, row, '募集已结束。', now)
    }
    if (isPassed) confirmBooking(db, row, now)
    else lapseBooking(db, row, reason, now)
  },
}
