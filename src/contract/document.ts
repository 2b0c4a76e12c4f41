import * as v from 'valibot'
import { endpoint } from './endpoint'
import { pageEntries, pagingEntries } from './paging'
import { DateSchema, FlagSchema, IdSchema, openCode, RequestNoSchema, wholeList } from './primitives'
import { DISCLOSURE_TYPE, READ_STATUS } from './tables/document'

/** How long an address of `fileUrlQuery` opens its file (domain contract, B1: at most ten minutes). */
export const FILE_URL_SECONDS = 600

/** One file a customer may read (E-DOC): `size` in KB, `pageCount` 0 when unknown, `minReadSeconds` 0 without one. */
export const DocumentSchema = v.object({
  docId: IdSchema,
  docName: v.string(),
  /** 信息披露类型 for disclosures, `contract` for signed contracts. */
  docType: openCode(DISCLOSURE_TYPE),
  publishDate: DateSchema,
  fileId: IdSchema,
  pageCount: v.number(),
  size: v.number(),
  /** Of this version. */
  readFlag: FlagSchema,
  /** The furthest page of this version that was shown, 0 before it was begun. */
  readPage: v.number(),
  mustRead: FlagSchema,
  minReadSeconds: v.number(),
  version: v.string(),
})

export type Document = v.InferOutput<typeof DocumentSchema>

/**
 * Disclosures of a product or a trust, newest first; without either, of everything the customer holds. `years` are those
 * with a disclosure under the same product or trust, newest first. Errors: `notOwner` for a product or trust that the
 * customer neither holds nor held.
 */
export const disclosureList = endpoint(
  'disclosureList',
  v.object({
    productId: v.optional(IdSchema),
    trustId: v.optional(IdSchema),
    disclosureType: v.optional(v.string()),
    year: v.optional(v.pipe(v.string(), v.regex(/^\d{4}$/))),
    ...pagingEntries,
  }),
  v.object({
    ...pageEntries(DocumentSchema),
    years: v.array(v.string()),
    unread: v.number(),
    /** What can be chosen from: the products of the customer that disclosed something. None under a trust. */
    products: v.array(v.object({ productId: IdSchema, productName: v.string() })),
  }),
  { errors: ['notOwner'] },
)

/** SHA-256 of a file, in hexadecimal. */
const HashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/), v.metadata({ wire: 'i' }))

/**
 * How a document is read: `hash` is of the file in its version of now, `readFlag` whether the customer has read this
 * version to its end, `readPage` how far they came (0: it was not begun).
 */
const DocumentReadingSchema = v.object({
  hash: HashSchema,
  version: v.string(),
  mustRead: FlagSchema,
  minReadSeconds: v.number(),
  readFlag: FlagSchema,
  readPage: v.number(),
})

export type DocumentReading = v.InferOutput<typeof DocumentReadingSchema>

/**
 * Address of a file, to be opened within {@link FILE_URL_SECONDS}; it works without a session, is never logged and never
 * put into a page's own address. `docId` is `""` for a file that is no document (an export). `url` begins with `/` when
 * it is of the own origin. Errors: `notOwner`.
 */
export const fileUrlQuery = endpoint(
  'fileUrlQuery',
  v.object({ fileId: IdSchema }),
  v.object({
    url: v.string(),
    fileName: v.string(),
    docId: v.string(),
    docName: v.string(),
    /** `pdf` or `csv`. */
    format: v.picklist(['pdf', 'csv']),
    pageCount: v.number(),
    size: v.number(),
    expireSeconds: v.number(),
    /** Whether `docText` has what it says: of every paper that the company writes itself. */
    hasText: FlagSchema,
    /** `null` for a file that is no document. */
    reading: v.nullable(DocumentReadingSchema),
  }),
  { isCritical: true, errors: ['notOwner'] },
)

/**
 * The text of a paper that the company writes itself (`hasText`): of a document page by page as its file has them, of any other
 * (statement, certificate) part by part. For who reads larger, listens, or cannot be shown the file's own pages (WeChat's
 * viewer tells nothing of how far it was read). `html` is shown through `ServerHtml` alone; `hash` is the file's whose text it
 * is. No pages: the file is broken. Taken up in the middle of a reading it does not begin its seconds anew. Errors: `notOwner`,
 * also for a file without a text.
 */
export const docText = endpoint(
  'docText',
  v.object({ fileId: IdSchema }),
  v.object({ hash: HashSchema, pages: wholeList(v.object({ html: v.string() })) }),
  { isCritical: true, errors: ['notOwner'] },
)

export type ReadStatus = (typeof READ_STATUS)[keyof typeof READ_STATUS]

/** So many seconds of one sitting are reported at most. */
export const READING_SECONDS_MAX = 86_400

/**
 * Reports how far a document was read. It counts as read at its end, after its shortest time in front: of the seconds
 * reported count those that the server itself saw pass since it gave the document out (`fileUrlQuery`,
 * `agreementContent`). `docId` may be an agreement's id too (one page). Errors: `notOwner`; `invalidInput` for a page that
 * the document does not have; `stateConflict` when the hash is of another version, which has to be read anew. `readStatus` is what came of it: a document is only shown as read once the server says so.
 */
export const docReadReport = endpoint(
  'docReadReport',
  v.object({
    docId: IdSchema,
    /** Last page that was shown, from 1. */
    lastPage: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
    isEnd: FlagSchema,
    /** Seconds the document was in front. */
    seconds: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(READING_SECONDS_MAX)),
    /** Of the document that was shown; left out for an agreement, whose id is one version's. */
    hash: v.optional(HashSchema),
    requestNo: RequestNoSchema,
  }),
  v.object({ readStatus: v.picklist(Object.values(READ_STATUS)) }),
  { isWrite: true, errors: ['notOwner', 'stateConflict'] },
)
