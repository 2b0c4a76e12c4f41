import { INNER } from '@/contract/codes'
import { FILE_URL_SECONDS, type ReadStatus } from '@/contract/document'
import { isOn } from '@/lib/flag'
import { BusinessError, invalidField } from '../api/business-error'
import type { HandlerContext, Handlers } from '../api/handler'
import { hashOfFile } from '../files/content'
import { fileLink } from '../files/links'
import { paperHtml } from '../files/paper-html'
import { mayRead } from '../papers/may-read'
import { agreementById, hasReadAgreement, noteAgreementRead } from '../store/agreements'
import { isOfArticle } from '../store/attachments'
import { benefitsOf } from '../store/beneficiaries'
import {
  disclosuresOf,
  documentById,
  documentOf,
  documentOfFile,
  noteReading,
  type DisclosureScope,
  type DocumentRow,
} from '../store/documents'
import { fileById, type FileRow, kilobytesOf } from '../store/files'
import { pageOf } from '../store/page'
import { noteOpening, noteTextOpening, takeSecondsOpen } from '../store/paper-openings'
import { heldProducts, holdsProduct } from '../store/positions'
import { trustsOfPrincipal } from '../store/trusts'
import { mayUse, rightsOf } from '../trusts/rights'

function refuse(): never {
  throw new BusinessError(INNER.notOwner)
}

function everythingOf({ db, customerId, today }: HandlerContext): DisclosureScope {
  const benefits = benefitsOf(db, customerId, today()).filter(row => rightsOf(row).includes('view'))
  const trustIds = [
    ...trustsOfPrincipal(db, customerId).map(trust => trust.id),
    ...benefits.map(row => row.trust_id),
  ]
  return { productIds: heldProducts(db, customerId).map(({ productId }) => productId), trustIds }
}

function scopeOf(
  { productId, trustId }: { productId?: string; trustId?: string },
  context: HandlerContext,
): DisclosureScope {
  if (productId === undefined && trustId === undefined) return everythingOf(context)
  if (productId !== undefined && !holdsProduct(context.db, context.customerId, productId)) refuse()
  if (trustId !== undefined && !mayUse(trustId, 'view', context)) refuse()
  return {
    productIds: productId === undefined ? [] : [productId],
    trustIds: trustId === undefined ? [] : [trustId],
  }
}

function disclosingProducts({ db, customerId }: HandlerContext) {
  return heldProducts(db, customerId).filter(
    ({ productId }) => disclosuresOf(db, customerId, { productIds: [productId], trustIds: [] }).length > 0,
  )
}

function readStatusOf(docId: string, { db, customerId }: HandlerContext): ReadStatus {
  const document = documentById(db, customerId, docId)
  const isRead = document ? document.read_at !== null : hasReadAgreement(db, customerId, docId)
  if (isRead) return '2'
  return document && document.last_page === null ? '0' : '1'
}

/** Whether the customer may open a file: its document, their own, or one that an article hands out. */
function mayOpen(file: FileRow, document: DocumentRow | undefined, context: HandlerContext): boolean {
  if (document) return mayRead(document, context)
  return file.customer_id === context.customerId || isOfArticle(context.db, file.id)
}

const keptText = ({ text }: FileRow): string[] | undefined =>
  text === null ? undefined : (JSON.parse(text) as string[])

/** Handlers of `src/contract/document.ts`. */
export const documentHandlers = {
  disclosureList({ productId, trustId, disclosureType, year, ...paging }, context) {
    const all = disclosuresOf(context.db, context.customerId, scopeOf({ productId, trustId }, context))
    const yearOf = (row: DocumentRow) => row.publish_date.slice(0, 4)
    const page = pageOf(
      all.filter(
        row => (!disclosureType || row.doc_type === disclosureType) && (!year || yearOf(row) === year),
      ),
      paging,
    )
    return {
      ...page,
      list: page.list.map(documentOf),
      years: [...new Set(all.map(yearOf))],
      unread: all.filter(row => row.read_at === null).length,
      products: trustId === undefined ? disclosingProducts(context) : [],
    }
  },

  fileUrlQuery({ fileId }, context) {
    const { db, customerId, now } = context
    const file = fileById(db, fileId) ?? refuse()
    const document = documentOfFile(db, customerId, fileId)
    if (!mayOpen(file, document, context)) refuse()
    if (document) context.afterwards(() => noteOpening(db, customerId, document.id, now()))
    const reading = document && {
      hash: hashOfFile(db, file),
      version: document.version,
      mustRead: document.must_read,
      minReadSeconds: document.min_read_seconds,
      readFlag: document.read_at === null ? ('0' as const) : ('1' as const),
      readPage: document.last_page ?? 0,
    }
    const hasText = document ? document.page_count > 0 : keptText(file) !== undefined
    return {
      url: fileLink(db, fileId, now()),
      fileName: file.file_name,
      docId: document?.id ?? '',
      docName: document?.name ?? file.file_name,
      format: file.format,
      pageCount: file.page_count,
      size: kilobytesOf(file.size),
      expireSeconds: FILE_URL_SECONDS,
      hasText: hasText ? ('1' as const) : ('0' as const),
      reading: reading ?? null,
    }
  },

  docText({ fileId }, context) {
    const { db, customerId, now } = context
    const document = documentOfFile(db, customerId, fileId)
    const file = fileById(db, fileId)
    if (!file || !mayOpen(file, document, context)) return refuse()
    if (document) context.afterwards(() => noteTextOpening(db, customerId, document.id, now()))
    const pages = document ? paperHtml(document) : keptText(file)
    if (pages === undefined) return refuse()
    return { hash: hashOfFile(db, file), pages: pages.map(html => ({ html })) }
  },

  docReadReport({ docId, lastPage, isEnd, seconds, hash }, context) {
    const { db, customerId, now } = context
    const agreement = agreementById(db, docId)
    const document = agreement ? undefined : documentById(db, customerId, docId)
    if (!agreement && (!document || !mayRead(document, context))) return refuse()
    if (lastPage > Math.max(1, document?.page_count ?? 1)) throw invalidField('lastPage', '文件没有这一页')

    const file = document && fileById(db, document.file_id)
    if (hash !== undefined && file && hash !== hashOfFile(db, file)) {
      throw new BusinessError(INNER.stateConflict, { msg: '文件已更新，请重新阅读' })
    }

    const open = takeSecondsOpen(db, customerId, docId, now())
    const sitting = Math.min(seconds, open ?? 0)
    if (open !== undefined && agreement) {
      if (isOn(isEnd) && sitting >= agreement.min_read_seconds) {
        noteAgreementRead(db, customerId, docId, now())
      }
    } else if (open !== undefined && document) {
      const isRead =
        isOn(isEnd) &&
        Math.max(lastPage, document.last_page ?? 0) >= document.page_count &&
        sitting + (document.seconds ?? 0) >= document.min_read_seconds
      noteReading(db, customerId, document, { lastPage, seconds: sitting, readAt: isRead ? now() : null })
    }
    return { readStatus: readStatusOf(docId, context) }
  },
} satisfies Partial<Handlers>
