import * as v from 'valibot'
import { endpoint } from './endpoint'
import { DateSchema, DateTimeSchema, FlagSchema, IdSchema } from './primitives'

/** Shortest and longest text that is searched for: one Chinese character can be a word. */
export const SEARCH_KEYWORD = { min: 1, max: 30 } as const

/** So many of a kind are answered at most; `total` says how many there are. */
export const SEARCH_LIMIT = 20

const group = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.object({ list: v.pipe(v.array(schema), v.maxLength(SEARCH_LIMIT)), total: v.number() })

/** A product; `positionId` is what the customer holds of it, `""` where they hold nothing. */
const FoundProductSchema = v.object({
  productId: IdSchema,
  productName: v.string(),
  productCode: v.string(),
  productType: v.string(),
  positionId: v.union([v.literal(''), IdSchema]),
})

/** A family trust of the customer: as its principal (`isPrincipal`), or as one whom it benefits. */
const FoundTrustSchema = v.object({ trustId: IdSchema, trustName: v.string(), isPrincipal: FlagSchema })

/** A paper that the customer may read; `subject` names its product or trust. */
const FoundPaperSchema = v.object({
  fileId: IdSchema,
  docName: v.string(),
  subject: v.string(),
  publishDate: DateSchema,
})

const FoundMessageSchema = v.object({
  msgId: IdSchema,
  title: v.string(),
  summary: v.string(),
  publishTime: DateTimeSchema,
})

/** A question of the help centre with the words of its answer, without markup. */
const FoundQuestionSchema = v.object({
  id: IdSchema,
  categoryId: IdSchema,
  question: v.string(),
  text: v.string(),
})

const FoundArticleSchema = v.object({
  articleId: IdSchema,
  title: v.string(),
  summary: v.string(),
  publishTime: DateTimeSchema,
})

export type FoundTrust = v.InferOutput<typeof FoundTrustSchema>

/**
 * What the customer may see and a keyword finds (`lib/search-words`), by kind, best first; a visitor finds questions and articles
 * alone. The keyword is written into no log.
 */
export const search = endpoint(
  'search',
  v.object({
    keyword: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(SEARCH_KEYWORD.min, '请输入要找的内容'),
      v.maxLength(SEARCH_KEYWORD.max, '请输入不超过30个字'),
    ),
  }),
  v.object({
    products: group(FoundProductSchema),
    trusts: group(FoundTrustSchema),
    papers: group(FoundPaperSchema),
    messages: group(FoundMessageSchema),
    questions: group(FoundQuestionSchema),
    articles: group(FoundArticleSchema),
    /** Every family trust of the customer, found or not: pages of a trust are found by their own names. */
    ownTrusts: v.array(FoundTrustSchema),
  }),
  { isPublic: true },
)
