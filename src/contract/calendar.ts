import * as v from 'valibot'
import { endpoint } from './endpoint'
import { DateSchema, FlagSchema, IdSchema } from './primitives'

const EventSchema = v.object({
  /** `CALENDAR_EVENT`. */
  eventType: v.string(),
  productId: IdSchema,
  productName: v.string(),
  productType: v.string(),
  riskLevel: v.string(),
  /** What happens, where the type alone does not say it: 募集开始. */
  note: v.string(),
})

export type CalendarEvent = v.InferOutput<typeof EventSchema>

/**
 * What happens to products in a month, by days; days without anything are left out. `onlyMine`: of products that the customer
 * holds. `today` is the server's. Errors: `investorNotQualified` for who may not see private products (decision Q6).
 */
export const productCalendar = endpoint(
  'productCalendar',
  v.object({
    /** `YYYY-MM`; without it the server's own month. */
    month: v.optional(v.pipe(v.string(), v.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, '请选择月份'))),
    onlyMine: FlagSchema,
  }),
  v.object({
    month: v.string(),
    today: DateSchema,
    days: v.array(v.object({ date: DateSchema, events: v.array(EventSchema) })),
  }),
  { errors: ['investorNotQualified'] },
)

export type CalendarDay = v.InferOutput<typeof productCalendar.response>['days'][number]
