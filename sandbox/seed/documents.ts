import { bytesOfPaper } from '../files/content'
import type { Paper } from '../files/paper-text'
import { DISTRIBUTION_TYPES } from '../portfolio/trade-codes'
import { codesIn } from '../store/codes-in'
import type { Db } from '../store/database'
import { insertRows } from '../store/insert'
import { findProduct } from '../store/products'
import { trustById } from '../store/trusts'
import {
  closingPapers,
  DISCLOSURES_OF_U6,
  papersOfSigning,
  papersOnSale,
  PRODUCT_DISCLOSURES,
  productPapers,
  TRUST_CONTRACTS,
  TRUST_DISCLOSURES,
  type PaperSeed,
} from './document-list'
import { ORDER_STATUS } from '@/contract/tables/order'
import { termLines } from '../signing/terms'
import { offerOf } from '../store/offers'
import type { Seed } from './order'

/** Whose product files there are: all of U1's, and those of U6 that have a disclosure. */
const PRODUCTS_WITH_PAPERS = [
  ...Array.from({ length: 12 }, (_, index) => `P${String(index + 1).padStart(2, '0')}`),
  ...DISCLOSURES_OF_U6.flatMap(({ productId }) => productId ?? []),
]
/** The day on which the papers of what is sold now were written. */
const LAST_PAPERS = '2026-10-30'

const U1 = '100001'
const U2 = '100002'

function productOf(db: Db, productId: string) {
  const product = findProduct(db, productId)
  if (!product) throw new Error(`No product ${productId}`)
  return product
}

function subjectOf(db: Db, { productId, trustId }: PaperSeed): string {
  if (productId !== undefined) return productOf(db, productId).product_name
  return trustById(db, trustId ?? '')?.name ?? ''
}

function papersOfHistory(db: Db): PaperSeed[] {
  return db
    .all<{ product_id: string; clear_date: string; last_distribution: string }>(
      `SELECT product_id, max(clear_date) AS clear_date,
         coalesce((SELECT max(arrive_date) FROM trades
           WHERE product_id = history_positions.product_id AND trade_type IN ${codesIn(...DISTRIBUTION_TYPES)}), '') AS last_distribution
       FROM history_positions GROUP BY product_id ORDER BY product_id`,
    )
    .flatMap(row => closingPapers(row.product_id, row.clear_date, row.last_distribution))
}

function allPapers(db: Db): PaperSeed[] {
  return [
    ...TRUST_CONTRACTS,
    ...PRODUCTS_WITH_PAPERS.flatMap(id => {
      const { establish_date, risk_level } = productOf(db, id)
      return productPapers(id, establish_date, risk_level)
    }),
    ...papersOfHistory(db),
    ...TRUST_DISCLOSURES,
    ...PRODUCT_DISCLOSURES,
    ...DISCLOSURES_OF_U6,
  ].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}

/** Products that nobody holds and everybody may sign for: on sale, and those of U6 that wait for a signature. */
function productsOnSale(db: Db): readonly string[] {
  return db
    .all<{ id: string }>(
      `SELECT product_id AS id FROM products WHERE product_id LIKE 'C%'
       UNION SELECT product_id FROM orders WHERE order_status IN (?, ?) ORDER BY 1`,
      ORDER_STATUS.toSign,
      ORDER_STATUS.signing,
    )
    .map(({ id }) => id)
    .filter(id => !PRODUCTS_WITH_PAPERS.includes(id))
}

/** Products that were signed for and have no papers else: those of U6, who is there for long lists. */
function productsSigned(db: Db): readonly string[] {
  const others = [...PRODUCTS_WITH_PAPERS, ...productsOnSale(db)]
  return db
    .all<{ id: string }>("SELECT DISTINCT product_id AS id FROM orders WHERE sign_time <> '' ORDER BY 1")
    .map(({ id }) => id)
    .filter(id => !others.includes(id))
}

