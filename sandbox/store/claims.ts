import type { DistStatus } from '@/contract/machines/claim'
import { DIST_STATUS } from '@/contract/tables/trust'
import type { Db } from './database'
import { insertRows } from './insert'
import type { DistRecordRow } from './trust-payments'
import { updateRow } from './update'

/** Who applied. */
export type Applicant = 'principal' | 'beneficiary' | 'guardian'

interface StoredClaim {
  readonly dist_id: string
  readonly customer_id: string
  readonly applicant: Applicant
  readonly expect_date: string
  readonly remark: string
  /** Ids as JSON. */
  readonly file_ids: string
  /** When time decides it; milliseconds. */
  readonly due_at: number
  /** When it is paid once it is approved, `YYYY-MM-DD HH:mm:ss`; `''` before. */
  readonly pay_due: string
}

/** A claim with its record. */
export interface ClaimRow extends StoredClaim, Omit<DistRecordRow, 'status'> {
  readonly status: DistStatus
}

const SELECT = 'SELECT c.*, r.* FROM claims c JOIN dist_records r ON r.id = c.dist_id'

/** The claim with this id, whoever made it. */
export function claimById(db: Db, distId: string): ClaimRow | undefined {
  return db.get<ClaimRow>(`${SELECT} WHERE c.dist_id = ?`, distId)
}

/** Claims under a plan, newest first. */
export function claimsOfPlan(db: Db, planId: string): ClaimRow[] {
  return db.all<ClaimRow>(`${SELECT} WHERE r.plan_id = ? ORDER BY r.apply_time DESC, r.id DESC`, planId)
}

/** Every claim in a state, oldest first. */
export function claimsInStatus(db: Db, status: DistStatus): ClaimRow[] {
  return db.all<ClaimRow>(`${SELECT} WHERE r.status = ? ORDER BY r.apply_time, r.id`, status)
}

export function addClaim(db: Db, claim: StoredClaim): void {
  insertRows(db, 'claims', [{ ...claim }])
}

/** Changes what a claim says. */
export function changeClaim(db: Db, distId: string, change: Partial<Omit<StoredClaim, 'dist_id'>>): void {
  updateRow(db, 'claims', ['dist_id', distId], change)
}

/** States in which a claim takes up part of what its plan gives. */
export const TAKING: readonly DistStatus[] = [
  DIST_STATUS.inReview,
  DIST_STATUS.toPay,
  DIST_STATUS.paid,
  DIST_STATUS.failed,
]

/** States in which a claim is under way. */
export const UNDER_WAY: readonly DistStatus[] = [DIST_STATUS.inReview, DIST_STATUS.toPay, DIST_STATUS.failed]
