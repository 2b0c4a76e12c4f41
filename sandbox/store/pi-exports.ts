import { randomInt } from 'node:crypto'
import {
  EXPORT_INTERVAL_HOURS,
  EXPORT_STATUS,
  EXPORT_VALID_DAYS,
  type ExportScope,
  type ExportStatus,
  type PiExport,
} from '@/contract/personal-info'
import { dateTimeInShanghai } from '@/lib/date'
import { maskEmail } from '@/lib/mask'
import { addWeekdays } from '../portfolio/calendar'
import { codesIn } from './codes-in'
import type { Db } from './database'

const HOUR_MS = 3_600_000
const VALID_MS = EXPORT_VALID_DAYS * 24 * HOUR_MS
/** Working days within which an application is answered (PI-14). */
const PROMISED_WORKING_DAYS = 15

/** A row of `pi_exports`; `scopes` is a JSON list, times are milliseconds of data time. */
export interface PiExportRow {
  readonly id: string
  readonly customer_id: string
  readonly apply_no: string
  readonly scopes: string
  readonly format: 'pdf' | 'csv'
  readonly delivery: 'app' | 'email'
  readonly email: string
  readonly status: ExportStatus
  readonly applied_at: number
  readonly promised_date: string
  readonly sent_at: number | null
  readonly file_id: string | null
}

/** An application as a customer makes it. */
export interface NewExport {
  readonly customerId: string
  readonly scopes: readonly ExportScope[]
  readonly format: 'pdf' | 'csv'
  readonly delivery: 'app' | 'email'
  readonly email: string
}

/** Applications of a customer, newest first. */
export function exportsOf(db: Db, customerId: string): PiExportRow[] {
  return db.all<PiExportRow>(
    'SELECT * FROM pi_exports WHERE customer_id = ? ORDER BY applied_at DESC, id DESC',
    customerId,
  )
}

/** The application with this id, whoever it belongs to. */
export function exportById(db: Db, id: string): PiExportRow | undefined {
  return db.get<PiExportRow>('SELECT * FROM pi_exports WHERE id = ?', id)
}

const UNFINISHED = codesIn(EXPORT_STATUS.waiting, EXPORT_STATUS.running, EXPORT_STATUS.ready)

/** Applications that the job still has to do something about. */
export function openExports(db: Db): PiExportRow[] {
  return db.all<PiExportRow>(`SELECT * FROM pi_exports WHERE status IN ${UNFINISHED} ORDER BY applied_at, id`)
}

/** Until when no other application is taken (milliseconds); 0 when one may be made. A failed one counts for nothing. */
export function nextExportAt(db: Db, customerId: string, now: number): number {
  const last = exportsOf(db, customerId).find(row => row.status !== EXPORT_STATUS.failed)
  const next = last ? last.applied_at + EXPORT_INTERVAL_HOURS * HOUR_MS : 0
  return next > now ? next : 0
}

/** Takes an application; ask {@link nextExportAt} first. */
export function addExport(
  db: Db,
  application: NewExport,
  { now, today }: { now: number; today: string },
): PiExportRow {
  const stamp = dateTimeInShanghai(now).replace(/\D/g, '')
  const id = `PE${stamp}${String(randomInt(10_000)).padStart(4, '0')}`
  const row: PiExportRow = {
    id,
    customer_id: application.customerId,
    apply_no: `GX${id.slice(2)}`,
    scopes: JSON.stringify(application.scopes),
    format: application.format,
    delivery: application.delivery,
    email: application.email,
    status: EXPORT_STATUS.waiting,
    applied_at: now,
    promised_date: addWeekdays(today, PROMISED_WORKING_DAYS),
    sent_at: null,
    file_id: null,
  }
  db.run(
    `INSERT INTO pi_exports (id, customer_id, apply_no, scopes, format, delivery, email, status, applied_at, promised_date)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    row.id,
    row.customer_id,
    row.apply_no,
    row.scopes,
    row.format,
    row.delivery,
    row.email,
    row.status,
    row.applied_at,
    row.promised_date,
  )
  return row
}

/** When the file of a sent copy goes, milliseconds. */
export function expiryOf({ sent_at: sentAt }: PiExportRow): number {
  return (sentAt ?? 0) + VALID_MS
}

/** Puts an application into its next state; a state it does not come from changes nothing and answers false. */
export function moveExport(
  db: Db,
  id: string,
  from: ExportStatus,
  to: typeof EXPORT_STATUS.running | typeof EXPORT_STATUS.failed,
): boolean {
  return db.run('UPDATE pi_exports SET status = ? WHERE id = ? AND status = ?', to, id, from) === 1
}

/** The copy is made: its file can be fetched from now on. */
export function finishExport(db: Db, id: string, fileId: string, now: number): void {
  db.run(
    'UPDATE pi_exports SET status = ?, file_id = ?, sent_at = ? WHERE id = ? AND status = ?',
    ...[EXPORT_STATUS.ready, fileId, now, id, EXPORT_STATUS.running],
  )
}

/** The copy has had its time: the file goes, the application stays. */
export function expireExport(db: Db, { id, file_id: fileId }: PiExportRow): void {
  db.run(
    'UPDATE pi_exports SET status = ?, file_id = NULL WHERE id = ? AND status = ?',
    ...[EXPORT_STATUS.lapsed, id, EXPORT_STATUS.ready],
  )
  if (fileId) db.run('DELETE FROM files WHERE id = ?', fileId)
}

/** The row as the contract names it. */
export function exportOf(row: PiExportRow): PiExport {
  return {
    exportId: row.id,
    applyNo: row.apply_no,
    scopes: JSON.parse(row.scopes) as ExportScope[],
    format: row.format,
    delivery: row.delivery,
    sentToMask: row.email ? maskEmail(row.email) : '',
    status: row.status,
    applyTime: dateTimeInShanghai(row.applied_at),
    promisedDate: row.promised_date,
    sentTime: row.sent_at === null ? '' : dateTimeInShanghai(row.sent_at),
    expireTime: row.sent_at === null ? '' : dateTimeInShanghai(expiryOf(row)),
    fileId: row.file_id ?? '',
  }
}
