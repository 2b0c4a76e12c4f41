import type { Db } from './database'

/** A row of `products`. */
export interface ProductRow {
  readonly product_id: string
  readonly product_code: string
  readonly product_name: string
  readonly product_type: string
  readonly trust_kind: string
  readonly risk_level: string
  /** As shown, for example `3.60%-4.20%`; `''` without one. */
  readonly benchmark: string
  /** Percent a year that the benchmark grows by; `''` without one. */
  readonly benchmark_rate: string
  readonly establish_date: string
  /** `''` without a term. */
  readonly maturity_date: string
  /** `daily`, `monthly:15` (day of the month) or `closed`. */
  readonly open_rule: string
  readonly dist_rule: string
  readonly next_dist_date: string
}

/** The product with this id. */
export function findProduct(db: Db, productId: string): ProductRow | undefined {
  return db.get<ProductRow>('SELECT * FROM products WHERE product_id = ?', productId)
}

/** Every product, whoever holds it. */
export function allProducts(db: Db): ProductRow[] {
  return db.all<ProductRow>('SELECT * FROM products ORDER BY product_id')
}
