import { randomBytes, randomInt } from 'node:crypto'
import { CAPTCHA_VALID_SECONDS } from '@/contract/registration'
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

/** Makes a code for one picture. */
export function openCaptcha(db: Db, now: number): { id: string; code: string } {
  const id = randomBytes(18).toString('base64url')
  const code = Array.from({ length: LENGTH }, () => DIGITS[randomInt(DIGITS.length)]).join('')
  db.run('INSERT INTO captchas (id, code, created_at) VALUES (?, ?, ?)', id, code, now)
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
  db.run('UPDATE captchas SET used_at = ? WHERE id = ?', now, id)
  if (now - row.created_at > CAPTCHA_VALID_SECONDS * 1000) return 'expired'
  return row.code === code.trim() ? 'right' : 'wrong'
}

/** The newest codes, newest first. */
export function listCaptchas(db: Db, limit = 20): Captcha[] {
  return db.all<Captcha>('SELECT * FROM captchas ORDER BY created_at DESC, rowid DESC LIMIT ?', limit)
}
