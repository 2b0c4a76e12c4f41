import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { FILE_URL_SECONDS } from '@/contract/document'
import type { Db } from '../store/database'
import { readMeta, writeMeta } from '../store/meta'

const SECRET = 'fileLinkSecret'
const ROUTE = '/services/trustAppApi/file'

/** What a link says about itself, as it arrives. */
export interface FileLink {
  readonly fileId: string
  /** Milliseconds of data time. */
  readonly expires: string
  readonly sig: string
}

function signatureOf(secret: string, fileId: string, expires: string): Buffer {
  return createHmac('sha256', secret).update(`${fileId}\n${expires}`).digest()
}

// Made with the first link; a store that is seeded again has another, so that links of the old one are void.
function secretOf(db: Db): string {
  const known = readMeta(db, SECRET)
  if (known) return known
  const secret = randomBytes(32).toString('base64url')
  writeMeta(db, SECRET, secret)
  return secret
}

/** Address that opens a file without a session for {@link FILE_URL_SECONDS} of data time. */
export function fileLink(db: Db, fileId: string, now: number): string {
  const expires = String(now + FILE_URL_SECONDS * 1000)
  const sig = signatureOf(secretOf(db), fileId, expires).toString('base64url')
  return `${ROUTE}/${fileId}?expires=${expires}&sig=${sig}`
}

/** Whether a link was made here for just this file and has not expired. */
export function isLiveLink(db: Db, { fileId, expires, sig }: FileLink, now: number): boolean {
  const secret = readMeta(db, SECRET)
  if (!secret || !/^\d{1,16}$/.test(expires)) return false
  const expected = signatureOf(secret, fileId, expires)
  const given = Buffer.from(sig, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected) && now <= Number(expires)
}
