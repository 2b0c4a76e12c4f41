import * as v from 'valibot'
import { endpoint } from './endpoint'
import { HomeDateSchema } from './home'
import { DateTimeSchema, EmptySchema } from './primitives'

/**
 * Every date of the next twelve months, soonest first, from the same sources as `homeSchedule`. `serverTime` is the moment from
 * which days and hours are counted.
 */
export const schedule = endpoint(
  'schedule',
  EmptySchema,
  v.object({ list: v.array(HomeDateSchema), serverTime: DateTimeSchema }),
)
