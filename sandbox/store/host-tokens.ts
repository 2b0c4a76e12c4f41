import { createHash, randomBytes } from 'node:crypto'
import { HOST_TOKEN_VALID_SECONDS } from '@/contract/session'
import type { Db } from './database'

// As with sessions: no token that could be sent lies in the store.
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Issues the token that a host puts into the address of a page (agent 5): it logs in once. */
export function issueHostToken(db: Db, customerId: string, now: number): string {
  const token = randomBytes(32).toString('base64url')
  db.run(
    'INSERT INTO host_tokens (token_hash, customer_id, issued_at) VALUES (?, ?, ?)',
    hashOf(token),
    customerId,
    now,
  )
  return token
}

/** The customer whom this token would log in; nobody for one that is used, too old or unknown. */
export function customerOfHostToken(db: Db, token: string, now: number): string | undefined {
  return db.get<{ customer_id: string }>(
    'SELECT customer_id FROM host_tokens WHERE token_hash = ? AND used_at IS NULL AND issued_at >= ?',
    hashOf(token),
    now - HOST_TOKEN_VALID_SECONDS * 1000,
  )?.customer_id
}

/** Uses the token up. */
export function useHostToken(db: Db, token: string, now: number): void {
  db.run('UPDATE host_tokens SET used_at = ? WHERE token_hash = ?', now, hashOf(token))
}
