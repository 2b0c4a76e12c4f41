import { randomBytes } from 'node:crypto'
import { textOfPdf } from '../files/page-html'
import { pageCountOf } from '../files/pdf'
import type { Db } from './database'

/** A row of `files`. `content` is base64; null for a paper that is written anew from its document each time. */
export interface FileRow {
  readonly id: string
  /** Owner of an export; null when the file belongs to a document. */
  readonly customer_id: string | null
  readonly file_name: string
  readonly format: 'pdf' | 'csv'
  readonly page_count: number
  /** Bytes. */
  readonly size: number
  readonly content: string | null
  /** What it says, part by part (JSON list of HTML); null for a table, and for a paper that is written anew. */
  readonly text: string | null
}

/** A file as somebody hands it in. */
export interface NewFile {
  readonly customerId: string
  /** With its ending, as the customer sees it. */
  readonly fileName: string
  readonly format: 'pdf' | 'csv'
  readonly bytes: Buffer
  /** Data time in milliseconds. */
  readonly now: number
}

/** Keeps a file for one customer, who alone may open it; answers its id, which cannot be guessed. */
export function addFile(db: Db, { customerId, fileName, format, bytes, now }: NewFile): string {
  const id = randomBytes(18).toString('base64url')
  db.run(
    `INSERT INTO files (id, customer_id, file_name, format, page_count, size, content, text, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    customerId,
    fileName,
    format,
    format === 'pdf' ? pageCountOf(bytes) : 0,
    bytes.length,
    bytes.toString('base64'),
    textOfPdf(bytes),
    now,
  )
  return id
}

/** The file with this id. */
export function fileById(db: Db, id: string): FileRow | undefined {
  return db.get<FileRow>(
    'SELECT id, customer_id, file_name, format, page_count, size, content, text FROM files WHERE id = ?',
    id,
  )
}

/** Size as customers read it: KB, rounded up; 0 for an empty file alone. */
export function kilobytesOf(bytes: number): number {
  return Math.ceil(bytes / 1024)
}
