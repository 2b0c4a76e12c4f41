import { createHash, randomBytes } from 'node:crypto'
import { INNER } from '@/contract/codes'
import { BusinessError } from '../api/business-error'
import type { Db } from './database'

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