/** The papers of contracts behind all others: what was written before keeps its number. */
function signingPapers(db: Db): PaperSeed[] {
  const dateOf = (id: string) => {
    const { establish_date: date } = productOf(db, id)
    // What is sold now was written before it begins.
    return date > LAST_PAPERS ? LAST_PAPERS : date
  }
  const isOpen = (id: string) => productOf(db, id).open_rule !== 'closed'
  return [
    ...productsOnSale(db).flatMap(id => papersOnSale(id, dateOf(id))),
    ...PRODUCTS_WITH_PAPERS.filter(isOpen).flatMap(id => papersOfSigning(id, dateOf(id))),
    ...productsSigned(db).flatMap(id => papersOnSale(id, dateOf(id))),
  ]
}

interface Written {
  readonly seed: PaperSeed
  readonly paper: Paper
  /** Bytes. */
  readonly size: number
}

/** Papers that are signed state the product's terms, where it is sold now. */
function termsOf(db: Db, { productId, signOrder }: PaperSeed): string {
  if (productId === undefined || signOrder === undefined) return ''
  if (PRODUCTS_WITH_PAPERS.includes(productId) && productOf(db, productId).open_rule === 'closed') return ''
  return termLines(productOf(db, productId), offerOf(db, productId)).join('\n')
}

function write(db: Db, seed: PaperSeed, index: number): Written {
  const subject = subjectOf(db, seed)
  const paper: Paper = {
    id: `D${String(index + 1).padStart(3, '0')}`,
    kind: seed.kind,
    subject,
    name: `${subject}${seed.title}`,
    doc_type: seed.docType,
    publish_date: seed.date,
    version: seed.version ?? '1.0',
    page_count: seed.pages,
    terms: termsOf(db, seed),
  }
  return { seed, paper, size: seed.pages === 0 ? 0 : bytesOfPaper(paper).length }
}

const fileIdOf = ({ paper }: Written) => `F${paper.id}`

function insertPapers(db: Db, papers: readonly Written[], now: number): void {
  insertRows(
    db,
    'files',
    papers.map(written => ({
      id: fileIdOf(written),
      customer_id: null,
      file_name: `${written.paper.name}.pdf`,
      format: 'pdf',
      page_count: written.seed.pages,
      size: written.size,
      content: written.seed.pages === 0 ? '' : null,
      created_at: now,
    })),
  )
  insertRows(
    db,
    'documents',
    papers.map(written => ({
      id: written.paper.id,
      kind: written.seed.kind,
      product_id: written.seed.productId ?? null,
      trust_id: written.seed.trustId ?? null,
      subject: written.paper.subject,
      name: written.paper.name,
      doc_type: written.seed.docType,
      publish_date: written.seed.date,
      file_id: fileIdOf(written),
      must_read: written.seed.mustRead ? '1' : '0',
      min_read_seconds: written.seed.minReadSeconds ?? 0,
      version: written.paper.version,
      sign_order: written.seed.signOrder ?? 0,
      terms: written.paper.terms ?? '',
    })),
  )
}

function insertReadings(db: Db, customerId: string, read: readonly Written[], now: number): void {
  insertRows(
    db,
    'document_readings',
    read.map(({ seed, paper }) => ({
      customer_id: customerId,
      doc_id: paper.id,
      version: paper.version,
      last_page: seed.pages,
      seconds: seed.minReadSeconds ?? 0,
      read_at: now,
    })),
  )
}

/**
 * Writes every paper with its file: U1 has read all but nine disclosures, U2 all of the trust's but the new ones, nobody
 * else any. Products, liquidated positions, trades and trusts must be there.
 */
export const documentsSeed: Seed = {
  name: 'documents',
  after: ['portfolio', 'trusts', 'orders'],
  fill(db, now) {
    const papers = [...allPapers(db), ...signingPapers(db)].map((seed, index) => write(db, seed, index))
    insertPapers(db, papers, now)
    const known = papers.filter(({ seed }) => !seed.isNew)
    insertReadings(db, U1, known, now)
    insertReadings(
      db,
      U2,
      known.filter(({ seed }) => seed.trustId !== undefined),
      now,
    )
  },
}
