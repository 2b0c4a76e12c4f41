import { randomBytes } from 'node:crypto'
import type { CodeOf } from '@/contract/code-table'
import { PHOTO_TYPES } from '@/contract/photo-types'
import { UPLOAD_PURPOSE, UPLOAD_STATUS } from '@/contract/tables/upload'
import { UNUSED_FILE_DAYS, UPLOAD_IDLE_HOURS, type UploadMime, type UploadPurpose } from '@/contract/upload'
import type { Db } from './database'
import { insertRows } from './insert'

const HOUR_MS = 3_600_000
export const UPLOAD_IDLE_MS = UPLOAD_IDLE_HOURS * HOUR_MS
const DAY_MS = 24 * HOUR_MS

/** What an upload says of itself and its file inherits. */
interface Handed {
  readonly customer_id: string
  readonly purpose: UploadPurpose
  readonly photo_type: string
  readonly module_code: string
  readonly module_name: string
}

/** A row of `uploads`. */
export interface UploadRow extends Handed {
  readonly id: string
  readonly size: number
  readonly sha256: string
  readonly status: CodeOf<typeof UPLOAD_STATUS>
  readonly file_id: string | null
  readonly created_at: number
  readonly touched_at: number
}

/** A row of `uploaded_files`. */
export interface UploadedFileRow extends Handed {
  readonly id: string
  readonly mime: UploadMime
  readonly size: number
  readonly width: number
  readonly height: number
  readonly content: string
  readonly used_for: string
  readonly created_at: number
}

/** Cannot be guessed, and says nothing. */
const newId = () => randomBytes(18).toString('base64url')

/** The upload with this id; one that nothing came in for is gone, whether or not the job has been there yet. */
export function findUpload(db: Db, id: string, now: number): UploadRow | undefined {
  return db.get<UploadRow>('SELECT * FROM uploads WHERE id = ? AND touched_at >= ?', id, now - UPLOAD_IDLE_MS)
}

/** The upload of the same file for the same purpose that the customer left open. */
export function findOpenUpload(
  db: Db,
  { customer_id, purpose, photo_type, module_code, module_name, sha256, size }: UploadFacts,
  now: number,
): UploadRow | undefined {
  return db.get<UploadRow>(
    `SELECT * FROM uploads WHERE customer_id = ? AND purpose = ? AND photo_type = ? AND module_code = ? AND module_name = ?
       AND sha256 = ? AND size = ? AND status = ? AND touched_at >= ?`,
    ...[customer_id, purpose, photo_type, module_code, module_name, sha256, size],
    UPLOAD_STATUS.open,
    now - UPLOAD_IDLE_MS,
  )
}

export type UploadFacts = Handed & Pick<UploadRow, 'size' | 'sha256'>

/** Opens an upload. */
export function openUpload(db: Db, facts: UploadFacts, now: number): UploadRow {
  const status = UPLOAD_STATUS.open
  const row: UploadRow = { id: newId(), ...facts, status, file_id: null, created_at: now, touched_at: now }
  insertRows(db, 'uploads', [row])
  return row
}

/** Uploads that a customer has begun within the last day. */
export function uploadsOfDay(db: Db, customerId: string, now: number): number {
  const row = db.get<{ count: number }>(
    'SELECT count(*) AS count FROM uploads WHERE customer_id = ? AND created_at > ?',
    customerId,
    now - DAY_MS,
  )
  return row?.count ?? 0
}

/** Indices of the pieces that are there, in their order. */
export function receivedPieces(db: Db, uploadId: string): number[] {
  const rows = db.all<{ piece: number }>(
    'SELECT piece FROM upload_pieces WHERE upload_id = ? ORDER BY piece',
    uploadId,
  )
  return rows.map(row => row.piece)
}

/** Keeps a piece; one that is there already is replaced. */
export function keepPiece(db: Db, uploadId: string, piece: number, content: string, now: number): void {
  db.run(
    'INSERT OR REPLACE INTO upload_pieces (upload_id, piece, content) VALUES (?, ?, ?)',
    uploadId,
    piece,
    content,
  )
  db.run('UPDATE uploads SET touched_at = ? WHERE id = ?', now, uploadId)
}

/** The pieces put together, in their order. */
export function joinPieces(db: Db, uploadId: string): Buffer {
  const rows = db.all<{ content: string }>(
    'SELECT content FROM upload_pieces WHERE upload_id = ? ORDER BY piece',
    uploadId,
  )
  return Buffer.concat(rows.map(row => Buffer.from(row.content, 'base64')))
}

