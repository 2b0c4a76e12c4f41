import { ORDER_STATUS } from '@/contract/tables/order'
import type { Db } from './database'
import { insertRows } from './insert'
import type { OrderRow } from './orders'

/** How the customer of a booking is reached, and what they said. */
export interface BookingRow {
  readonly order_id: string
  readonly mobile: string
  readonly remark: string
}

/** What an order was booked with; undefined for one that was placed at once. */
export function bookingOfOrder(db: Db, orderId: string): BookingRow | undefined {
  return db.get<BookingRow>('SELECT * FROM bookings WHERE order_id = ?', orderId)
}

export function addBooking(db: Db, booking: BookingRow): void {
  insertRows(db, 'bookings', [{ ...booking }])
}

/** The statuses of a booking that may still become an order. */
export const OPEN_BOOKINGS: readonly string[] = [ORDER_STATUS.booking, ORDER_STATUS.booked]

/** Of a customer's orders the booking of a product that is open. */
export function openBooking(orders: readonly OrderRow[], productId: string): OrderRow | undefined {
  return orders.find(order => order.product_id === productId && OPEN_BOOKINGS.includes(order.order_status))
}
