import { isZero } from '@/lib/decimal'
import type { Db } from './database'
import type { ProductRow } from './products'

/** What a trust holds of a product, with the product. */
export type HoldingRow = ProductRow & { readonly shares: string }

/** What a trust holds, by the ids of the products. */
export function holdingsOf(db: Db, trustId: string): HoldingRow[] {
  return db.all<HoldingRow>(
    `SELECT p.*, h.shares FROM trust_holdings h JOIN products p USING (product_id)
     WHERE h.trust_id = ? ORDER BY product_id`,
    trustId,
  )
}

/** Shares that a trust holds of a product, with two digits. */
export function sharesOf(db: Db, trustId: string, productId: string): string {
  const row = db.get<{ shares: string }>(
    'SELECT shares FROM trust_holdings WHERE trust_id = ? AND product_id = ?',
    trustId,
    productId,
  )
  return row?.shares ?? '0.00'
}

/** Says what a trust holds of a product now; none of it is no holding. */
export function setShares(db: Db, trustId: string, productId: string, shares: string): void {
  db.run('DELETE FROM trust_holdings WHERE trust_id = ? AND product_id = ?', trustId, productId)
  if (isZero(shares)) return
  db.run(
    'INSERT INTO trust_holdings (trust_id, product_id, shares) VALUES (?, ?, ?)',
    trustId,
    productId,
    shares,
  )
}

/** The products that a trust may be put into, whatever their state. */
export function poolOf(db: Db, trustId: string): ProductRow[] {
  return db.all<ProductRow>(
    `SELECT p.* FROM trust_pool JOIN products p USING (product_id) WHERE trust_id = ? ORDER BY product_id`,
    trustId,
  )
}

/** Takes a product out of a trust's pool. */
export function leavePool(db: Db, trustId: string, productId: string): void {
  db.run('DELETE FROM trust_pool WHERE trust_id = ? AND product_id = ?', trustId, productId)
}

/** Why no instruction is taken on a day; `''` when it is. */
export function breakReason(db: Db, trustId: string, day: string): string {
  const row = db.get<{ reason: string }>(
    'SELECT reason FROM instruction_breaks WHERE trust_id = ? AND from_date <= ? AND to_date >= ?',
    trustId,
    day,
    day,
  )
  return row?.reason ?? ''
}
