import { orderMachine } from '@/contract/machines/order'
import { instantOf } from '../clock'
import type { Desk } from '../office/desk'
import { customerById } from '../store/customers'
import type { Db } from '../store/database'
import { findOrder, type OrderRow } from '../store/orders'
import { bookings, type RecordingRow } from '../store/recordings'
import { missCall, submitRecording } from './moves'
import { endOfCall } from '../office/slots'

/** What a call with a person takes. */
const CALL_SECONDS = 600

/** Bookings of orders that still wait for their recording. */
function openBookings(db: Db): { row: RecordingRow; order: OrderRow }[] {
  return bookings(db).flatMap(row => {
    const order = findOrder(db, row.order_id)
    return order && orderMachine.allows(order.order_status, 'record') ? [{ row, order }] : []
  })
}

/** Booked calls: recorded when their half hour is over, unless somebody at the desk says that nobody was there. */
export const callDesk: Desk = {
  kind: 'recordingCall',
  title: '人工视频双录',
  waiting: db =>
    openBookings(db).map(({ row, order }) => ({
      id: order.order_id,
      customerId: order.customer_id,
      submittedAt: instantOf(row.appointment),
      dueAt: instantOf(endOfCall(row.appointment)),
      facts: [
        ['产品', order.product_name],
        ['预约时间', row.appointment.slice(0, 16)],
        ['联系电话', row.mobile || customerById(db, order.customer_id).mobile],
      ],
    })),
  decide: (db, id, { isPassed, reason }, now) => {
    const booking = openBookings(db).find(({ order }) => order.order_id === id)
    if (!booking) return
    if (isPassed) submitRecording(db, booking.order, CALL_SECONDS, now)
    else missCall(db, booking.order, reason, now)
  },
}
