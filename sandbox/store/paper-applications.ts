import { randomBytes } from 'node:crypto'
import type { CodeOf } from '@/contract/code-table'
import { ID_APPLICATION_HOURS } from '@/contract/identity'
import { idApplicationMachine } from '@/contract/machines/identity'
import type { Paper, PaperFile } from '@/contract/papers'
import type { Flag } from '@/contract/primitives'
import { ID_APPLICATION_STATUS } from '@/contract/tables/identity'
import { todayInShanghai } from '@/lib/date'
import type { Db } from './database'
import { dropDraft } from './drafts'
import { insertRows } from './insert'
import { dropUntakenPhotos } from './uploads'

const HOUR_MS = 3_600_000
const HOURS_MS = ID_APPLICATION_HOURS * HOUR_MS

/** A row of `paper_applications`; times are milliseconds of data time. */
export interface PaperApplicationRow {
  readonly id: string
  readonly customer_id: string
  readonly status: CodeOf<typeof ID_APPLICATION_STATUS>
  readonly is_updating: Flag
  readonly consent_version: string
  readonly id_type: Paper['idType']
  readonly name: string
  readonly id_no: string
  readonly nationality: string
  readonly birth_date: string
  readonly sex: Paper['sex']
  readonly expire_date: string
  readonly mobile: string
  /** `PaperFile[]` as JSON. */
  readonly files: string
  readonly created_at: number
  readonly expires_at: number
  /** When it was handed in; `null` until then. */
  readonly submitted_at: number | null
  /** When time decides it; `null` until people have it. */
  readonly due_at: number | null
  readonly promised_date: string
  readonly decided_at: number | null
  /** Why it was refused; of one that is filled in again, why the one before was. */
  readonly reject_reason: string
}

/** One that ran out says so, whether or not the job has been there yet. */
function asOf(row: PaperApplicationRow | undefined, now: number): PaperApplicationRow | undefined {
  const isLate = row?.status === ID_APPLICATION_STATUS.filling && now >= row.expires_at
  return row && isLate ? { ...row, status: ID_APPLICATION_STATUS.expired } : row
}

/** The application with this number, whoever made it. */
export function paperApplicationById(db: Db, id: string, now: number): PaperApplicationRow | undefined {
  return asOf(db.get<PaperApplicationRow>('SELECT * FROM paper_applications WHERE id = ?', id), now)
}

/** The customer's newest application that did not run out. */
export function lastPaperApplication(
  db: Db,
  customerId: string,
  now: number,
): PaperApplicationRow | undefined {
  return db
    .all<PaperApplicationRow>(
      'SELECT * FROM paper_applications WHERE customer_id = ? ORDER BY created_at DESC, rowid DESC',
      customerId,
    )
    .map(row => asOf(row, now))
    .find(row => row?.status !== ID_APPLICATION_STATUS.expired)
}

/** Applications that wait for people, oldest first. */
export function paperApplicationsInReview(db: Db): PaperApplicationRow[] {
  return db.all<PaperApplicationRow>(
    'SELECT * FROM paper_applications WHERE status = ? ORDER BY due_at, id',
    ID_APPLICATION_STATUS.inReview,
  )
}

/** A document as the contract names it. */
export function paperOf(row: PaperApplicationRow): Paper {
  return {
    idType: row.id_type,
    name: row.name,
    idNo: row.id_no,
    nationality: row.nationality,
    birthDate: row.birth_date,
    sex: row.sex,
    expireDate: row.expire_date,
    mobile: row.mobile,
  }
}

const columnsOf = ({ idType, name, idNo, nationality, birthDate, sex, expireDate, mobile }: Paper) => ({
  ...{ id_type: idType, name, id_no: idNo, nationality, birth_date: birthDate, sex },
  ...{ expire_date: expireDate, mobile },
})

/** The photos of an application. */
export function filesOf(row: { readonly files: string }): readonly PaperFile[] {
  return JSON.parse(row.files) as PaperFile[]
}

