import * as v from 'valibot'
import { endpoint } from './endpoint'
import { DateSchema, IdSchema, MaybePercentSchema, NetValueSchema } from './primitives'

/** 近1月, 近3月, 近6月, 近1年, 成立以来; counted back from the newest net value. */
export const NET_VALUE_RANGES = ['1m', '3m', '6m', '1y', 'all'] as const

export type NetValueRange = (typeof NET_VALUE_RANGES)[number]

/** One day of a series: `dayChange` in percent against the value before, `benchmarkValue` `""` without a benchmark. */
export const NetValuePointSchema = v.object({
  date: DateSchema,
  netValue: NetValueSchema,
  accNetValue: NetValueSchema,
  dayChange: MaybePercentSchema,
  benchmarkValue: NetValueSchema,
})

export const NetValueSeriesSchema = v.object({
  /** Oldest first. */
  list: v.array(NetValuePointSchema),
  /** Largest fall from a high, in percent (0 or more); `""` with fewer than two values. */
  maxDrawdown: MaybePercentSchema,
  /** Change over the range, in percent; `""` with fewer than two values. */
  periodReturn: MaybePercentSchema,
})

export type NetValuePoint = v.InferOutput<typeof NetValuePointSchema>
export type NetValueSeries = v.InferOutput<typeof NetValueSeriesSchema>

/** A range, or two days (inclusive); the range wins. */
export const netValueRangeEntries = {
  range: v.optional(v.picklist(NET_VALUE_RANGES)),
  startDate: v.optional(DateSchema),
  endDate: v.optional(DateSchema),
}

/** Net values of a product that the customer holds or held. `productName` names it. Errors: `notOwner`. */
export const netValueList = endpoint(
  'netValueList',
  v.object({ productId: IdSchema, ...netValueRangeEntries }),
  v.object({ productName: v.string(), ...NetValueSeriesSchema.entries }),
)
