import type { Db } from './database'

/** A row of `product_terms`: yuan with two digits, times `YYYY-MM-DD HH:mm:ss` or `''`. */
export interface ProductTermsRow {
  readonly product_id: string
  readonly invest_type: string
  readonly benchmark_note: string
  readonly min_amount: string
  readonly append_min_amount: string
  readonly step_amount: string
  readonly max_amount: string
  readonly total_quota: string
  readonly raise_start: string
  readonly raise_end: string
  readonly custodian: string
  readonly manager: string
}

/** What a text of a product is about. */
export type TextPart =
  'highlight' | 'strategy' | 'structure' | 'fundsUse' | 'repayment' | 'enhancement' | 'team' | 'risk'

/** A paragraph, a highlight or a person; `title` is `''` for the first two. */
export interface ProductTextRow {
  readonly product_id: string
  readonly part: TextPart
  readonly seq: number
  readonly title: string
  readonly body: string
}

/** A planned payment: percent of the principal. */
export interface RepaymentRow {
  readonly product_id: string
  readonly date: string
  readonly type: '1' | '2'
  readonly ratio: string
}

/** On what terms a product is sold; every product has some. */
export function termsOf(db: Db, productId: string): ProductTermsRow {
  const terms = db.get<ProductTermsRow>('SELECT * FROM product_terms WHERE product_id = ?', productId)
  if (!terms) throw new Error(`Product ${productId} has no terms`)
  return terms
}

/** Everything that is told of a product, in the order in which it is told. */
export function textsOf(db: Db, productId: string): ProductTextRow[] {
  return db.all<ProductTextRow>(
    'SELECT * FROM product_texts WHERE product_id = ? ORDER BY part, seq',
    productId,
  )
}

/** The payments that a product plans, in their order. */
export function repaymentsOf(db: Db, productId: string): RepaymentRow[] {
  return db.all<RepaymentRow>(
    'SELECT * FROM product_repayments WHERE product_id = ? ORDER BY date, type',
    productId,
  )
}
