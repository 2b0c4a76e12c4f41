import { randomBytes } from 'node:crypto'
import type { BeneChangeStatus } from '@/contract/machines/bene-change'
import { BENE_CHANGE_STATUS } from '@/contract/tables/beneficiary'
import { todayInShanghai } from '@/lib/date'
import type { Db } from './database'
import { insertRows } from './insert'

/** A row of `bene_changes`; times are milliseconds of data time. */
export interface BeneChangeRow {
  readonly change_id: string
  readonly trust_id: string
  readonly customer_id: string
  readonly status: BeneChangeStatus
  readonly created_at: number
  readonly submitted_at: number | null
  /** When time decides it. */
  readonly due_at: number | null
  readonly promised_date: string
  readonly decided_at: number | null
  readonly reject_reason: string
}

const S = BENE_CHANGE_STATUS

/** An id for a thing of this moment, to be read out. */
export function newBeneId(prefix: string, now: number): string {
  return `${prefix}${todayInShanghai(now).replace(/-/g, '')}${randomBytes(4).toString('hex')}`
}

/** The change of a trust that is being typed, in review, or refused and not given up. */
export function openBeneChange(db: Db, trustId: string): BeneChangeRow | undefined {
  return db.get<BeneChangeRow>(
    'SELECT * FROM bene_changes WHERE trust_id = ? AND status IN (?, ?, ?)',
    ...[trustId, S.draft, S.inReview, S.refused],
  )
}

export function beneChangeById(db: Db, changeId: string): BeneChangeRow | undefined {
  return db.get<BeneChangeRow>('SELECT * FROM bene_changes WHERE change_id = ?', changeId)
}

/** Changes that wait for a decision, the one that is due first before the others. */
export function beneChangesInReview(db: Db): BeneChangeRow[] {
  return db.all<BeneChangeRow>(
    'SELECT * FROM bene_changes WHERE status = ? ORDER BY due_at, change_id',
    S.inReview,
  )
}

/** Begins a change; ask first whether one is open. */
export function addBeneChange(db: Db, trustId: string, customerId: string, now: number): BeneChangeRow {
  const row: BeneChangeRow = {
    change_id: newBeneId('BG', now),
    trust_id: trustId,
    customer_id: customerId,
    status: S.draft,
    created_at: now,
    submitted_at: null,
    due_at: null,
    promised_date: '',
    decided_at: null,
    reject_reason: '',
  }
  insertRows(db, 'bene_changes', [{ ...row }])
  return row
}

/** Puts a change into its next state, which the caller has from the machine. */
export function moveBeneChange(
  db: Db,
  changeId: string,
  move: Partial<Omit<BeneChangeRow, 'change_id'>>,
): void {
  const row = beneChangeById(db, changeId)
  if (!row) return
  const next = { ...row, ...move }
  db.run(
    `UPDATE bene_changes SET status = ?, submitted_at = ?, due_at = ?, promised_date = ?, decided_at = ?, reject_reason = ?
     WHERE change_id = ?`,
    ...[next.status, next.submitted_at, next.due_at, next.promised_date, next.decided_at, next.reject_reason],
    changeId,
  )
}
