import { createHash } from 'node:crypto'
import type { Db } from './database'

/** Which write call: `scope` is the customer, or the phone number where there is no session yet. */
export interface WriteKey {
  readonly scope: string
  readonly endpoint: string
  readonly requestNo: string
}

/** What is known about a write call that arrives. */
export type KnownWrite =
  | { readonly kind: 'new' }
  | { readonly kind: 'repeated'; readonly answer: unknown; readonly answeredAt: number }
  | { readonly kind: 'other-payload' }

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, entry]) => [key, canonical(entry)]),
  )
}

// Only a hash: the payload may hold personal data, and comparing is all it is needed for.
function hashOf(payload: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(canonical(payload)))
    .digest('hex')
}

/** Looks a write call up by its key; the same key with another payload is told apart. */
export function findWrite(db: Db, key: WriteKey, payload: unknown): KnownWrite {
  const row = db.get<{ payload_hash: string; answer: string; created_at: number }>(
    'SELECT payload_hash, answer, created_at FROM first_answers WHERE scope = ? AND endpoint = ? AND request_no = ?',
    key.scope,
    key.endpoint,
    key.requestNo,
  )
  if (!row) return { kind: 'new' }
  if (row.payload_hash !== hashOf(payload)) return { kind: 'other-payload' }
  return { kind: 'repeated', answer: JSON.parse(row.answer) as unknown, answeredAt: row.created_at }
}

/** The first answer of a write call, whatever its payload was. */
export function firstAnswer(db: Db, key: WriteKey): unknown {
  const row = db.get<{ answer: string }>(
    'SELECT answer FROM first_answers WHERE scope = ? AND endpoint = ? AND request_no = ?',
    key.scope,
    key.endpoint,
    key.requestNo,
  )
  return row && (JSON.parse(row.answer) as unknown)
}

/** Keeps the first answer of a write call. */
export function keepAnswer(db: Db, key: WriteKey, payload: unknown, answer: unknown, now: number): void {
  db.run(
    `INSERT INTO first_answers (scope, endpoint, request_no, payload_hash, answer, created_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
    key.scope,
    key.endpoint,
    key.requestNo,
    hashOf(payload),
    JSON.stringify(answer),
    now,
  )
}
