import type { Db } from './database'
import { insertRows } from './insert'
import { updateRow } from './update'

/** What was settled when an order was placed. */
export interface OrderTermsRow {
  readonly order_id: string
  /** Percent of the amount. */
  readonly fee_rate: string
  /** Until when the company calls the customer, who signs afterwards (rule V-65); `''` where it need not. */
  readonly call_until: string
  /** When the customer was reached; `''` before. */
  readonly called_at: string
}

/** What was settled for an order; undefined for one of before there was anything to settle. */
export function orderTermsOf(db: Db, orderId: string): OrderTermsRow | undefined {
  return db.get<OrderTermsRow>('SELECT * FROM order_terms WHERE order_id = ?', orderId)
}

export function addOrderTerms(db: Db, terms: OrderTermsRow): void {
  insertRows(db, 'order_terms', [{ ...terms }])
}

/** Notes what became of the call. */
export function changeCall(
  db: Db,
  orderId: string,
  change: Partial<Pick<OrderTermsRow, 'call_until' | 'called_at'>>,
): void {
  updateRow(db, 'order_terms', ['order_id', orderId], change)
}
