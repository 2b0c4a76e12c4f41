import type { Flag } from '@/contract/primitives'
import type { Db } from './database'
import { insertRows } from './insert'

/** What was settled when an order was placed. */
export interface OrderTermsRow {
  readonly order_id: string
  /** Percent of the amount. */
  readonly fee_rate: string
  /** The company calls the customer before the signing (rule V-65). */
  readonly needs_call: Flag
}

/** What was settled for an order; undefined for one of before there was anything to settle. */
export function orderTermsOf(db: Db, orderId: string): OrderTermsRow | undefined {
  return db.get<OrderTermsRow>('SELECT * FROM order_terms WHERE order_id = ?', orderId)
}

export function addOrderTerms(db: Db, terms: OrderTermsRow): void {
  insertRows(db, 'order_terms', [{ ...terms }])
}
