import type { Db } from './database'

/** A purchase order with its product. Times `YYYY-MM-DD HH:mm:ss` or `''`. */
export interface OrderRow {
  readonly order_id: string
  readonly customer_id: string
  readonly order_no: string
  readonly product_id: string
  readonly product_name: string
  readonly product_type: string
  readonly trust_kind: string
  readonly risk_level: string
  readonly order_status: string
  readonly apply_amount: string
  readonly apply_time: string
  readonly pay_deadline: string
  readonly cooling_end_time: string
}

/** A customer's orders, newest first, ties by id descending. */
export function ordersOf(db: Db, customerId: string): OrderRow[] {
  return db.all<OrderRow>(
    `SELECT o.*, pr.product_name, pr.product_type, pr.trust_kind, pr.risk_level
     FROM orders o JOIN products pr ON pr.product_id = o.product_id
     WHERE o.customer_id = ? ORDER BY o.apply_time DESC, o.order_id DESC`,
    customerId,
  )
}
