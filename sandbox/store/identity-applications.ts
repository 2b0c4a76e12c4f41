import { randomBytes } from 'node:crypto'
import type { CodeOf } from '@/contract/code-table'
import { type CardSide, ID_APPLICATION_HOURS, type ReadCard } from '@/contract/identity'
import { idApplicationMachine } from '@/contract/machines/identity'
import type { PaperFile } from '@/contract/papers'
import type { Flag } from '@/contract/primitives'
import { ID_APPLICATION_STATUS } from '@/contract/tables/identity'
import { todayInShanghai } from '@/lib/date'
import type { Db } from './database'
import { dropDraft } from './drafts'
import { insertRows } from './insert'
import { dropUntakenPhotos } from './uploads'

const HOUR_MS = 3_600_000

/** A row of `identity_applications`; times are milliseconds of data time. */
export interface IdentityApplicationRow {
  readonly id: string
  readonly customer_id: string
  readonly status: CodeOf<typeof ID_APPLICATION_STATUS>
  readonly is_updating: Flag
  readonly consent_version: string
  readonly front_file_id: string
  readonly front_read: string
  readonly back_file_id: string
  readonly back_read: string
  readonly name: string
  readonly address: string
  readonly mismatch: Flag
  /** When the customer confirmed what was read; `null` again once a photo changes. */
  readonly confirmed_at: number | null
  readonly created_at: number
  readonly expires_at: number
  /** When time decides it; `null` until people have it. */
  readonly due_at: number | null
  readonly promised_date: string
  readonly decided_at: number | null
  readonly reject_reason: string
  /** What people decide by beside the card (`PaperFile[]` as JSON). */
  readonly files: string
}

const isLate = (row: IdentityApplicationRow, now: number) =>
  row.status === ID_APPLICATION_STATUS.filling && now >= row.expires_at

/** The application with this id, whoever made it; one that ran out says so, whether or not the job has been there yet. */
export function identityApplicationById(db: Db, id: string, now: number): IdentityApplicationRow | undefined {
  const row = db.get<IdentityApplicationRow>('SELECT * FROM identity_applications WHERE id = ?', id)
  return row && isLate(row, now) ? { ...row, status: ID_APPLICATION_STATUS.expired } : row
}

/** The customer's application that is filled in, or that people are deciding. */
export function openIdentityApplication(
  db: Db,
  customerId: string,
  now: number,
): IdentityApplicationRow | undefined {
  const row = db.get<IdentityApplicationRow>(
    'SELECT * FROM identity_applications WHERE customer_id = ? AND status IN (?, ?)',
    customerId,
    ID_APPLICATION_STATUS.filling,
    ID_APPLICATION_STATUS.inReview,
  )
  return row && isLate(row, now) ? undefined : row
}

/** The customer's newest application, whatever became of it. */
export function lastIdentityApplication(
  db: Db,
  customerId: string,
  now: number,
): IdentityApplicationRow | undefined {
  const row = db.get<IdentityApplicationRow>(
    'SELECT * FROM identity_applications WHERE customer_id = ? ORDER BY created_at DESC, rowid DESC LIMIT 1',
    customerId,
  )
  return row && isLate(row, now) ? { ...row, status: ID_APPLICATION_STATUS.expired } : row
}

/** Applications that wait for people, oldest first. */
export function identityApplicationsInReview(db: Db): IdentityApplicationRow[] {
  return db.all<IdentityApplicationRow>(
    'SELECT * FROM identity_applications WHERE status = ? ORDER BY due_at, id',
    ID_APPLICATION_STATUS.inReview,
  )
}

