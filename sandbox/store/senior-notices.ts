import type { Db } from './database'

/** A notice to an older customer about a product: milliseconds of data time. */
interface SeniorNoticeRow {
  readonly opened_at: number
  readonly confirmed_at: number | null
}

interface Key {
  readonly customerId: string
  readonly productId: string
}

export function seniorNoticeOf(db: Db, { customerId, productId }: Key): SeniorNoticeRow | undefined {
  return db.get<SeniorNoticeRow>(
    'SELECT opened_at, confirmed_at FROM senior_notices WHERE customer_id = ? AND product_id = ?',
    customerId,
    productId,
  )
}

/** The notice is shown from now on; an earlier confirmation counts no more. */
export function openSeniorNotice(db: Db, { customerId, productId }: Key, now: number): void {
  db.run(
    'INSERT OR REPLACE INTO senior_notices (customer_id, product_id, opened_at, confirmed_at) VALUES (?, ?, ?, NULL)',
    customerId,
    productId,
    now,
  )
}

export function confirmSeniorNotice(db: Db, { customerId, productId }: Key, now: number): void {
  db.run(
    'UPDATE senior_notices SET confirmed_at = ? WHERE customer_id = ? AND product_id = ?',
    now,
    customerId,
    productId,
  )
}
