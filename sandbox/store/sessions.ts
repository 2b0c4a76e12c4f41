import { createHash, randomBytes } from 'node:crypto'
import { UNKNOWN_DEVICE } from '../devices/device-name'
import type { Db } from './database'

/** A session ends after this long without a call … */
export const IDLE_LIMIT_MS = 30 * 60 * 1000
/** … and after this long in any case. */
export const ABSOLUTE_LIMIT_MS = 12 * 3600 * 1000
/** A login whose answer got lost is sent again by the customer's next tap; later it may be anybody. */
const LOGIN_REPEAT_MS = 60_000

/** A live session, as far as anybody outside has to know. */
export interface LiveSession {
  readonly customerId: string
  /** Names the session to whoever may end it, and is worth nothing else. */
  readonly handle: string
  /** Seconds until it ends unless a call is made. */
  readonly idleSecondsLeft: number
  /** Seconds until it ends although it is used. */
  readonly secondsLeft: number
}

interface SessionRow {
  token_hash: string
  handle: string
  customer_id: string
  device: string
  created_at: number
  last_seen_at: number
}

// The store never holds a token that could be sent: whoever reads the file cannot take a session over.
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Opens a session and answers its token, a new one unless it is given; `openedBy` is the `requestNo` of the login, when there is one. */
export function openSession(
  db: Db,
  customerId: string,
  now: number,
  {
    openedBy = null,
    device = UNKNOWN_DEVICE,
    token = randomBytes(32).toString('base64url'),
  }: { openedBy?: string | null; device?: string; token?: string } = {},
): string {
  db.run(
    `INSERT INTO sessions (token_hash, handle, customer_id, opened_by, device, is_used, created_at, last_seen_at)
     VALUES (?, ?, ?, ?, ?, 0, ?, ?)`,
    hashOf(token),
    randomBytes(18).toString('base64url'),
    customerId,
    openedBy,
    device,
    now,
    now,
  )
  return token
}

function findLive(db: Db, token: string | undefined, now: number): SessionRow | undefined {
  if (token === undefined) return undefined
  const row = db.get<SessionRow>('SELECT * FROM sessions WHERE token_hash = ?', hashOf(token))
  if (!row || now - row.last_seen_at > IDLE_LIMIT_MS || now - row.created_at > ABSOLUTE_LIMIT_MS) {
    return undefined
  }
  return row
}

/** The session of this token while it lives; asking does not keep it alive. */
export function peekSession(db: Db, token: string | undefined, now: number): LiveSession | undefined {
  const row = findLive(db, token, now)
  if (!row) return undefined
  return {
    customerId: row.customer_id,
    handle: row.handle,
    idleSecondsLeft: Math.floor((row.last_seen_at + IDLE_LIMIT_MS - now) / 1000),
    secondsLeft: Math.floor((row.created_at + ABSOLUTE_LIMIT_MS - now) / 1000),
  }
}

/** Like {@link peekSession}, and keeps the session alive. */
export function useSession(db: Db, token: string | undefined, now: number): LiveSession | undefined {
  const row = findLive(db, token, now)
  if (!row) return undefined
  db.run('UPDATE sessions SET last_seen_at = ?, is_used = 1 WHERE token_hash = ?', now, row.token_hash)
  return peekSession(db, token, now)
}

/** Ends the session of this token. */
export function endSession(db: Db, token: string | undefined): void {
  if (token !== undefined) db.run('DELETE FROM sessions WHERE token_hash = ?', hashOf(token))
}

/** Ends the session that this handle names. */
export function endSessionOf(db: Db, handle: string): void {
  db.run('DELETE FROM sessions WHERE handle = ?', handle)
}

/** A live session as its own customer sees it. */
export interface OwnSession {
  /** Tells sessions apart and ends none: the handle stays with the device that has it. */
  readonly id: string
  readonly handle: string
  readonly device: string
  readonly openedAt: number
  readonly lastSeenAt: number
}

/** Where a customer is logged in, the device used last first. */
export function sessionsOf(db: Db, customerId: string, now: number): OwnSession[] {
  return db
    .all<SessionRow>(
      `SELECT * FROM sessions WHERE customer_id = ? AND last_seen_at >= ? AND created_at >= ?
       ORDER BY last_seen_at DESC, created_at DESC, handle`,
      customerId,
      now - IDLE_LIMIT_MS,
      now - ABSOLUTE_LIMIT_MS,
    )
    .map(({ handle, device, created_at, last_seen_at }) => ({
      id: hashOf(handle).slice(0, 24),
      handle,
      device,
      openedAt: created_at,
      lastSeenAt: last_seen_at,
    }))
}

/** Ends the session that one login of this customer opened, unless it was used; answers whether there was one. */
export function endUnusedSession(
  db: Db,
  { customerId, openedBy, now }: { customerId: string; openedBy: string; now: number },
): boolean {
  const ended = db.run(
    'DELETE FROM sessions WHERE customer_id = ? AND opened_by = ? AND is_used = 0 AND created_at >= ?',
    customerId,
    openedBy,
    now - LOGIN_REPEAT_MS,
  )
  return ended > 0
}

/** Ends the sessions of one customer, or all of them; answers how many. */
export function expireSessions(db: Db, customerId?: string): number {
  return customerId === undefined
    ? db.run('DELETE FROM sessions')
    : db.run('DELETE FROM sessions WHERE customer_id = ?', customerId)
}
