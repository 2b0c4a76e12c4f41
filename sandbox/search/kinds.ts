import type { ResponseOf } from '@/contract/endpoint'
import type { search } from '@/contract/search'
import { dateTimeInShanghai } from '@/lib/date'
import { bestFirst, type Search } from '@/lib/search-words'
import type { HandlerContext } from '../api/handler'
import { viewingOf } from '../investor/standing'
import { mayRead } from '../papers/may-read'
import { isOffered } from '../purchase/sale'
import { articlesOf } from '../store/articles'
import { benefitsOf } from '../store/beneficiaries'
import { everySignedPaperOf } from '../store/contracts'
import { allDocuments } from '../store/documents'
import { everyHelp } from '../store/help'
import { everyMessageOf } from '../store/messages'
import { ordersOf } from '../store/orders'
import { heldProducts, positionOfProduct } from '../store/positions'
import { allProducts } from '../store/products'
import { trustById, trustsOfPrincipal } from '../store/trusts'

type Found = ResponseOf<typeof search>
type Kind = Exclude<keyof Found, 'ownTrusts'>

/** Everything of a kind that fits the search and that the customer may see, best first. */
type Finder<K extends Kind> = (search: Search, context: HandlerContext) => readonly Found[K]['list'][number][]

/** A page can be opened of what is held, and, by who may see private products, of what is offered or was ordered. */
const products: Finder<'products'> = (search, context) => {
  const { db, customerId, now } = context
  const { canView } = viewingOf(context)
  const known = new Set([
    ...heldProducts(db, customerId).map(({ productId }) => productId),
    ...ordersOf(db, customerId).map(order => order.product_id),
  ])
  return bestFirst(allProducts(db), search, product => [product.product_name, product.product_code])
    .map(product => ({ product, position: positionOfProduct(db, customerId, product.product_id) }))
    .filter(
      ({ product, position }) =>
        position !== undefined ||
        (canView && (known.has(product.product_id) || isOffered(db, product, now()))),
    )
    .map(({ product, position }) => ({
      productId: product.product_id,
      productName: product.product_name,
      productCode: product.product_code,
      productType: product.product_type,
      positionId: position?.position_id ?? '',
    }))
}

/** The customer's family trusts: their own first, then those that benefit them. */
export function trustsOf({ db, customerId, today }: HandlerContext): Found['ownTrusts'] {
  const own = trustsOfPrincipal(db, customerId)
  const ids = new Set(benefitsOf(db, customerId, today()).map(row => row.trust_id))
  const others = [...ids]
    .flatMap(id => trustById(db, id) ?? [])
    .filter(row => row.principal_id !== customerId)
  return [...own, ...others].map(trust => ({
    trustId: trust.id,
    trustName: trust.name,
    isPrincipal: trust.principal_id === customerId ? '1' : '0',
  }))
}

const trusts: Finder<'trusts'> = (search, context) =>
  bestFirst(trustsOf(context), search, ({ trustName }) => [trustName, '家族信托'])

/** Papers of products and trusts, and what the customer has signed. */
const papers: Finder<'papers'> = (search, context) => {
  const { db, customerId } = context
  const signed = everySignedPaperOf(db, customerId).map(row => ({
    fileId: row.file_id,
    docName: row.doc_name,
    subject: row.product_name,
    publishDate: row.sign_time.slice(0, 10),
  }))
  const isReadable = bySubject((document: ReturnType<typeof allDocuments>[number]) =>
    mayRead(document, context),
  )
  const given = bestFirst(allDocuments(db, customerId), search, row => [row.name, row.subject])
    .filter(isReadable)
    .map(row => ({
      fileId: row.file_id,
      docName: row.name,
      subject: row.subject,
      publishDate: row.publish_date,
    }))
  return bestFirst([...signed, ...given], search, paper => [paper.docName, `${paper.subject} 合同`])
}

/** Asks once for all papers of a product, and of each kind of a trust: many are found by one character. */
function bySubject<
  T extends { product_id: string | null; trust_id: string | null; kind: string; sign_order: number },
>(ask: (document: T) => boolean): (document: T) => boolean {
  const known = new Map<string, boolean>()
  return document => {
    const { product_id: productId, trust_id: trustId, kind, sign_order: order } = document
    const key = [productId, trustId, kind, order > 0].join()
    const answer = known.get(key) ?? ask(document)
    known.set(key, answer)
    return answer
  }
}

const messages: Finder<'messages'> = (search, { db, customerId, now }) =>
  bestFirst(everyMessageOf(db, customerId, now()), search, row => [row.title, row.summary]).map(row => ({
    msgId: row.msg_id,
    title: row.title,
    summary: row.summary,
    publishTime: dateTimeInShanghai(row.published_at),
  }))

const questions: Finder<'questions'> = (search, { db, customerId }) =>
  bestFirst(everyHelp(db, customerId), search, row => [row.question, row.answer_text]).map(row => ({
    id: row.id,
    categoryId: row.category_id,
    question: row.question,
    text: row.answer_text.replace(/\s+/g, ' ').trim(),
  }))

const articles: Finder<'articles'> = (search, { db, customerId }) =>
  bestFirst(articlesOf(db, customerId, {}), search, row => [row.title, row.summary]).map(row => ({
    articleId: row.article_id,
    title: row.title,
    summary: row.summary,
    publishTime: dateTimeInShanghai(row.published_at),
  }))

/** What everybody may see. */
export const PUBLIC_KINDS = { questions, articles }

/** What belongs to a customer. */
export const OWN_KINDS = { products, trusts, papers, messages }