/** Opens an application; ask first whether one is open. `rejectReason` is why the one before was refused. */
export function openPapers(
  db: Db,
  begin: {
    readonly customerId: string
    readonly paper: Paper
    readonly consentVersion: string
    readonly rejectReason: string
    readonly now: number
  },
): string {
  // The job may not have been there yet, and only one of a customer may be open.
  dropLate(db, begin.now)
  const day = todayInShanghai(begin.now).replace(/-/g, '')
  const id = `ZJ${day}-${randomBytes(4).toString('hex').toUpperCase()}`
  const row: PaperApplicationRow = {
    id,
    customer_id: begin.customerId,
    status: ID_APPLICATION_STATUS.filling,
    is_updating: '0',
    consent_version: begin.consentVersion,
    ...columnsOf(begin.paper),
    files: '[]',
    created_at: begin.now,
    expires_at: begin.now + HOURS_MS,
    submitted_at: null,
    due_at: null,
    promised_date: '',
    decided_at: null,
    reject_reason: begin.rejectReason,
  }
  insertRows(db, 'paper_applications', [{ ...row }])
  return id
}

/** Takes the document as it stands now into an application that is filled in. */
export function savePapers(
  db: Db,
  id: string,
  { paper, consentVersion }: { readonly paper: Paper; readonly consentVersion: string },
): void {
  const columns = { ...columnsOf(paper), consent_version: consentVersion }
  const set = Object.keys(columns).map(name => `${name} = ?`)
  db.run(`UPDATE paper_applications SET ${set.join(', ')} WHERE id = ?`, ...Object.values(columns), id)
}

/** Hands the application to people, who decide until `dueAt`. */
export function handInPapers(
  db: Db,
  id: string,
  handed: {
    readonly files: readonly PaperFile[]
    readonly isUpdating: boolean
    readonly dueAt: number
    readonly promisedDate: string
    readonly now: number
  },
): void {
  db.run(
    `UPDATE paper_applications SET status = ?, files = ?, is_updating = ?, submitted_at = ?, due_at = ?,
       promised_date = ?, reject_reason = '' WHERE id = ?`,
    ID_APPLICATION_STATUS.inReview,
    JSON.stringify(handed.files),
    handed.isUpdating ? '1' : '0',
    handed.now,
    handed.dueAt,
    handed.promisedDate,
    id,
  )
}

/** Puts the application into a state that ends it, which the caller has from the machine. */
export function decidePapers(
  db: Db,
  id: string,
  move: { readonly status: PaperApplicationRow['status']; readonly reason?: string; readonly now: number },
): void {
  db.run(
    'UPDATE paper_applications SET status = ?, reject_reason = ?, decided_at = ? WHERE id = ?',
    move.status,
    move.reason ?? '',
    move.now,
    id,
  )
}

/** What the photos of an application are kept for. */
export function paperFilesFor(applicationId: string): string {
  return `papers:${applicationId}`
}

/** What is typed of it, and photos that no application has: those of one that was refused stay with it. */
function dropUnfinished(db: Db, customerId: string): void {
  dropUntakenPhotos(db, customerId)
  dropDraft(db, { customerId, kind: 'papers', subject: '' })
}

/** Drops what nobody finished within its hours: document, photos and draft. */
function dropLate(db: Db, now: number): void {
  const late = db.all<PaperApplicationRow>(
    'SELECT * FROM paper_applications WHERE status = ? AND expires_at <= ?',
    ID_APPLICATION_STATUS.filling,
    now,
  )
  for (const { id, customer_id: customerId, status: before } of late) {
    const status = idApplicationMachine.next(before, 'expire')
    if (!status) continue
    dropUnfinished(db, customerId)
    db.run(
      `UPDATE paper_applications SET status = ?, name = '', id_no = '', nationality = '', birth_date = '', sex = '',
         expire_date = '', mobile = '', reject_reason = '' WHERE id = ?`,
      status,
      id,
    )
  }
}

/** Drops what was typed and never came to an application. */
function dropLateDrafts(db: Db, now: number): void {
  const late = db.all<{ customer_id: string }>(
    `SELECT customer_id FROM drafts WHERE kind = 'papers' AND saved_at <= ? AND customer_id NOT IN
       (SELECT customer_id FROM paper_applications WHERE status = ?)`,
    now - HOURS_MS,
    ID_APPLICATION_STATUS.filling,
  )
  for (const { customer_id: customerId } of late) dropUnfinished(db, customerId)
}

/** The job that does so in time. */
export function expirePaperApplications(db: Db, now: number): void {
  db.transaction(() => {
    dropLate(db, now)
    dropLateDrafts(db, now)
  })
}
