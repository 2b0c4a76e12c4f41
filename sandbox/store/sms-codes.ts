import { randomInt } from 'node:crypto'
import { SMS_MAX_TRIES, SMS_RESEND_SECONDS, SMS_VALID_SECONDS, VOICE_CODES_PER_DAY } from '@/contract/session'
import type { Db } from './database'

/** As a text, or read out by a call. */
export type CodeChannel = 'sms' | 'voice'

/** One message of the sandbox's inbox. */
export interface SmsMessage {
  readonly mobile: string
  readonly code: string
  readonly scene: string
  readonly channel: CodeChannel
  readonly sentAt: number
  readonly isUsed: boolean
}

/** What came of comparing a code. */
export type CodeCheck = 'right' | 'wrong' | 'expired' | 'locked'

interface CodeRow {
  id: number
  mobile: string
  scene: string
  channel: CodeChannel
  code: string
  sent_at: number
  wrong_tries: number
  used_at: number | null
}

function latestCode(db: Db, mobile: string, scene: string): CodeRow | undefined {
  return db.get<CodeRow>(
    'SELECT * FROM sms_codes WHERE mobile = ? AND scene = ? ORDER BY id DESC LIMIT 1',
    mobile,
    scene,
  )
}

const DAY_MS = 86_400_000
/** Calls of the whole sandbox in a minute: voice codes need no picture, so nobody may have phones rung at will. */
const VOICE_CODES_PER_MINUTE = 20

function voiceCodesSince(db: Db, since: number, mobile = ''): number {
  const row = db.get<{ count: number }>(
    "SELECT count(*) AS count FROM sms_codes WHERE channel = 'voice' AND sent_at > ?1 AND (?2 = '' OR mobile = ?2)",
    since,
    mobile,
  )
  return row?.count ?? 0
}

/** Whether a code may go out now: the last one is old enough, and the phone was not called too often today. */
export function maySendCode(
  db: Db,
  { mobile, scene, channel }: { mobile: string; scene: string; channel: CodeChannel },
  now: number,
): boolean {
  const last = latestCode(db, mobile, scene)
  if (last && now - last.sent_at < SMS_RESEND_SECONDS * 1000) return false
  if (channel === 'sms') return true
  return (
    voiceCodesSince(db, now - DAY_MS, mobile) < VOICE_CODES_PER_DAY &&
    voiceCodesSince(db, now - 60_000) < VOICE_CODES_PER_MINUTE
  )
}

/** Sends a fresh code; ask {@link maySendCode} first. */
export function sendCode(
  db: Db,
  { mobile, scene, channel }: { mobile: string; scene: string; channel: CodeChannel },
  now: number,
): void {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  db.run(
    'INSERT INTO sms_codes (mobile, scene, channel, code, sent_at) VALUES (?, ?, ?, ?, ?)',
    mobile,
    scene,
    channel,
    code,
    now,
  )
}

/**
 * Compares a code with the last one sent and counts wrong tries. A right code is used up by it. A phone that was sent
 * nothing is told `wrong`, as an unknown customer is: the answers do not reveal who is a customer.
 */
export function checkCode(db: Db, mobile: string, scene: string, code: string, now: number): CodeCheck {
  const last = latestCode(db, mobile, scene)
  if (!last) return 'wrong'
  if (last.wrong_tries >= SMS_MAX_TRIES) return 'locked'
  if (last.used_at !== null || now - last.sent_at > SMS_VALID_SECONDS * 1000) return 'expired'
  if (last.code !== code) {
    db.run('UPDATE sms_codes SET wrong_tries = wrong_tries + 1 WHERE id = ?', last.id)
    return 'wrong'
  }
  db.run('UPDATE sms_codes SET used_at = ? WHERE id = ?', now, last.id)
  return 'right'
}

/** The newest messages, newest first. */
export function listMessages(db: Db, limit = 50): SmsMessage[] {
  return db.all<CodeRow>('SELECT * FROM sms_codes ORDER BY id DESC LIMIT ?', limit).map(row => ({
    mobile: row.mobile,
    code: row.code,
    scene: row.scene,
    channel: row.channel,
    sentAt: row.sent_at,
    isUsed: row.used_at !== null,
  }))
}
