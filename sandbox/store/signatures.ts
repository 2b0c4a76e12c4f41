import { randomBytes } from 'node:crypto'
import type { SignScene } from '@/contract/signature'
import { SIGNATURE_VALID_MINUTES } from '@/contract/signature'
import { invalidField } from '../api/business-error'
import type { Db } from './database'
import { insertRows } from './insert'

const VALID_MS = SIGNATURE_VALID_MINUTES * 60_000
/** A signature that nothing took in is kept for so long. */
const UNUSED_MS = 24 * 3_600_000

/** A row of `signatures`. */
export interface SignatureRow {
  readonly id: string
  readonly customer_id: string
  readonly scene: SignScene
  readonly kind: 'drawn' | 'typed'
  readonly image_file_id: string | null
  readonly strokes: string
  readonly typed_name: string
  readonly signed_at: number
  readonly used_at: number | null
}

/** Which signature a write takes in, and when. */
interface SignatureUse {
  readonly customerId: string
  readonly signFileId: string
  readonly scene: SignScene
  readonly now: number
}

/** Cannot be guessed, and says nothing. */
export const newSignatureId = () => randomBytes(18).toString('base64url')

export function keepSignature(db: Db, signature: Omit<SignatureRow, 'used_at'>): void {
  insertRows(db, 'signatures', [{ ...signature, used_at: null }])
}

/** Refuses, as {@link useSignature} does, a signature that it would not take; what else a write uses up comes between the two. */
export function requireSignature(db: Db, use: SignatureUse): void {
  const found = db.get(
    'SELECT 1 FROM signatures WHERE id = ? AND customer_id = ? AND scene = ? AND used_at IS NULL AND signed_at >= ?',
    ...[use.signFileId, use.customerId, use.scene, use.now - VALID_MS],
  )
  if (!found) throw invalidField('signFileId', '请重新签名')
}

/**
 * Uses a signature up for the write it was given for, and answers it. Throws a field error at `signFileId` for one that is not the
 * customer's, of another scene, used before or too old: all of them alike, since each is mended by signing again. Call it after every
 * other check of the write, so that nobody signs twice for a form that was refused.
 */
export function useSignature(db: Db, use: SignatureUse): SignatureRow {
  const taken = db.run(
    `UPDATE signatures SET used_at = ?1
     WHERE id = ?2 AND customer_id = ?3 AND scene = ?4 AND used_at IS NULL AND signed_at >= ?5`,
    ...[use.now, use.signFileId, use.customerId, use.scene, use.now - VALID_MS],
  )
  const row = db.get<SignatureRow>('SELECT * FROM signatures WHERE id = ?', use.signFileId)
  if (taken !== 1 || !row) throw invalidField('signFileId', '请重新签名')
  return row
}

/** Removes signatures that nothing has taken in for a day, and their pictures, at this moment of data time. */
export function dropUnusedSignatures(db: Db, now: number): void {
  const old = 'used_at IS NULL AND signed_at < ?'
  db.transaction(() => {
    const files = db.all<{ id: string }>(
      `SELECT image_file_id AS id FROM signatures WHERE ${old} AND image_file_id IS NOT NULL`,
      now - UNUSED_MS,
    )
    db.run(`DELETE FROM signatures WHERE ${old}`, now - UNUSED_MS)
    for (const { id } of files) db.run('DELETE FROM uploaded_files WHERE id = ?', id)
  })
}
