import { DIST_STATUS, DIST_TYPE } from '@/contract/tables/trust'
import { sumOf } from '../portfolio/amounts'
import type { Db } from './database'
import { insertRows } from './insert'
import { updateRow } from './update'

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
  /** The last day up to which it has paid by itself. */
  readonly paid_until: string
}

/** A row of `dist_records`: a payment, or an application for one. `apply_time` is `''` for what a plan pays by itself. */
export interface DistRecordRow {
  readonly id: string
  readonly trust_id: string
  readonly bene_id: string
  /** The plan it pays by; `''` for what was paid outside of any. */
  readonly plan_id: string
  readonly dist_type: string
  readonly condition_type: string
  readonly amount: string
  readonly status: string
  readonly apply_time: string
  readonly pay_time: string
  readonly card_no: string
  readonly reject_reason: string
}

const PAID = DIST_STATUS.paid

/** Plans of a trust in the order of their ids; one that was taken out of the contract is none. */
export function plansOf(db: Db, trustId: string): DistPlanRow[] {
  return db.all<DistPlanRow>(
    'SELECT * FROM dist_plans WHERE trust_id = ? AND status <> ? ORDER BY id',
    trustId,
    DIST_STATUS.cancelled,
  )
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

/** The plan with this id. */
export function planById(db: Db, planId: string): DistPlanRow | undefined {
  return db.get<DistPlanRow>('SELECT * FROM dist_plans WHERE id = ?', planId)
}

/** Every plan that pays by itself, of all trusts. */
export function fixedPlans(db: Db): DistPlanRow[] {
  return db.all<DistPlanRow>(
    'SELECT * FROM dist_plans WHERE dist_type = ? AND status = ? ORDER BY id',
    DIST_TYPE.fixed,
    DIST_STATUS.toPay,
  )
}

/** Notes up to which day a plan has paid. */
export function notePaid(db: Db, planId: string, day: string): void {
  db.run('UPDATE dist_plans SET paid_until = ? WHERE id = ?', day, planId)
}

/** Payments that a trust had not the cash for, oldest first. */
export function failedRecords(db: Db): DistRecordRow[] {
  return db.all<DistRecordRow>(
    'SELECT * FROM dist_records WHERE status = ? ORDER BY apply_time, id',
    DIST_STATUS.failed,
  )
}

/** Writes down a payment, or an application for one. */
export function addRecord(db: Db, row: DistRecordRow): void {
  insertRows(db, 'dist_records', [{ ...row }])
}

/** Changes columns of a record; a status comes from the machine. */
export function changeRecord(
  db: Db,
  distId: string,
  change: Partial<
    Pick<DistRecordRow, 'amount' | 'status' | 'apply_time' | 'pay_time' | 'card_no' | 'reject_reason'>
  >,
): void {
  updateRow(db, 'dist_records', ['id', distId], change)
}
