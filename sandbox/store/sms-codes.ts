import { randomInt } from 'node:crypto'
import {
  PICTURE_SCENES,
  SMS_CODES_PER_ADDRESS_MINUTE,
  SMS_CODES_PER_DAY,
  SMS_CODES_WITHOUT_PICTURE,
  SMS_LOCK_SECONDS,
  SMS_LOCK_TRIES,
  SMS_MAX_TRIES,
  SMS_RESEND_SECONDS,
  SMS_VALID_SECONDS,
  VOICE_CODES_PER_DAY,
} from '@/contract/session'
import type { Db } from './database'

/** As a text, or read out by a call. */
export type CodeChannel = 'sms' | 'voice'

/** A code as it is asked for. */
export interface CodeOrder {
  readonly mobile: string
  readonly scene: string
  readonly channel: CodeChannel
  /** Where it is asked for from. */
  readonly address: string
}

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

/** Why no code may go out, and from when on one may. */
export interface CodeRefusal {
  readonly reason: 'soon' | 'locked' | 'day' | 'address' | 'voiceDay' | 'voiceMinute'
  readonly until: number
}

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

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** Calls of the whole sandbox in a minute: voice codes need no picture, so nobody may have phones rung at will. */
const VOICE_CODES_PER_MINUTE = 20

/** When the `limit`-th newest of the codes sent within `ms` leaves that time; nothing while there are fewer. */
function fullUntil(
  db: Db,
  { limit, ms, where, value }: { limit: number; ms: number; where: string; value: string },
  now: number,
): number | undefined {
  const row = db.get<{ sent_at: number }>(
    `SELECT sent_at FROM sms_codes WHERE ${where} AND sent_at > ? ORDER BY sent_at DESC LIMIT 1 OFFSET ?`,
    value,
    now - ms,
    limit - 1,
  )
  return row && row.sent_at + ms
}

/** When the wrong tries of a phone are forgiven; nothing while there are few. It outlives the codes they were made at. */
export function lockedUntil(db: Db, mobile: string, scene: string, now: number): number | undefined {
  const row = db.get<{ tries: number | null; last: number | null }>(
    `SELECT sum(wrong_tries) AS tries, max(last_wrong_at) AS last FROM sms_codes
     WHERE mobile = ?1 AND scene = ?2 AND last_wrong_at > ?3 AND id > (
       SELECT coalesce(max(id), 0) FROM sms_codes WHERE mobile = ?1 AND scene = ?2 AND used_at IS NOT NULL)`,
    mobile,
    scene,
    now - SMS_LOCK_SECONDS * 1000,
  )
  return row?.last && (row.tries ?? 0) >= SMS_LOCK_TRIES ? row.last + SMS_LOCK_SECONDS * 1000 : undefined
}

/** Why a code may not go out now; nothing when it may. */
export function codeRefusal(db: Db, order: CodeOrder, now: number): CodeRefusal | undefined {
  const { mobile, scene, channel, address } = order
  const full = (limit: number, ms: number, where: string, value: string) =>
    fullUntil(db, { limit, ms, where, value }, now)
  const last = latestCode(db, mobile, scene)
  const soon = last && last.sent_at + SMS_RESEND_SECONDS * 1000
  const text = "channel = 'sms' AND mobile = ?"
  const call = "channel = 'voice' AND mobile = ?"
  const limits: readonly [CodeRefusal['reason'], number | undefined][] = [
    ['locked', lockedUntil(db, mobile, scene, now)],
    ['day', channel === 'sms' ? full(SMS_CODES_PER_DAY, DAY_MS, text, mobile) : undefined],
    ['voiceDay', channel === 'voice' ? full(VOICE_CODES_PER_DAY, DAY_MS, call, mobile) : undefined],
    ['soon', soon],
    ['address', full(SMS_CODES_PER_ADDRESS_MINUTE, MINUTE_MS, 'address = ?', address)],
    [
      'voiceMinute',
      channel === 'voice' ? full(VOICE_CODES_PER_MINUTE, MINUTE_MS, 'channel = ?', 'voice') : undefined,
    ],
  ]
  for (const [reason, until] of limits) if (until !== undefined && until > now) return { reason, until }
  return undefined
}

/** Whether a text of this scene wants a picture code first: always to register and for a new phone, to log in once codes go unused. */
export function wantsPicture(db: Db, { mobile, scene, channel }: CodeOrder, now: number): boolean {
  if (channel === 'voice') return false
  if (scene !== 'login') return (PICTURE_SCENES as readonly string[]).includes(scene)
  const row = db.get<{ count: number }>(
    `SELECT count(*) AS count FROM sms_codes
     WHERE mobile = ?1 AND scene = ?2 AND channel = 'sms' AND sent_at > ?3 AND id > (
       SELECT coalesce(max(id), 0) FROM sms_codes WHERE mobile = ?1 AND scene = ?2 AND used_at IS NOT NULL)`,
    mobile,
    scene,
    now - DAY_MS,
  )
  return (row?.count ?? 0) >= SMS_CODES_WITHOUT_PICTURE
}

/** Sends a fresh code; ask {@link codeRefusal} first. */
export function sendCode(db: Db, { mobile, scene, channel, address }: CodeOrder, now: number): void {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  db.run(
    'INSERT INTO sms_codes (mobile, scene, channel, code, address, sent_at) VALUES (?, ?, ?, ?, ?, ?)',
    mobile,
    scene,
    channel,
    code,
    address,
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
  if (last.wrong_tries >= SMS_MAX_TRIES || lockedUntil(db, mobile, scene, now) !== undefined) return 'locked'
  if (last.used_at !== null || now - last.sent_at > SMS_VALID_SECONDS * 1000) return 'expired'
  if (last.code !== code) {
    db.run('UPDATE sms_codes SET wrong_tries = wrong_tries + 1, last_wrong_at = ? WHERE id = ?', now, last.id)
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
