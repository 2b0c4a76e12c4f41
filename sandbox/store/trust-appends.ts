import type { AppendStatus } from '@/contract/machines/append'
import type { Db } from './database'
import { insertRows } from './insert'
import { updateRow } from './update'

/** A row of `trust_appends`: yuan, times `YYYY-MM-DD HH:mm:ss`, what is known later is `''` before. */
export interface AppendRow {
  readonly id: string
  readonly trust_id: string
  readonly customer_id: string
  readonly apply_no: string
  readonly amount: string
  readonly property_type: string
  /** What it is; `''` for money. */
  readonly property_name: string
  readonly source_of_funds: string
  readonly card_id: string
  readonly bank_name: string
  readonly card_no_mask: string
  /** Ids as JSON. */
  readonly file_ids: string
  readonly status: AppendStatus
  readonly apply_time: string
  readonly promised_date: string
  /** When time decides it; milliseconds. */
  readonly due_at: number
  readonly pay_deadline: string
  readonly pay_date: string
  readonly pay_marked_at: string
  readonly voucher_file_id: string
  readonly confirm_date: string
  readonly reject_reason: string
}

/** Appends to a trust, newest first. */
export function appendsOf(db: Db, trustId: string): AppendRow[] {
  return db.all<AppendRow>(
    'SELECT * FROM trust_appends WHERE trust_id = ? ORDER BY apply_time DESC, id DESC',
    trustId,
  )
}

/** The append with this id, whoever made it. */
export function appendById(db: Db, appendId: string): AppendRow | undefined {
  return db.get<AppendRow>('SELECT * FROM trust_appends WHERE id = ?', appendId)
}

/** Every append in a state, oldest first. */
export function appendsInStatus(db: Db, status: AppendStatus): AppendRow[] {
  return db.all<AppendRow>('SELECT * FROM trust_appends WHERE status = ? ORDER BY apply_time, id', status)
}

export function addAppend(db: Db, row: AppendRow): void {
  insertRows(db, 'trust_appends', [{ ...row }])
}

/** Changes columns of an append; a status comes from the machine. */
export function changeAppend(db: Db, appendId: string, change: Partial<Omit<AppendRow, 'id'>>): void {
  updateRow(db, 'trust_appends', ['id', appendId], change)
}
