import * as v from 'valibot'
import { endpoint } from './endpoint'
import {
  closedCode,
  DateSchema,
  DateTimeSchema,
  EmptySchema,
  IdSchema,
  MaybeMoneySchema,
  MoneySchema,
} from './primitives'
import { HOME_DATE, HOME_HOLDER, HOME_TASK } from './tables/home'

const TaskSchema = v.object({
  /** Which step waits; with `taskId` it says where that is. */
  taskKind: closedCode(Object.values(HOME_TASK)),
  /** The order, application, trust, instruction, append, claim, result or message; `''` of what there is one of: the identity. */
  taskId: v.union([v.literal(''), IdSchema]),
  /** What it is about: a product, a trust, a message. */
  title: v.string(),
  /** What is to be done, or why; `''` when title and kind say it all. */
  note: v.string(),
  amount: MaybeMoneySchema,
  /** Until when; `''` when nothing runs out. One that has passed is told as well: what expired waits to be renewed. */
  deadline: DateTimeSchema,
})

export type HomeTask = v.InferOutput<typeof TaskSchema>

/**
 * What waits for the customer, by deadline; what has none comes last. It follows from the same states as the pages of each
 * thing, so that one that is done is gone with the next answer. `serverTime` is what deadlines are compared with.
 */
export const homeTasks = endpoint(
  'homeTasks',
  EmptySchema,
  v.object({ list: v.array(TaskSchema), serverTime: DateTimeSchema }),
)

/** One date of the customer: on the home page and in the schedule. */
export const HomeDateSchema = v.object({
  /** Names the date wherever it goes, a calendar too: the same after a change of the date's words. It says nothing by itself. */
  dateId: v.pipe(v.string(), v.regex(/^[0-9a-f]{20}$/)),
  date: DateSchema,
  /** `HH:mm` of a deadline; `''` for what lasts the day. */
  time: v.union([v.literal(''), v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))]),
  dateKind: closedCode(Object.values(HOME_DATE)),
  /** The position, trust, order, append or call, by its kind. */
  subjectId: IdSchema,
  /** Which beneficiary of the trust gets it, of the customer and their children; `''` for what no beneficiary gets. */
  beneId: v.union([v.literal(''), IdSchema]),
  title: v.string(),
  note: v.string(),
  /** `''` where it is not known beforehand. */
  amount: MaybeMoneySchema,
})

export type HomeDate = v.InferOutput<typeof HomeDateSchema>

/**
 * The next dates of what the customer holds, benefits from and has to pay, soonest first, five at most. `today` is the server's
 * day, from which days are counted.
 */
export const homeSchedule = endpoint(
  'homeSchedule',
  EmptySchema,
  v.object({ list: v.array(HomeDateSchema), today: DateSchema }),
)

const HomeSummarySchema = v.object({
  holder: v.picklist(Object.values(HOME_HOLDER)),
  /** What the customer owns, as 我的资产 tells it (`assetOverview`). */
  totalAsset: MoneySchema,
  assetDate: DateSchema,
  yesterdayIncome: MaybeMoneySchema,
  pendingAmount: MoneySchema,
  familyTrustTotal: MaybeMoneySchema,
  /** What trusts have paid to the customer and the children they stand for; `null` when they benefit from none. */
  benefit: v.nullable(
    v.object({
      received: MoneySchema,
      /** Trusts they benefit from; the first of them, for the way there. */
      trustCount: v.number(),
      trustId: IdSchema,
      beneId: IdSchema,
      nextDate: DateSchema,
    }),
  ),
  /** The annual report while it can be read: its year, and the days since the customer registered. */
  report: v.nullable(v.object({ year: v.string(), days: v.string() })),
  /** `null` while none is assigned. */
  advisor: v.nullable(v.object({ name: v.string(), mobile: v.string() })),
})

export type HomeSummary = v.InferOutput<typeof HomeSummarySchema>

/** What stands above and around what waits: whose home it is and what they have. */
export const homeSummary = endpoint('homeSummary', EmptySchema, HomeSummarySchema)
