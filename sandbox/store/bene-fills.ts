import type { CodeOf } from '@/contract/code-table'
import { BENE_FILL_STATUS } from '@/contract/tables/beneficiary'
import type { Db } from './database'
import { insertRows } from './insert'

/** A row of `bene_fills`: what a beneficiary told of themselves; times are milliseconds of data time. */
export interface BeneFillRow {
  readonly fill_id: string
  readonly bene_id: string
  readonly customer_id: string
  readonly status: CodeOf<typeof BENE_FILL_STATUS>
  readonly mobile: string
  readonly email: string
  readonly address: string
  readonly occupation: string
  /** Ids as JSON. */
  readonly file_ids: string
  readonly submitted_at: number
  readonly due_at: number
  readonly promised_date: string
  readonly decided_at: number | null
  readonly reject_reason: string
}

/** What was last handed in for a beneficiary. */
export function lastBeneFill(db: Db, beneId: string): BeneFillRow | undefined {
  return db.get<BeneFillRow>(
    'SELECT * FROM bene_fills WHERE bene_id = ? ORDER BY submitted_at DESC, fill_id DESC LIMIT 1',
    beneId,
  )
}

export function beneFillsInReview(db: Db): BeneFillRow[] {
  return db.all<BeneFillRow>(
    'SELECT * FROM bene_fills WHERE status = ? ORDER BY due_at, fill_id',
    BENE_FILL_STATUS.inReview,
  )
}

/** Takes what was handed in; ask first whether something waits. */
export function addBeneFill(db: Db, row: BeneFillRow): void {
  insertRows(db, 'bene_fills', [{ ...row }])
}

/** Decides it. */
export function decideBeneFill(
  db: Db,
  fillId: string,
  decided: { readonly status: BeneFillRow['status']; readonly reason?: string; readonly now: number },
): void {
  db.run(
    'UPDATE bene_fills SET status = ?, reject_reason = ?, decided_at = ? WHERE fill_id = ?',
    ...[decided.status, decided.reason ?? '', decided.now, fillId],
  )
}
