import type { Document } from '@/contract/document'
import type { Flag } from '@/contract/primitives'
import type { Db } from './database'
import { kilobytesOf } from './files'

/** A row of `documents` with its file and how far the asking customer has read it. */
export interface DocumentRow {
  readonly id: string
  /** `signing`: a paper that is read and signed with a product, and is no file of it. */
  readonly kind: 'disclosure' | 'product' | 'signing' | 'main' | 'supplement'
  readonly product_id: string | null
  readonly trust_id: string | null
  /** Name of the product or trust. */
  readonly subject: string
  readonly name: string
  readonly doc_type: string
  readonly publish_date: string
  readonly file_id: string
  readonly must_read: Flag
  readonly min_read_seconds: number
  readonly version: string
  /** Place among the papers that are signed with the product, 0 for a paper that is not. */
  readonly sign_order: number
  /** The product's terms as the paper states them, a line each. */
  readonly terms: string
  readonly page_count: number
  /** Bytes. */
  readonly size: number
  readonly last_page: number | null
  readonly seconds: number | null
  /** Milliseconds of data time; null until it was read to the end. */
  readonly read_at: number | null
}

/** One product, or one trust. */
export type DocumentScope = { readonly productId: string } | { readonly trustId: string }

/** The products and trusts a list of disclosures is about. */
export interface DisclosureScope {
  readonly productIds: readonly string[]
  readonly trustIds: readonly string[]
}

const SELECT = `SELECT d.*, f.page_count, f.size, r.last_page, r.seconds, r.read_at
  FROM documents d
  JOIN files f ON f.id = d.file_id
  LEFT JOIN document_readings r ON r.doc_id = d.id AND r.version = d.version AND r.customer_id = ?`
const NEWEST_FIRST = 'ORDER BY d.publish_date DESC, d.id DESC'

/** The row as the contract names it. */
export function documentOf(row: DocumentRow): Document {
  return {
    docId: row.id,
    docName: row.name,
    docType: row.doc_type,
    publishDate: row.publish_date,
    fileId: row.file_id,
    pageCount: row.page_count,
    size: kilobytesOf(row.size),
    readFlag: row.read_at === null ? '0' : '1',
    readPage: row.last_page ?? 0,
    mustRead: row.must_read,
    minReadSeconds: row.min_read_seconds,
    version: row.version,
  }
}

/** Contract and product files of a product, newest first; `readFlag` is this customer's. */
export function documentsOfProduct(db: Db, customerId: string, productId: string): Document[] {
  return db
    .all<DocumentRow>(
      `${SELECT} WHERE d.product_id = ? AND d.kind = 'product' ${NEWEST_FIRST}`,
      customerId,
      productId,
    )
    .map(documentOf)
}

/** The papers that are signed with a product, in their order, as this customer has read them. */
export function papersToSign(db: Db, customerId: string, productId: string): DocumentRow[] {
  return db.all<DocumentRow>(
    `${SELECT} WHERE d.product_id = ? AND d.sign_order > 0 ORDER BY d.sign_order`,
    customerId,
    productId,
  )
}

/** Signed contracts and amendments of a trust, newest first. */
export function contractsOfTrust(db: Db, customerId: string, trustId: string): DocumentRow[] {
  return db.all<DocumentRow>(
    `${SELECT} WHERE d.trust_id = ? AND d.kind <> 'disclosure' ${NEWEST_FIRST}`,
    customerId,
    trustId,
  )
}

/** Every paper that is no mere text to be signed, newest first, whoever may read it. */
export function allDocuments(db: Db, customerId: string): DocumentRow[] {
  return db.all<DocumentRow>(`${SELECT} WHERE d.kind <> 'signing' ${NEWEST_FIRST}`, customerId)
}

/** Every disclosure of these products and trusts, newest first. */
export function disclosuresOf(
  db: Db,
  customerId: string,
  { productIds, trustIds }: DisclosureScope,
): DocumentRow[] {
  return db.all<DocumentRow>(
    `${SELECT}
     WHERE d.kind = 'disclosure'
       AND (d.product_id IN (SELECT value FROM json_each(?)) OR d.trust_id IN (SELECT value FROM json_each(?)))
     ${NEWEST_FIRST}`,
    customerId,
    JSON.stringify(productIds),
    JSON.stringify(trustIds),
  )
}

/** How many disclosures of a product or trust this customer has not read to the end. */
export function unreadDisclosures(db: Db, customerId: string, scope: DocumentScope): number {
  const wanted =
    'productId' in scope
      ? { productIds: [scope.productId], trustIds: [] }
      : { productIds: [], trustIds: [scope.trustId] }
  return disclosuresOf(db, customerId, wanted).filter(row => row.read_at === null).length
}

/** File of a product's newest disclosure of one type (DISCLOSURE_TYPE); `''` without one. */
export function disclosureFileOf(db: Db, productId: string, disclosureType: string): string {
  const row = db.get<{ file_id: string }>(
    `SELECT file_id FROM documents
     WHERE product_id = ? AND kind = 'disclosure' AND doc_type = ? ORDER BY publish_date DESC, id DESC LIMIT 1`,
    productId,
    disclosureType,
  )
  return row?.file_id ?? ''
}

/** The document with this id, as this customer has read it. */
export function documentById(db: Db, customerId: string, docId: string): DocumentRow | undefined {
  return db.get<DocumentRow>(`${SELECT} WHERE d.id = ?`, customerId, docId)
}

/** The document of a file. */
export function documentOfFile(db: Db, customerId: string, fileId: string): DocumentRow | undefined {
  return db.get<DocumentRow>(`${SELECT} WHERE d.file_id = ?`, customerId, fileId)
}

/** How far a customer came in a document at one sitting. */
export interface Reading {
  readonly lastPage: number
  readonly seconds: number
  /** Milliseconds of data time when this sitting completed the document, else null. */
  readonly readAt: number | null
}

/** Notes a sitting with a version: seconds add up, the furthest page counts, and what was read stays read. */
export function noteReading(
  db: Db,
  customerId: string,
  { id: docId, version }: Pick<DocumentRow, 'id' | 'version'>,
  reading: Reading,
): void {
  db.run(
    `INSERT INTO document_readings (customer_id, doc_id, version, last_page, seconds, read_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (customer_id, doc_id, version) DO UPDATE SET
       last_page = max(last_page, excluded.last_page),
       seconds = seconds + excluded.seconds,
       read_at = coalesce(read_at, excluded.read_at)`,
    customerId,
    docId,
    version,
    reading.lastPage,
    reading.seconds,
    reading.readAt,
  )
}

/** Gives a document out in a new version; whoever read the one before has not read this one. */
export function publishVersion(db: Db, docId: string, version: string, size: number): void {
  db.run('UPDATE documents SET version = ? WHERE id = ?', version, docId)
  // What was given out so far was the version before: whoever reads it reads nothing of this one.
  db.run('DELETE FROM paper_openings WHERE paper_id = ?', docId)
  db.run('UPDATE files SET size = ? WHERE id = (SELECT file_id FROM documents WHERE id = ?)', size, docId)
}
