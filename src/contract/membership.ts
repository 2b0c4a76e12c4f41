import * as v from 'valibot'
import { endpoint } from './endpoint'
import { pageEntries, pagingEntries } from './paging'
import { DateSchema, DateTimeSchema, EmptySchema, IdSchema } from './primitives'
import { MonthTotalSchema } from './trade'

const PointsSchema = v.pipe(v.number(), v.integer())
const YearSchema = v.pipe(v.string(), v.regex(/^\d{4}$/))

/**
 * The customer as a member. Points are whole numbers. `growthPoints` is what was ever earned: it decides the level, and
 * never goes down. `nextLevel` is `""` on the highest level. `pointsExpireAmount` lapses first, at the end of
 * `pointsExpireDate`.
 */
export const vipHome = endpoint(
  'vipHome',
  EmptySchema,
  v.object({
    vipLevel: v.string(),
    levelName: v.string(),
    points: PointsSchema,
    growthPoints: PointsSchema,
    /** Growth at which this level begins, and the next one. */
    levelFrom: PointsSchema,
    nextFrom: PointsSchema,
    nextLevel: v.string(),
    pointsToNext: PointsSchema,
    pointsExpireAmount: PointsSchema,
    pointsExpireDate: DateSchema,
    donorCount: PointsSchema,
    contributionValue: PointsSchema,
    certificateCount: PointsSchema,
    integralOpenTime: DateSchema,
  }),
)

/** One movement of the points account: `change` is signed, `balance` what it left. */
export const PointsRecordSchema = v.object({
  recordId: IdSchema,
  pointType: v.string(),
  change: PointsSchema,
  balance: PointsSchema,
  source: v.string(),
  time: DateTimeSchema,
  /** `""` for points that were not earned by it. */
  expireDate: DateSchema,
})

export type PointsRecord = v.InferOutput<typeof PointsRecordSchema>

/**
 * Movements, newest first, of one kind and one year where asked for. `monthTotals` count what came in and went out in
 * each month of the page under the same filter; `years` are those with any movement, newest first.
 */
export const pointsRecordList = endpoint(
  'pointsRecordList',
  v.object({ pointType: v.optional(v.string()), year: v.optional(YearSchema), ...pagingEntries }),
  v.object({
    ...pageEntries(PointsRecordSchema),
    balance: PointsSchema,
    expireAmount: PointsSchema,
    expireDate: DateSchema,
    years: v.array(YearSchema),
    monthTotals: v.array(MonthTotalSchema),
  }),
)

/** How points are earned, spent and lost, and what each level brings. */
export const pointsRule = endpoint(
  'pointsRule',
  EmptySchema,
  v.object({
    vipLevel: v.string(),
    levels: v.array(
      v.object({ vipLevel: v.string(), name: v.string(), from: PointsSchema, rights: v.array(v.string()) }),
    ),
    rules: v.array(v.object({ title: v.string(), text: v.string() })),
  }),
)
