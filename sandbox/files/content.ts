import { createHash } from 'node:crypto'
import type { Db } from '../store/database'
import { documentOfFile } from '../store/documents'
import type { FileRow } from '../store/files'
import { writePaper, type Paper } from './paper-text'
import { makePdf } from './pdf'

const written = new Map<string, Buffer>()

/** The PDF of a paper; it is written once, later calls get the same bytes. */
export function bytesOfPaper(paper: Paper): Buffer {
  const key = JSON.stringify([
    paper.id,
    paper.kind,
    paper.subject,
    paper.name,
    paper.doc_type,
    paper.publish_date,
    paper.version,
    paper.page_count,
    paper.terms ?? '',
  ])
  const known = written.get(key)
  if (known) return known
  const bytes = makePdf(writePaper(paper))
  written.set(key, bytes)
  return bytes
}

/** What a file holds: the bytes that were handed in, or its document as a PDF. */
export function bytesOfFile(db: Db, file: FileRow): Buffer {
  if (file.content !== null) return Buffer.from(file.content, 'base64')
  const document = documentOfFile(db, '', file.id)
  if (!document) throw new Error(`No document has the file ${file.id}`)
  return bytesOfPaper(document)
}

const hashes = new WeakMap<Buffer, string>()

/** SHA-256 of what a file holds. */
export function hashOfFile(db: Db, file: FileRow): string {
  const bytes = bytesOfFile(db, file)
  const hash = hashes.get(bytes) ?? createHash('sha256').update(bytes).digest('hex')
  hashes.set(bytes, hash)
  return hash
}
