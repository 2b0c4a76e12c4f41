import { createHash, randomBytes } from 'node:crypto'
import type { Db } from './database'

/** A session ends after this long without a call … */
export const IDLE_LIMIT_MS = 30 * 60 * 1000
/** … and after this long in any case. */
export const ABSOLUTE_LIMIT_MS = 12 * 3600 * 1000

interface SessionRow {
  token_hash: string
  customer_id: string
  created_at: number
  last_seen_at: number
}

// The store never holds a token that could be sent: whoever reads the file cannot take a session over.
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Opens a session and answers its token; `openedBy` is the `requestNo` of the login, when there is one. */
export function openSession(db: Db, customerId: string, now: number, openedBy: string | null = null): string {
  const token = randomBytes(32).toString('base64url')
  db.run(
    'INSERT INTO sessions (token_hash, customer_id, opened_by, created_at, last_seen_at) VALUES (?, ?, ?, ?, ?)',
    hashOf(token),
    customerId,
    openedBy,
    now,
    now,
  )
  return token
}

// With several live sessions the latest login counts.
function findLive(db: Db, tokens: readonly string[], now: number): SessionRow | undefined {
  let latest: SessionRow | undefined
  for (const token of tokens) {
    const row = db.get<SessionRow>(
      'SELECT token_hash, customer_id, created_at, last_seen_at FROM sessions WHERE token_hash = ?',
      hashOf(token),
    )
    if (!row || now - row.last_seen_at > IDLE_LIMIT_MS || now - row.created_at > ABSOLUTE_LIMIT_MS) continue
    if (!latest || row.created_at > latest.created_at) latest = row
  }
  return latest
}

/** The customer these tokens stand for, or undefined when none of them is a live session. */
export function peekSession(db: Db, tokens: readonly string[], now: number): string | undefined {
  return findLive(db, tokens, now)?.customer_id
}

/** Like {@link peekSession}, and keeps the session found alive. */
export function useSession(db: Db, tokens: readonly string[], now: number): string | undefined {
  const found = findLive(db, tokens, now)
  if (found) db.run('UPDATE sessions SET last_seen_at = ? WHERE token_hash = ?', now, found.token_hash)
  return found?.customer_id
}

/** Ends the sessions of these tokens. */
export function endSessions(db: Db, tokens: readonly string[]): void {
  for (const token of tokens) db.run('DELETE FROM sessions WHERE token_hash = ?', hashOf(token))
}

/** Ends the sessions that one login request opened, so that repeating it leaves only the newest. */
export function endSessionsOpenedBy(db: Db, requestNo: string): void {
  db.run('DELETE FROM sessions WHERE opened_by = ?', requestNo)
}

/** Ends the sessions of one customer, or all of them; answers how many. */
export function expireSessions(db: Db, customerId?: string): number {
  return customerId === undefined
    ? db.run('DELETE FROM sessions')
    : db.run('DELETE FROM sessions WHERE customer_id = ?', customerId)
}
