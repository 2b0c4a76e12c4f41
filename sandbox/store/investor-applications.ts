import { randomBytes } from 'node:crypto'
import {
  INVESTOR_APPLICATION_STATUS,
  type InvestorApplicationStatus,
  type InvestorCriterion,
} from '@/contract/tables/investor'
import { todayInShanghai } from '@/lib/date'
import type { Db } from './database'
import { insertRows } from './insert'

/** A row of `investor_applications`; times are milliseconds of data time. */
export interface InvestorApplicationRow {
  readonly apply_id: string
  readonly customer_id: string
  readonly status: InvestorApplicationStatus
  readonly criterion: InvestorCriterion
  /** Yuan with two decimals. */
  readonly amount: string
  readonly years: number
  /** Ids as JSON. */
  readonly file_ids: string
  readonly agreement_version: string
  readonly submitted_at: number
  /** When time decides it. */
  readonly due_at: number
  readonly promised_date: string
  readonly decided_at: number | null
  /** The last day it counts; `''` until it does. */
  readonly expire_date: string
  readonly reject_reason: string
}

/** The customer's newest application, whatever became of it. */
export function lastInvestorApplication(db: Db, customerId: string): InvestorApplicationRow | undefined {
  return db.get<InvestorApplicationRow>(
    'SELECT * FROM investor_applications WHERE customer_id = ? ORDER BY submitted_at DESC, rowid DESC LIMIT 1',
    customerId,
  )
}

/** The application with this id, whoever made it. */
export function investorApplicationById(db: Db, applyId: string): InvestorApplicationRow | undefined {
  return db.get<InvestorApplicationRow>('SELECT * FROM investor_applications WHERE apply_id = ?', applyId)
}

/** The application by which the customer counts as a qualified investor. */
export function countingInvestorApplication(db: Db, customerId: string): InvestorApplicationRow | undefined {
  return db.get<InvestorApplicationRow>(
    'SELECT * FROM investor_applications WHERE customer_id = ? AND status = ?',
    customerId,
    INVESTOR_APPLICATION_STATUS.passed,
  )
}

/** Applications that wait for a decision, oldest first. */
export function investorApplicationsInReview(db: Db): InvestorApplicationRow[] {
  return db.all<InvestorApplicationRow>(
    'SELECT * FROM investor_applications WHERE status = ? ORDER BY due_at, apply_id',
    INVESTOR_APPLICATION_STATUS.inReview,
  )
}

/** Applications that count although their last day lies before this one, in the order they end. */
export function outlivedInvestorApplications(db: Db, today: string): InvestorApplicationRow[] {
  return db.all<InvestorApplicationRow>(
    'SELECT * FROM investor_applications WHERE status = ? AND expire_date < ? ORDER BY expire_date, apply_id',
    INVESTOR_APPLICATION_STATUS.passed,
    today,
  )
}

/** An id for an application of this moment, to be read out. */
export function newInvestorApplyId(now: number): string {
  return `HT${todayInShanghai(now).replace(/-/g, '')}-${randomBytes(4).toString('hex').toUpperCase()}`
}

/** Takes an application; ask first whether one is open. */
export function addInvestorApplication(db: Db, row: InvestorApplicationRow): void {
  insertRows(db, 'investor_applications', [{ ...row }])
}

/** Puts an application into its next state, which the caller has from the machine. */
export function moveInvestorApplication(
  db: Db,
  applyId: string,
  move: Pick<InvestorApplicationRow, 'status'> &
    Partial<Pick<InvestorApplicationRow, 'decided_at' | 'expire_date' | 'reject_reason'>>,
): void {
  const row = investorApplicationById(db, applyId)
  if (!row) return
  const next = { ...row, ...move }
  db.run(
    `UPDATE investor_applications SET status = ?, decided_at = ?, expire_date = ?, reject_reason = ? WHERE apply_id = ?`,
    next.status,
    next.decided_at,
    next.expire_date,
    next.reject_reason,
    applyId,
  )
}

/** What the files of an application are kept for. */
export const proofUse = (applyId: string): string => `investor:${applyId}`
