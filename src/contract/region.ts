import * as v from 'valibot'
import { endpoint } from './endpoint'
import { FlagSchema } from './primitives'

/** Six digits of the national standard for provinces, cities and districts. */
export const RegionCodeSchema = v.pipe(v.string(), v.regex(/^\d{6}$/, '请选择所在地区'))

export const RegionSchema = v.object({
  code: RegionCodeSchema,
  name: v.string(),
  /** It has parts of its own, of which one is to be chosen. */
  hasParts: FlagSchema,
})

export type Region = v.InferOutput<typeof RegionSchema>

/** The parts of a region in the order of their codes; with `""` the provinces. */
export const regionList = endpoint(
  'regionList',
  v.object({ parentCode: v.union([v.literal(''), RegionCodeSchema]) }),
  v.object({ regions: v.array(RegionSchema) }),
)
