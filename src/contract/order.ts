import * as v from 'valibot'
import { endpoint } from './endpoint'
import { EmptySchema, DateTimeSchema, FlagSchema, IdSchema, MoneySchema } from './primitives'
import { pageEntries, pagingEntries } from './paging'

/** A purchase order as a row (E-ORDER, short). */
export const OrderRowSchema = v.object({
  orderId: IdSchema,
  orderNo: v.string(),
  productId: v.string(),
  productName: v.string(),
  productType: v.string(),
  trustKind: v.string(),
  riskLevel: v.string(),
  orderStatus: v.string(),
  applyAmount: MoneySchema,
  applyTime: DateTimeSchema,
  /** Until when to pay; `""` when nothing is to be paid. */
  payDeadline: DateTimeSchema,
  coolingEndTime: DateTimeSchema,
  /** `sign`, `record`, `pay` or `none`. */
  nextAction: v.picklist(['sign', 'record', 'pay', 'none']),
  canCancel: FlagSchema,
  cancelReason: v.string(),
})

export type OrderRow = v.InferOutput<typeof OrderRowSchema>

/** Orders of a tab, newest first; `tabCounts` counts every tab. `serverTime` is what deadlines are compared with. */
export const orderList = endpoint(
  'orderList',
  v.object({ orderTab: v.optional(v.picklist(['0', '1', '2', '3', '4'])), ...pagingEntries }),
  v.object({
    ...pageEntries(OrderRowSchema),
    tabCounts: v.record(v.string(), v.number()),
    serverTime: DateTimeSchema,
  }),
)

/** Counts on the tabs of 我的: what waits for the customer (applications, orders) and what they hold. */
export const myOrderBadge = endpoint(
  'myOrderBadge',
  EmptySchema,
  v.object({ ftCount: v.number(), orderCount: v.number(), positionCount: v.number() }),
)
