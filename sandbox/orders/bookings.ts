import type { Db } from '../store/database'
import { OPEN_BOOKINGS } from '../store/bookings'
import type { OrderRow } from '../store/orders'
import { moveOrder, tellOfOrder } from './moves'

/** It is booked and no order yet: nothing of the quota is taken for it. */
export const isBooking = ({ order_status }: Pick<OrderRow, 'order_status'>): boolean =>
  OPEN_BOOKINGS.includes(order_status)

/** The company takes the booking: the customer may order now. */
export function confirmBooking(db: Db, row: OrderRow, now: number): void {
  const moved = moveOrder(db, row, 'confirmBooking', { name: '预约成功', now })
  tellOfOrder(
    db,
    moved,
    '预约成功',
    `${row.product_name}的预约已确认，请在募集结束前认购；预约不代表认购成功，额度以下单时为准。`,
    now,
  )
}

/** The booking comes to nothing: the company does not take it, or the raising is over. */
export function lapseBooking(db: Db, row: OrderRow, reason: string, now: number): void {
  const moved = moveOrder(db, row, 'lapse', { name: '预约失效', remark: reason, now })
  tellOfOrder(db, moved, '预约失效', `${row.product_name}的预约已失效：${reason}`, now)
}

/** The customer takes the booking back. */
export function cancelBooking(db: Db, row: OrderRow, now: number): OrderRow {
  return moveOrder(db, row, 'cancel', { name: '预约已取消', now })
}
