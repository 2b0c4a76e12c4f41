import * as v from 'valibot'
import { endpoint } from './endpoint'
import { EmptySchema, FlagSchema, IdSchema, RequestNoSchema } from './primitives'

/** Shortest and longest text that is searched for: one Chinese character can be a word. */
export const HELP_KEYWORD = { min: 1, max: 30 } as const

/** One group of questions; `count` is how many it holds. */
export const HelpCategorySchema = v.object({ id: IdSchema, name: v.string(), count: v.number() })

/** A question with its answer (markup of the server). */
export const HelpItemSchema = v.object({
  id: IdSchema,
  categoryId: IdSchema,
  question: v.string(),
  answer: v.string(),
  /** Customers it helped. */
  usefulCount: v.number(),
  /** What this customer said of it: `1` it helped, `0` it did not, `""` nothing yet. */
  vote: v.union([v.literal(''), FlagSchema]),
})

export type HelpCategory = v.InferOutput<typeof HelpCategorySchema>
export type HelpItem = v.InferOutput<typeof HelpItemSchema>

const ItemsSchema = v.object({ list: v.array(HelpItemSchema) })

/** The groups, when the service line is staffed, and the company's videos: the one to begin with first, `duration` in seconds. */
export const helpCategoryList = endpoint(
  'helpCategoryList',
  EmptySchema,
  v.object({
    list: v.array(HelpCategorySchema),
    serviceHours: v.string(),
    videos: v.array(v.object({ videoId: IdSchema, title: v.string(), duration: v.number() })),
  }),
  { isPublic: true },
)

/** The questions asked most, the most asked first. */
export const helpHotList = endpoint('helpHotList', EmptySchema, ItemsSchema, { isPublic: true })

/** Questions with the keyword in them first, then those with it in the answer (`lib/search-words`). */
export const helpSearch = endpoint(
  'helpSearch',
  v.object({
    keyword: v.pipe(v.string(), v.trim(), v.minLength(HELP_KEYWORD.min), v.maxLength(HELP_KEYWORD.max)),
  }),
  ItemsSchema,
  { isPublic: true },
)

/** The questions of a group. Errors: `notOwner` for a group that does not exist. */
export const helpList = endpoint(
  'helpList',
  v.object({ categoryId: IdSchema }),
  v.object({ categoryName: v.string(), ...ItemsSchema.entries }),
  { isPublic: true, errors: ['notOwner'] },
)

/**
 * Says whether an answer helped; once per customer and question. Answers how many customers it helped. Errors:
 * `stateConflict` when this customer has said so before, `notOwner` for a question that does not exist.
 */
export const helpVote = endpoint(
  'helpVote',
  v.object({ id: IdSchema, useful: FlagSchema, requestNo: RequestNoSchema }),
  v.object({ usefulCount: v.number() }),
  { isWrite: true, errors: ['stateConflict', 'notOwner'] },
)
