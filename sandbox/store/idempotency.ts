import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
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

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

// Only a hash: the payload may hold personal data, and comparing is all it is needed for.
const hashOf = (payload: unknown) => sha256(JSON.stringify(canonical(payload)))

/** How a write is found again: its `requestNo` is not in the store, since it opens the answer. */
const idOf = ({ scope, endpoint, requestNo }: WriteKey) =>
  sha256(JSON.stringify([scope, endpoint, requestNo]))

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

const cipherKey = ({ scope, requestNo }: WriteKey) =>
  Buffer.from(hkdfSync('sha256', requestNo, scope, 'first answer', 32))

// Answers hold tokens and personal data: whoever reads the store, but sent no such request, learns nothing from them.
function seal(key: WriteKey, answer: unknown): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, cipherKey(key), nonce)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

function unseal(key: WriteKey, text: string): unknown {
  const bytes = Buffer.from(text, 'base64')
  const decipher = createDecipheriv(CIPHER, cipherKey(key), bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const sealed = bytes.subarray(NONCE_BYTES + TAG_BYTES)
  return JSON.parse(Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8')) as unknown
}

/** Looks a write call up by its key; the same key with another payload is told apart. */
export function findWrite(db: Db, key: WriteKey, payload: unknown): KnownWrite {
  const row = db.get<{ payload_hash: string; answer: string; created_at: number }>(
    'SELECT payload_hash, answer, created_at FROM first_answers WHERE id = ?',
    idOf(key),
  )
  if (!row) return { kind: 'new' }
  if (row.payload_hash !== hashOf(payload)) return { kind: 'other-payload' }
  return { kind: 'repeated', answer: unseal(key, row.answer), answeredAt: row.created_at }
}

/** The first answer of a write call, whatever its payload was. */
export function firstAnswer(db: Db, key: WriteKey): unknown {
  const row = db.get<{ answer: string }>('SELECT answer FROM first_answers WHERE id = ?', idOf(key))
  return row && unseal(key, row.answer)
}

/** Keeps the first answer of a write call. */
export function keepAnswer(db: Db, key: WriteKey, payload: unknown, answer: unknown, now: number): void {
  db.run(
    'INSERT INTO first_answers (id, payload_hash, answer, created_at) VALUES (?, ?, ?, ?)',
    idOf(key),
    hashOf(payload),
    seal(key, answer),
    now,
  )
}
