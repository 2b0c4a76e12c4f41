import type { OrderStatus } from '@/contract/machines/order'
import { ORDER_STATUS } from '@/contract/tables/order'
import type { Db } from './database'
import { insertRows } from './insert'
import { updateRow } from './update'

/** A row of `orders`. Times `YYYY-MM-DD HH:mm:ss` or `''`. */
export interface StoredOrder {
  readonly order_id: string
  readonly customer_id: string
  readonly order_no: string
  readonly product_id: string
  readonly order_status: OrderStatus
  readonly apply_amount: string
  readonly apply_time: string
  readonly sign_deadline: string
  readonly sign_time: string
  readonly contract_no: string
  readonly pay_deadline: string
  /** The day on which the customer says that the money was sent. */
  readonly pay_date: string
  /** When the customer said so. */
  readonly pay_marked_at: string
  readonly voucher_file_id: string
  readonly bank_name: string
  readonly card_no_mask: string
  readonly cooling_end_time: string
  readonly cancel_reason: string
  /** When money that came in is back at the customer; `''` when none has to go back. */
  readonly refund_due: string
  /** The purchase among the trades, from the payment on. */
  readonly trade_id: string
}

/** A purchase order with its product. */
export interface OrderRow extends StoredOrder {
  readonly product_name: string
  readonly product_type: string
  readonly trust_kind: string
  readonly risk_level: string
  readonly establish_date: string
  readonly open_rule: string
}

const SELECT = `SELECT pr.product_name, pr.product_type, pr.trust_kind, pr.risk_level, pr.establish_date, pr.open_rule, o.*
  FROM orders o JOIN products pr ON pr.product_id = o.product_id`

/** A customer's orders, newest first, ties by id descending. */
export function ordersOf(db: Db, customerId: string): OrderRow[] {
  return db.all<OrderRow>(
    `${SELECT} WHERE o.customer_id = ? ORDER BY o.apply_time DESC, o.order_id DESC`,
    customerId,
  )
}

/** The order with this id, whoever it belongs to. */
export function findOrder(db: Db, orderId: string): OrderRow | undefined {
  return db.get<OrderRow>(`${SELECT} WHERE o.order_id = ?`, orderId)
}

/** Statuses before anything is to be signed. */
const BOOKINGS = [
  ORDER_STATUS.booking,
  ORDER_STATUS.booked,
  ORDER_STATUS.bookingLapsed,
  ORDER_STATUS.bookingCancelled,
] as const

/** Whether an order has no contract: it is a booking. */
export const isBooking = ({ order_status }: Pick<StoredOrder, 'order_status'>): boolean =>
  BOOKINGS.some(status => status === order_status)

/** Whether the customer signs, or has signed, for a product. */
export function hasContractFor(db: Db, customerId: string, productId: string): boolean {
  return ordersOf(db, customerId).some(row => row.product_id === productId && !isBooking(row))
}

/** Everybody's orders in a status, oldest first. */
export function ordersInStatus(db: Db, status: OrderStatus): OrderRow[] {
  return db.all<OrderRow>(`${SELECT} WHERE o.order_status = ? ORDER BY o.apply_time, o.order_id`, status)
}

/** Everybody's orders whose money is on its way back. */
export function ordersToRefund(db: Db): OrderRow[] {
  return db.all<OrderRow>(`${SELECT} WHERE o.refund_due <> '' ORDER BY o.refund_due, o.order_id`)
}

/** Something that happened to an order: its name as the customer reads it, and when. */
export interface OrderEventRow {
  readonly name: string
  readonly time: string
  readonly remark: string
}

/** What has happened to an order, oldest first. */
export function eventsOfOrder(db: Db, orderId: string): OrderEventRow[] {
  return db.all('SELECT name, time, remark FROM order_events WHERE order_id = ? ORDER BY seq', orderId)
}

/** Notes that something happened to an order. */
export function addOrderEvent(db: Db, orderId: string, event: OrderEventRow): void {
  const last = db.get<{ seq: number | null }>(
    'SELECT max(seq) AS seq FROM order_events WHERE order_id = ?',
    orderId,
  )
  insertRows(db, 'order_events', [{ order_id: orderId, seq: (last?.seq ?? 0) + 1, ...event }])
}

type Change = Partial<Omit<StoredOrder, 'order_id' | 'customer_id' | 'order_no' | 'product_id'>>

/** Changes columns of an order; a status comes from the machine. */
export function changeOrder(db: Db, orderId: string, change: Change): void {
  updateRow(db, 'orders', ['order_id', orderId], change)
}

/** Takes a new order. */
export function addOrder(db: Db, order: StoredOrder): void {
  insertRows(db, 'orders', [{ ...order }])
}

/** A number for an order placed on a day, `YYYY-MM-DD`: the day and a count of its own. */
export function newOrderNo(db: Db, day: string): string {
  const prefix = `${day.replace(/-/g, '')}8`
  const last = db.get<{ last: string | null }>(
    'SELECT max(order_no) AS last FROM orders WHERE order_no >= ? AND order_no < ?',
    `${prefix}0000`,
    `${prefix}9999~`,
  )
  return prefix + String(Number(last?.last?.slice(prefix.length) ?? '0') + 1).padStart(4, '0')
}
