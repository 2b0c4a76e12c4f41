import { createHash, randomBytes } from 'node:crypto'
import { INNER } from '@/contract/codes'
import { BusinessError } from '../api/business-error'
import type { Db } from './database'
import type { FaceCheck } from './face-checks'

/** How long a token stands for the customer's presence. */
export const VERIFY_TOKEN_SECONDS = 300

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Issues a token that proves the customer's presence once, for one scene, for five minutes. */
export function issueVerifyToken(
  db: Db,
  { customerId, scene, now }: { customerId: string; scene: string; now: number },
): string {
  const token = randomBytes(24).toString('base64url')
  db.run(
    'INSERT INTO verify_tokens (token_hash, customer_id, scene, expires_at) VALUES (?, ?, ?, ?)',
    hashOf(token),
    customerId,
    scene,
    now + VERIFY_TOKEN_SECONDS * 1000,
  )
  return token
}

/**
 * The token of a passed face check, for its scene, until five minutes after it was passed; `''` once it was used or is too
 * late. Asked for again, since an answer may get lost, it comes anew and the one before is void: only its hash is kept.
 */
export function faceVerifyToken(
  db: Db,
  check: Pick<FaceCheck, 'biz_token' | 'customer_id' | 'scene' | 'settled_at'>,
  now: number,
): string {
  const { biz_token: bizToken, customer_id: customerId, scene, settled_at: settledAt } = check
  const expiresAt = (settledAt ?? 0) + VERIFY_TOKEN_SECONDS * 1000
  const used = db.get('SELECT 1 FROM verify_tokens WHERE face_check = ? AND used_at IS NOT NULL', bizToken)
  if (used || now > expiresAt) return ''
  db.run('DELETE FROM verify_tokens WHERE face_check = ?', bizToken)
  const token = issueVerifyToken(db, { customerId, scene, now })
  db.run(
    'UPDATE verify_tokens SET face_check = ?, expires_at = ? WHERE token_hash = ?',
    bizToken,
    expiresAt,
    hashOf(token),
  )
  return token
}

/** Uses a token up. Throws `verifyTokenMissing` unless it is unused, in time and of this customer and scene. */
export function useVerifyToken(
  db: Db,
  { customerId, scene, token, now }: { customerId: string; scene: string; token: string; now: number },
): void {
  const used = db.run(
    `UPDATE verify_tokens SET used_at = ?1
     WHERE token_hash = ?2 AND customer_id = ?3 AND scene = ?4 AND used_at IS NULL AND expires_at >= ?1`,
    now,
    hashOf(token),
    customerId,
    scene,
  )
  if (used !== 1) throw new BusinessError(INNER.verifyTokenMissing)
}
