import { randomInt } from 'node:crypto'
import type { Cancellation } from '@/contract/account-cancel'
import { CANCEL_STATUS } from '@/contract/tables/account-cancel'
import { dateTimeInShanghai } from '@/lib/date'
import type { Db } from './database'
import { insertRows } from './insert'

/** A row of `account_cancellations`; times are milliseconds of data time. */
export interface CancellationRow {
  readonly apply_no: string
  readonly customer_id: string
  readonly status: Cancellation['status']
  readonly reason: string
  readonly waived_points: number
  readonly applied_at: number
  /** When it is decided, unless somebody decides it before. */
  readonly due_at: number
  readonly promised_date: string
  readonly decided_at: number | null
  readonly reject_reason: string
}

/** The last application of a customer. */
export function lastCancellation(db: Db, customerId: string): CancellationRow | undefined {
  return db.get<CancellationRow>(
    'SELECT * FROM account_cancellations WHERE customer_id = ? ORDER BY applied_at DESC, apply_no DESC LIMIT 1',
    customerId,
  )
}

/** The application with this number, whoever made it. */
export function cancellationByNo(db: Db, applyNo: string): CancellationRow | undefined {
  return db.get<CancellationRow>('SELECT * FROM account_cancellations WHERE apply_no = ?', applyNo)
}

/** Applications that wait for a decision, oldest first. */
export function openCancellations(db: Db): CancellationRow[] {
  return db.all<CancellationRow>(
    'SELECT * FROM account_cancellations WHERE status = ? ORDER BY applied_at, apply_no',
    CANCEL_STATUS.inReview,
  )
}

/** The day on which the account was closed; `undefined` while it is open. */
export function closedOn(db: Db, customerId: string): string | undefined {
  const last = lastCancellation(db, customerId)
  if (last?.status !== CANCEL_STATUS.cancelled) return undefined
  return dateTimeInShanghai(last.decided_at ?? 0).slice(0, 10)
}

/** Takes an application; ask first whether one is open. */
export function addCancellation(
  db: Db,
  application: {
    readonly customerId: string
    readonly reason: string
    readonly waivedPoints: number
    readonly dueAt: number
    readonly promisedDate: string
    readonly now: number
  },
): CancellationRow {
  const stamp = dateTimeInShanghai(application.now).replace(/\D/g, '')
  const row: CancellationRow = {
    apply_no: `ZX${stamp}${String(randomInt(10_000)).padStart(4, '0')}`,
    customer_id: application.customerId,
    status: CANCEL_STATUS.inReview,
    reason: application.reason,
    waived_points: application.waivedPoints,
    applied_at: application.now,
    due_at: application.dueAt,
    promised_date: application.promisedDate,
    decided_at: null,
    reject_reason: '',
  }
  insertRows(db, 'account_cancellations', [{ ...row }])
  return row
}

/** Puts an application into its next state, which the caller has from the machine. */
export function moveCancellation(
  db: Db,
  applyNo: string,
  move: { readonly status: Cancellation['status']; readonly rejectReason?: string; readonly now: number },
): void {
  db.run(
    'UPDATE account_cancellations SET status = ?, reject_reason = ?, decided_at = ? WHERE apply_no = ?',
    move.status,
    move.rejectReason ?? '',
    move.now,
    applyNo,
  )
}

/** The row as the contract names it. */
export function cancellationOf(row: CancellationRow): Cancellation {
  return {
    applyNo: row.apply_no,
    status: row.status,
    applyTime: dateTimeInShanghai(row.applied_at),
    promisedDate: row.promised_date,
    decideTime: row.decided_at === null ? '' : dateTimeInShanghai(row.decided_at),
    rejectReason: row.reject_reason,
  }
}
