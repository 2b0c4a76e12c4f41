import { createHash, randomBytes } from 'node:crypto'
import { INNER } from '@/contract/codes'
import { PROOF_SECONDS } from '@/contract/proof'
import { BusinessError } from '../api/business-error'
import type { Db } from './database'
import type { FaceCheck } from './face-checks'

type ProofKind = 'sms' | 'face'

/** Whose presence is proved, and for what; `subject` is `''` where a scene is about nothing more. */
interface ProofUse {
  readonly customerId: string
  readonly scene: string
  readonly subject?: string
  readonly now: number
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Issues a token that proves the customer's presence once, for one scene and subject, for five minutes. */
export function issueVerifyToken(
  db: Db,
  { customerId, kind, scene, subject = '', now }: ProofUse & { readonly kind: ProofKind },
): string {
  const token = randomBytes(24).toString('base64url')
  db.run(
    'INSERT INTO verify_tokens (token_hash, customer_id, kind, scene, subject, expires_at) VALUES (?, ?, ?, ?, ?, ?)',
    hashOf(token),
    customerId,
    kind,
    scene,
    subject,
    now + PROOF_SECONDS * 1000,
  )
  return token
}

/** Seconds until the token of a passed check is void. */
export function secondsLeftOf({ settled_at: settledAt }: Pick<FaceCheck, 'settled_at'>, now: number): number {
  return Math.max(0, Math.floor(((settledAt ?? 0) + PROOF_SECONDS * 1000 - now) / 1000))
}

/**
 * The token of a passed face check, for its scene and subject, until five minutes after it was passed; `''` once it was used
 * or is too late. Asked for again, since an answer may get lost, it comes anew and the one before is void: only its hash is kept.
 */
export function faceVerifyToken(
  db: Db,
  check: Pick<FaceCheck, 'biz_token' | 'customer_id' | 'scene' | 'subject' | 'settled_at'>,
  now: number,
): string {
  const { biz_token: bizToken, customer_id: customerId, scene, subject, settled_at: settledAt } = check
  const expiresAt = (settledAt ?? 0) + PROOF_SECONDS * 1000
  const used = db.get('SELECT 1 FROM verify_tokens WHERE face_check = ? AND used_at IS NOT NULL', bizToken)
  if (used || now > expiresAt) return ''
  db.run('DELETE FROM verify_tokens WHERE face_check = ?', bizToken)
  const token = issueVerifyToken(db, { customerId, kind: 'face', scene, subject, now })
  db.run(
    'UPDATE verify_tokens SET face_check = ?, expires_at = ? WHERE token_hash = ?',
    bizToken,
    expiresAt,
    hashOf(token),
  )
  return token
}

function isGood(db: Db, kind: ProofKind, token: string, use: ProofUse): boolean {
  const found = db.get(
    `SELECT 1 FROM verify_tokens
     WHERE token_hash = ? AND kind = ? AND customer_id = ? AND scene = ? AND subject = ?
       AND used_at IS NULL AND expires_at >= ?`,
    hashOf(token),
    kind,
    use.customerId,
    use.scene,
    use.subject ?? '',
    use.now,
  )
  return found !== undefined
}

type Tokens = Partial<Record<ProofKind, string>>

/**
 * Refuses a write whose proofs are not all unused, in time, and of this customer, kind, scene and subject: throws
 * `verifyTokenMissing`, whose data names what has to be proved again, and leaves the good ones as they are.
 */
export function requireProofs(db: Db, use: ProofUse, tokens: Tokens): void {
  const given = Object.entries(tokens) as [ProofKind, string][]
  const missing = given.filter(([kind, token]) => !isGood(db, kind, token, use)).map(([kind]) => kind)
  if (missing.length > 0) throw new BusinessError(INNER.verifyTokenMissing, { data: { missing } })
}

/**
 * Uses up the proofs a write carries, all of them or none, as `requireProofs` wants them. A refusal that follows does not give
 * them back, so a write asks last, once nothing else can refuse it.
 */
export function useProofs(db: Db, use: ProofUse, tokens: Tokens): void {
  requireProofs(db, use, tokens)
  for (const token of Object.values(tokens)) {
    db.run('UPDATE verify_tokens SET used_at = ? WHERE token_hash = ?', use.now, hashOf(token))
  }
}

/** As `useProofs`, for a write that wants a code alone. */
export function useVerifyToken(db: Db, { token, ...use }: ProofUse & { readonly token: string }): void {
  useProofs(db, use, { sms: token })
}
