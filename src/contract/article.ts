import * as v from 'valibot'
import { endpoint } from './endpoint'
import { AttachmentSchema } from './message'
import { pageEntries, pagingEntries } from './paging'
import { DateTimeSchema, EmptySchema, FlagSchema, IdSchema, RequestNoSchema } from './primitives'

/** Shortest and longest text that articles are searched for. */
export const ARTICLE_KEYWORD = { min: 2, max: 30 } as const

const KEYWORD_MESSAGE = '请输入2-30个字'

const articleEntries = {
  articleId: IdSchema,
  categoryId: IdSchema,
  title: v.string(),
  summary: v.string(),
  source: v.string(),
  publishTime: DateTimeSchema,
  /** A path of the own origin; `""` without a picture. */
  coverUrl: v.string(),
  readCount: v.number(),
  likeCount: v.number(),
}

/** One article in a list (E-ARTICLE). */
export const ArticleRowSchema = v.object(articleEntries)

/** An article that the customer keeps (`collected`), as the list of them has it. */
export const CollectedArticleSchema = v.object({
  ...articleEntries,
  collectCount: v.number(),
  collected: FlagSchema,
})

/** The whole article; `content` is HTML of the server. `liked` and `collected` are `"0"` for a visitor. */
export const ArticleSchema = v.object({
  ...articleEntries,
  author: v.string(),
  content: v.string(),
  disclaimer: v.string(),
  collectCount: v.number(),
  liked: FlagSchema,
  collected: FlagSchema,
  attachments: v.array(AttachmentSchema),
  /** Up to three of the same category, newest first. */
  related: v.array(ArticleRowSchema),
  serverTime: DateTimeSchema,
})

export type ArticleRow = v.InferOutput<typeof ArticleRowSchema>
export type CollectedArticle = v.InferOutput<typeof CollectedArticleSchema>
export type Article = v.InferOutput<typeof ArticleSchema>

export const articleCategoryList = endpoint(
  'articleCategoryList',
  EmptySchema,
  v.object({ list: v.array(v.object({ categoryId: IdSchema, name: v.string() })) }),
  { isPublic: true },
)

/** Newest first; `keyword` is part of a title or a summary. */
export const articleList = endpoint(
  'articleList',
  v.object({
    categoryId: v.optional(IdSchema),
    keyword: v.optional(
      v.pipe(
        v.string(),
        v.minLength(ARTICLE_KEYWORD.min, KEYWORD_MESSAGE),
        v.maxLength(ARTICLE_KEYWORD.max, KEYWORD_MESSAGE),
      ),
    ),
    ...pagingEntries,
  }),
  v.object({ ...pageEntries(ArticleRowSchema), serverTime: DateTimeSchema }),
  { isPublic: true },
)

/** What the customer has kept, the newest kept first. */
export const articleCollectList = endpoint(
  'articleCollectList',
  v.object(pagingEntries),
  v.object({ ...pageEntries(CollectedArticleSchema), serverTime: DateTimeSchema }),
)

/** Counts as a reading. Errors: `notOwner` for an article that is not there. */
export const articleDetail = endpoint('articleDetail', v.object({ articleId: IdSchema }), ArticleSchema, {
  isPublic: true,
  errors: ['notOwner'],
})

const reactionRequest = v.object({ articleId: IdSchema, on: FlagSchema, requestNo: RequestNoSchema })
const ReactionSchema = v.object({ count: v.number() })

/** Likes (`on` `"1"`) or takes it back; `count` is everybody's. Errors: `notOwner` as above. */
export const articleLike = endpoint('articleLike', reactionRequest, ReactionSchema, {
  isWrite: true,
  errors: ['notOwner'],
})

/** Keeps an article or lets it go; `count` is everybody's. Errors: `notOwner` as above. */
export const articleCollect = endpoint('articleCollect', reactionRequest, ReactionSchema, {
  isWrite: true,
  errors: ['notOwner'],
})
