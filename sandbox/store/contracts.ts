import type { SeenDoc } from '@/contract/signing'
import type { Db } from './database'
import { insertRows } from './insert'

/** A row of `contracts`: the signing of an order as far as it is. */
export interface ContractRow {
  readonly order_id: string
  /** JSON of what the customer has agreed to; `''` before. */
  readonly agreed_docs: string
  readonly card_id: string
  readonly region_code: string
  readonly address_detail: string
  readonly email: string
  /** Those papers as they were when what the contract says was confirmed; `''` before. */
  readonly confirmed_docs: string
  /** Milliseconds of data time; null until what the contract says was confirmed. */
  readonly confirmed_at: number | null
  readonly cert_issuer: string
  readonly cert_serial: string
  readonly signature_id: string
}

/** A row of `signed_papers`. */
export interface SignedPaperRow {
  readonly order_id: string
  readonly seq: number
  readonly doc_id: string
  readonly doc_name: string
  readonly version: string
  /** SHA-256 of the paper as it was read. */
  readonly hash: string
  readonly file_id: string
}

const NOTHING: Omit<ContractRow, 'order_id'> = {
  agreed_docs: '',
  card_id: '',
  region_code: '',
  address_detail: '',
  email: '',
  confirmed_docs: '',
  confirmed_at: null,
  cert_issuer: '',
  cert_serial: '',
  signature_id: '',
}

/** The signing of an order; nothing is done of one that has not begun. */
export function contractOf(db: Db, orderId: string): ContractRow {
  const row = db.get<ContractRow>('SELECT * FROM contracts WHERE order_id = ?', orderId)
  return row ?? { order_id: orderId, ...NOTHING }
}

/** Notes how far a signing has come. */
export function changeContract(
  db: Db,
  orderId: string,
  change: Partial<Omit<ContractRow, 'order_id'>>,
): ContractRow {
  const row = { ...contractOf(db, orderId), ...change }
  db.run('DELETE FROM contracts WHERE order_id = ?', orderId)
  insertRows(db, 'contracts', [row])
  return row
}

const seenDocs = (text: string): readonly SeenDoc[] => (text ? (JSON.parse(text) as SeenDoc[]) : [])

/** The papers that the customer has agreed to, each in a version. */
export const agreedDocs = ({ agreed_docs }: ContractRow): readonly SeenDoc[] => seenDocs(agreed_docs)

/** The papers that what was confirmed refers to. */
export const confirmedDocs = ({ confirmed_docs }: ContractRow): readonly SeenDoc[] => seenDocs(confirmed_docs)

export function addSignedPapers(db: Db, papers: readonly SignedPaperRow[]): void {
  insertRows(db, 'signed_papers', papers)
}

/** The signed papers of an order, in their order; none before the signing. */
export function signedPapersOf(db: Db, orderId: string): SignedPaperRow[] {
  return db.all('SELECT * FROM signed_papers WHERE order_id = ? ORDER BY seq', orderId)
}

/** Every signed paper of a customer with the product it is of and the time of its signing, newest first. */
export function everySignedPaperOf(
  db: Db,
  customerId: string,
): (SignedPaperRow & { readonly product_name: string; readonly sign_time: string })[] {
  return db.all(
    `SELECT s.*, p.product_name, o.sign_time FROM signed_papers s
     JOIN orders o ON o.order_id = s.order_id JOIN products p ON p.product_id = o.product_id
     WHERE o.customer_id = ? ORDER BY o.sign_time DESC, s.order_id, s.seq`,
    customerId,
  )
}
