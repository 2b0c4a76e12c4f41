import { randomBytes } from 'node:crypto'
import { FACE_DAILY_LIMIT } from '@/contract/face'
import type { Db } from './database'

export interface FaceCheck {
  readonly biz_token: string
  readonly customer_id: string
  readonly status: 'pending' | 'passed' | 'failed' | 'cancelled'
  readonly scene: string
  readonly subject: string
  readonly created_at: number
  readonly settled_at: number | null
}

/** Failed checks of a customer on a day. */
export function failCountOf(db: Db, customerId: string, day: string): number {
  const row = db.get<{ count: number }>(
    "SELECT count(*) AS count FROM face_checks WHERE customer_id = ? AND day = ? AND status = 'failed'",
    customerId,
    day,
  )
  return row?.count ?? 0
}

/** Opens a check and answers its token; undefined when the day's failures are used up. */
export function openFaceCheck(
  db: Db,
  check: { customerId: string; scene: string; subject: string; day: string; now: number },
): string | undefined {
  if (failCountOf(db, check.customerId, check.day) >= FACE_DAILY_LIMIT) return undefined
  const bizToken = randomBytes(24).toString('base64url')
  db.run(
    "INSERT INTO face_checks (biz_token, customer_id, scene, subject, status, day, created_at) VALUES (?, ?, ?, ?, 'pending', ?, ?)",
    bizToken,
    check.customerId,
    check.scene,
    check.subject,
    check.day,
    check.now,
  )
  return bizToken
}

/** The check with this token. */
export function findFaceCheck(db: Db, bizToken: string): FaceCheck | undefined {
  return db.get<FaceCheck>(
    'SELECT biz_token, customer_id, scene, subject, status, created_at, settled_at FROM face_checks WHERE biz_token = ?',
    bizToken,
  )
}

/** What the face service found; a check is settled once. `false`: there is no such open check. */
export function settleFaceCheck(
  db: Db,
  bizToken: string,
  status: Exclude<FaceCheck['status'], 'pending'>,
  now: number,
): boolean {
  return (
    db.run(
      "UPDATE face_checks SET status = ?, settled_at = ? WHERE biz_token = ? AND status = 'pending'",
      status,
      now,
      bizToken,
    ) === 1
  )
}