/** Drops what came in of an upload. */
export function dropPieces(db: Db, uploadId: string): void {
  db.run('DELETE FROM upload_pieces WHERE upload_id = ?', uploadId)
}

/** Drops what came in of an upload that its owner gave up, or that can come to nothing. */
export function cancelUpload(db: Db, uploadId: string): void {
  dropPieces(db, uploadId)
  db.run('UPDATE uploads SET status = ? WHERE id = ?', UPLOAD_STATUS.cancelled, uploadId)
}

/** Keeps the whole in place of its pieces; answers the file's id. */
export function finishUpload(
  db: Db,
  upload: UploadRow,
  file: Pick<UploadedFileRow, 'mime' | 'width' | 'height'> & { readonly bytes: Buffer },
  now: number,
): string {
  const { customer_id, purpose, photo_type, module_code, module_name } = upload
  const { bytes, ...facts } = file
  const row: UploadedFileRow = {
    ...{ id: newId(), customer_id, purpose, photo_type, module_code, module_name, ...facts },
    size: bytes.length,
    content: bytes.toString('base64'),
    used_for: '',
    created_at: now,
  }
  insertRows(db, 'uploaded_files', [row])
  dropPieces(db, upload.id)
  db.run('UPDATE uploads SET status = ?, file_id = ? WHERE id = ?', UPLOAD_STATUS.finished, row.id, upload.id)
  return row.id
}

/** The file with this id. */
export function uploadedFileById(db: Db, id: string): UploadedFileRow | undefined {
  return db.get<UploadedFileRow>('SELECT * FROM uploaded_files WHERE id = ?', id)
}

/**
 * Takes files into an application or its draft, which keeps them from being dropped: answers their rows, or `undefined` when one is not
 * the customer's, or was handed in for something else.
 */
export function useFiles(
  db: Db,
  use: {
    readonly customerId: string
    readonly purpose: UploadPurpose
    readonly fileIds: readonly string[]
    readonly usedFor: string
  },
): readonly UploadedFileRow[] | undefined {
  const rows = use.fileIds.map(id => uploadedFileById(db, id))
  const isOwn = (row: UploadedFileRow | undefined): row is UploadedFileRow =>
    row?.customer_id === use.customerId && row.purpose === use.purpose
  if (!rows.every(isOwn)) return undefined
  for (const { id } of rows) db.run('UPDATE uploaded_files SET used_for = ? WHERE id = ?', use.usedFor, id)
  return rows
}

/** Whether files may serve an end: the customer's own, handed in for it, each once, and taken by nothing but what is named. */
export function areUsable(
  db: Db,
  fileIds: readonly string[],
  end: { readonly customerId: string; readonly purpose: UploadPurpose; readonly usedFor: readonly string[] },
): boolean {
  const isUsable = (row: UploadedFileRow | undefined) =>
    row?.customer_id === end.customerId &&
    row.purpose === end.purpose &&
    ['', ...end.usedFor].includes(row.used_for)
  return new Set(fileIds).size === fileIds.length && fileIds.every(id => isUsable(uploadedFileById(db, id)))
}

/** Drops a file that another has taken the place of. */
export function dropFile(db: Db, fileId: string): void {
  db.run('DELETE FROM uploaded_files WHERE id = ?', fileId)
}

/** Drops the photos of other documents and of their holders that a customer's application was never handed in with. */
export function dropUntakenPhotos(db: Db, customerId: string): void {
  db.run(
    "DELETE FROM uploaded_files WHERE customer_id = ? AND purpose = ? AND photo_type IN (?, ?, ?) AND used_for = ''",
    customerId,
    UPLOAD_PURPOSE.identity,
    PHOTO_TYPES.holding,
    PHOTO_TYPES.avatar,
    PHOTO_TYPES.facial,
  )
}

/**
 * Removes uploads that nothing came in for, and files that no application has taken, at this moment of data time. What a
 * draft of the owner names is kept as long as the draft: it is gone on with on another evening.
 */
export function dropStaleUploads(db: Db, now: number): void {
  db.transaction(() => {
    const idle = now - UPLOAD_IDLE_MS
    db.run('DELETE FROM upload_pieces WHERE upload_id IN (SELECT id FROM uploads WHERE touched_at < ?)', idle)
    db.run('DELETE FROM uploads WHERE touched_at < ?', idle)
    db.run(
      `DELETE FROM uploaded_files WHERE used_for = '' AND created_at < ? AND NOT EXISTS (
         SELECT 1 FROM drafts WHERE drafts.customer_id = uploaded_files.customer_id
           AND instr(drafts.content, uploaded_files.id) > 0)`,
      now - UNUSED_FILE_DAYS * DAY_MS,
    )
  })
}
