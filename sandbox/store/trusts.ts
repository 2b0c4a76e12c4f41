import { addDecimals } from '@/lib/decimal'
import type { Db } from './database'

/** A row of `trusts`: amounts in yuan as of `asset_date`. */
export interface TrustRow {
  readonly id: string
  readonly trust_no: string
  readonly principal_id: string
  readonly name: string
  readonly trust_kind: string
  readonly status: string
  readonly establish_date: string
  /** 0: no fixed term. */
  readonly term_years: number
  readonly total_assets: string
  readonly asset_date: string
  readonly cash: string
  /** Income of `asset_date`. */
  readonly yesterday_income: string
  readonly accumulated_income: string
  readonly spouse_name: string
  readonly protector_name: string
  readonly invest_mode: string
  readonly manager_name: string
  readonly manager_mobile: string
  readonly rights: string
}

/** The trust with this id. */
export function trustById(db: Db, trustId: string): TrustRow | undefined {
  return db.get<TrustRow>('SELECT * FROM trusts WHERE id = ?', trustId)
}

/** The trusts a customer is the principal of, newest first. */
export function trustsOfPrincipal(db: Db, customerId: string): TrustRow[] {
  return db.all<TrustRow>(
    'SELECT * FROM trusts WHERE principal_id = ? ORDER BY establish_date DESC, id DESC',
    customerId,
  )
}

/** Total of the trusts a customer is the principal of, in yuan; `''` when there is none. */
export function familyTrustTotal(db: Db, customerId: string): string {
  const trusts = trustsOfPrincipal(db, customerId)
  if (trusts.length === 0) return ''
  return addDecimals(trusts.map(trust => trust.total_assets))?.toFixed(2) ?? ''
}

/** What a valuation or a trade of a trust changes of it. */
export type TrustWorth = Pick<TrustRow, 'cash' | 'total_assets' | 'asset_date' | 'yesterday_income'>

/** Writes down what a trust is worth now. */
export function setWorth(db: Db, trustId: string, worth: TrustWorth): void {
  db.run(
    'UPDATE trusts SET cash = ?, total_assets = ?, asset_date = ?, yesterday_income = ? WHERE id = ?',
    worth.cash,
    worth.total_assets,
    worth.asset_date,
    worth.yesterday_income,
    trustId,
  )
}
