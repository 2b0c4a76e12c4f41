import { sumOf } from '../portfolio/amounts'
import type { Db } from './database'

/** A row of `dist_plans`: either `amount` or `percent` is `''`. */
export interface DistPlanRow {
  readonly id: string
  readonly trust_id: string
  readonly bene_id: string
  readonly dist_type: string
  readonly condition_type: string
  /** What it is for, in words. */
  readonly condition_note: string
  readonly amount: string
  readonly percent: string
  readonly frequency: string
  readonly start_date: string
  readonly end_date: string
  readonly status: string
  readonly proof_note: string
}

/** A row of `dist_records`: a payment, or an application for one. `apply_time` is `''` for what a plan pays by itself. */
export interface DistRecordRow {
  readonly id: string
  readonly trust_id: string
  readonly bene_id: string
  readonly dist_type: string
  readonly condition_type: string
  readonly amount: string
  readonly status: string
  readonly apply_time: string
  readonly pay_time: string
  readonly card_no: string
  readonly reject_reason: string
}

/** A row of `trust_appends`. */
export interface AppendRow {
  readonly id: string
  readonly trust_id: string
  readonly apply_no: string
  readonly amount: string
  readonly property_type: string
  readonly status: string
  readonly apply_time: string
  readonly confirm_date: string
}

const PAID = '3'

/** Plans of a trust in the order of their ids. */
export function plansOf(db: Db, trustId: string): DistPlanRow[] {
  return db.all<DistPlanRow>('SELECT * FROM dist_plans WHERE trust_id = ? ORDER BY id', trustId)
}

/** When a record counts: the payment, or the application while there is none. */
export function timeOf(record: DistRecordRow): string {
  return record.pay_time || record.apply_time
}

/** Payments and applications of a trust, newest first, ties by id descending. */
export function recordsOf(db: Db, trustId: string): DistRecordRow[] {
  return db.all<DistRecordRow>(
    `SELECT * FROM dist_records WHERE trust_id = ?
     ORDER BY CASE pay_time WHEN '' THEN apply_time ELSE pay_time END DESC, id DESC`,
    trustId,
  )
}

/** The records that were paid. */
export function paidOf(records: readonly DistRecordRow[]): DistRecordRow[] {
  return records.filter(record => record.status === PAID)
}

/** What was paid, in yuan. */
export function paidTotal(records: readonly DistRecordRow[]): string {
  return sumOf(paidOf(records).map(record => record.amount))
}

/** Appends to a trust, newest first. */
export function appendsOf(db: Db, trustId: string): AppendRow[] {
  return db.all<AppendRow>(
    'SELECT * FROM trust_appends WHERE trust_id = ? ORDER BY apply_time DESC, id DESC',
    trustId,
  )
}