/** Opens an application; ask first whether one is open. */
export function openIdentity(
  db: Db,
  begin: { readonly customerId: string; readonly isUpdating: boolean; readonly now: number },
): IdentityApplicationRow {
  // The job may not have been there yet, and only one of a customer may be open.
  dropLate(db, begin.now)
  // To be read out, and not to be taken for an identity number by what hides those.
  const day = todayInShanghai(begin.now).replace(/-/g, '')
  const row: IdentityApplicationRow = {
    id: `SM${day}-${randomBytes(4).toString('hex').toUpperCase()}`,
    customer_id: begin.customerId,
    status: ID_APPLICATION_STATUS.filling,
    is_updating: begin.isUpdating ? '1' : '0',
    consent_version: '',
    front_file_id: '',
    front_read: '',
    back_file_id: '',
    back_read: '',
    name: '',
    address: '',
    mismatch: '0',
    confirmed_at: null,
    created_at: begin.now,
    expires_at: begin.now + ID_APPLICATION_HOURS * HOUR_MS,
    due_at: null,
    promised_date: '',
    decided_at: null,
    reject_reason: '',
    files: '[]',
  }
  insertRows(db, 'identity_applications', [{ ...row }])
  return row
}

/** Takes a photo with what was read off it into the application, which has to be confirmed anew. */
export function takeSide(
  db: Db,
  id: string,
  side: CardSide,
  photo: { readonly fileId: string; readonly read: ReadCard; readonly consentVersion: string },
): void {
  const columns = side === 'front' ? 'front_file_id = ?, front_read = ?' : 'back_file_id = ?, back_read = ?'
  db.run(
    `UPDATE identity_applications SET ${columns}, consent_version = ?, confirmed_at = NULL WHERE id = ?`,
    photo.fileId,
    JSON.stringify(photo.read),
    photo.consentVersion,
    id,
  )
}

/** Notes what the customer confirmed. */
export function confirmIdentity(
  db: Db,
  id: string,
  said: {
    readonly name: string
    readonly address: string
    readonly isMismatch: boolean
    readonly now: number
  },
): void {
  db.run(
    'UPDATE identity_applications SET name = ?, address = ?, mismatch = ?, confirmed_at = ? WHERE id = ?',
    said.name,
    said.address,
    said.isMismatch ? '1' : '0',
    said.now,
    id,
  )
}

/** Hands the application to people, who decide until `dueAt`. */
export function handInIdentity(
  db: Db,
  id: string,
  {
    dueAt,
    promisedDate,
    files,
  }: { readonly dueAt: number; readonly promisedDate: string; readonly files: readonly PaperFile[] },
): void {
  db.run(
    'UPDATE identity_applications SET status = ?, due_at = ?, promised_date = ?, files = ? WHERE id = ?',
    ID_APPLICATION_STATUS.inReview,
    dueAt,
    promisedDate,
    JSON.stringify(files),
    id,
  )
}

/** Puts the application into a state that ends it, which the caller has from the machine. */
export function decideIdentity(
  db: Db,
  id: string,
  move: { readonly status: IdentityApplicationRow['status']; readonly reason?: string; readonly now: number },
): void {
  db.run(
    'UPDATE identity_applications SET status = ?, reject_reason = ?, decided_at = ? WHERE id = ?',
    move.status,
    move.reason ?? '',
    move.now,
    id,
  )
}

/** Drops what nobody finished within its hours: photos, what was read off them, and the draft. */
function dropLate(db: Db, now: number): void {
  const late = db.all<IdentityApplicationRow>(
    'SELECT * FROM identity_applications WHERE status = ? AND expires_at <= ?',
    ID_APPLICATION_STATUS.filling,
    now,
  )
  for (const { id, customer_id: customerId, status: before } of late) {
    const status = idApplicationMachine.next(before, 'expire')
    if (!status) continue
    db.run('DELETE FROM uploaded_files WHERE customer_id = ? AND used_for = ?', customerId, usedFor(id))
    dropUntakenPhotos(db, customerId)
    dropDraft(db, { customerId, kind: 'identity', subject: '' })
    db.run(
      `UPDATE identity_applications SET status = ?, front_file_id = '', front_read = '', back_file_id = '',
         back_read = '', name = '', address = '', confirmed_at = NULL WHERE id = ?`,
      status,
      id,
    )
  }
}

/** The job that does so in time. */
export function expireIdentityApplications(db: Db, now: number): void {
  db.transaction(() => dropLate(db, now))
}

/** What the photos of an application are kept for. */
export function usedFor(applicationId: string): string {
  return `identity:${applicationId}`
}
