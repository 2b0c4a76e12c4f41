import { randomBytes, randomInt } from 'node:crypto'
import { CAPTCHA_VALID_SECONDS } from '@/contract/registration'
import {
  CAPTCHA_LOCK_SECONDS,
  CAPTCHA_MAX_FAILURES,
  CAPTCHAS_PER_ADDRESS_MINUTE,
  CAPTCHAS_PER_MINUTE,
} from '@/contract/session'
import { compactNumber } from '@/lib/compact-number'
import type { Db } from './database'

/** A picture code as the control API shows it. */
export interface Captcha {
  readonly id: string
  readonly code: string
  readonly created_at: number
  readonly used_at: number | null
}

/** Digits that cannot be taken for each other when they are drawn askew: no 0 and no 1. */
const DIGITS = '23456789'
const LENGTH = 4

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** When the `limit`-th newest of the pictures that `where` names leaves the last `ms`; nothing while there are fewer. */
function fullUntil(db: Db, limit: number, ms: number, where: string, address: string, now: number) {
  const row = db.get<{ at: number }>(
    `SELECT created_at AS at FROM captchas WHERE (${where}) AND created_at > ?2
     ORDER BY created_at DESC LIMIT 1 OFFSET ?3`,
    address,
    now - ms,
    limit - 1,
  )
  return row && row.at + ms
}

/** From when on an address may ask for and answer pictures again; nothing while it may. */
export function captchasBlockedUntil(db: Db, address: string, now: number): number | undefined {
  const wrong = 'is_wrong = 1 AND address = ?1'
  return fullUntil(db, CAPTCHA_MAX_FAILURES, CAPTCHA_LOCK_SECONDS * 1000, wrong, address, now)
}

/** From when on an address may have another picture; nothing while it may. Pictures are bounded for everybody, too. */
export function captchaRefusedUntil(db: Db, address: string, now: number): number | undefined {
  return (
    captchasBlockedUntil(db, address, now) ??
    fullUntil(db, CAPTCHAS_PER_ADDRESS_MINUTE, MINUTE_MS, 'address = ?1', address, now) ??
    fullUntil(db, CAPTCHAS_PER_MINUTE, MINUTE_MS, '?1 = ?1', address, now)
  )
}

/** Makes a code for one picture; ask {@link captchaRefusedUntil} first. What is a day old serves no count any more. */
export function openCaptcha(db: Db, address: string, now: number): { id: string; code: string } {
  const id = randomBytes(18).toString('base64url')
  const code = Array.from({ length: LENGTH }, () => DIGITS[randomInt(DIGITS.length)]).join('')
  db.run('DELETE FROM captchas WHERE created_at < ?', now - DAY_MS)
  db.run('INSERT INTO captchas (id, code, address, created_at) VALUES (?, ?, ?, ?)', id, code, address, now)
  return { id, code }
}

/** Uses a code up, right or wrong; `expired` for one that is too old, was used, or never was. */
export function useCaptcha(
  db: Db,
  { id, code }: { id: string; code: string },
  now: number,
): 'right' | 'wrong' | 'expired' {
  const row = db.get<Captcha>('SELECT * FROM captchas WHERE id = ? AND used_at IS NULL', id)
  if (!row) return 'expired'
  const isRight = row.code === compactNumber(code)
  db.run('UPDATE captchas SET used_at = ?, is_wrong = ? WHERE id = ?', now, isRight ? 0 : 1, id)
  if (now - row.created_at > CAPTCHA_VALID_SECONDS * 1000) return 'expired'
  return isRight ? 'right' : 'wrong'
}

/** The newest codes, newest first. */
export function listCaptchas(db: Db, limit = 20): Captcha[] {
  return db.all<Captcha>('SELECT * FROM captchas ORDER BY created_at DESC, rowid DESC LIMIT ?', limit)
}
