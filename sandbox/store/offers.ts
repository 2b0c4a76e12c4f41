import type { CodeOf } from '@/contract/code-table'
import type { RECORD_TYPE } from '@/contract/tables/order'
import type { Db } from './database'

/** A row of `offers`: on what terms a product is sold, and where the money goes. */
export interface OfferRow {
  readonly product_id: string
  readonly raise_account_name: string
  readonly raise_bank_name: string
  readonly raise_account_no: string
  readonly cooling_hours: number
  /** Percent of the amount. */
  readonly purchase_fee_rate: string
  readonly quota_left_fen: number
  /** How the signing is recorded (`RECORD_TYPE`); `''` when it need not be. */
  readonly record_type: CodeOf<typeof RECORD_TYPE> | ''
}

/** The terms on which a product is sold; every product that anyone has ordered has some. */
export function offerOf(db: Db, productId: string): OfferRow {
  const offer = db.get<OfferRow>('SELECT * FROM offers WHERE product_id = ?', productId)
  if (!offer) throw new Error(`Product ${productId} was never on sale`)
  return offer
}

/** Takes an amount (fen) from what is left to be sold; `false`, and nothing is taken, when less is left. */
export function takeQuota(db: Db, productId: string, fen: number): boolean {
  const { quota_left_fen: left } = offerOf(db, productId)
  if (left < fen) return false
  db.run('UPDATE offers SET quota_left_fen = ? WHERE product_id = ?', left - fen, productId)
  return true
}

/** Gives an amount (fen) back to be sold again. */
export function returnQuota(db: Db, productId: string, fen: number): void {
  db.run('UPDATE offers SET quota_left_fen = quota_left_fen + ? WHERE product_id = ?', fen, productId)
}
