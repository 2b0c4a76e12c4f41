import * as v from 'valibot'
import { codesOf } from './code-table'
import { endpoint } from './endpoint'
import {
  DateSchema,
  DateTimeSchema,
  EmptySchema,
  FlagSchema,
  IdSchema,
  MoneySchema,
  RequestNoSchema,
  safeCode,
  VerifyTokenSchema,
} from './primitives'
import { pageEntries, pagingEntries } from './paging'
import { ORDER_CANCEL_REASON, ORDER_TAB } from './tables/order'
import { TimelineSchema } from './timeline'

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
  /** Until when to sign; `""` when nothing is to be signed. */
  signDeadline: DateTimeSchema,
  /** Until when to pay; `""` when nothing is to be paid. */
  payDeadline: DateTimeSchema,
  coolingEndTime: DateTimeSchema,
  /** `sign`, `record`, `pay` or `none`. */
  nextAction: safeCode(['sign', 'record', 'pay', 'none'], 'none'),
  canCancel: FlagSchema,
  cancelReason: v.string(),
})

export type OrderRow = v.InferOutput<typeof OrderRowSchema>

/** A paper of an order's contract: as it will be signed, or signed (`isSigned`), when `fileId` is the signed file. */
export const OrderDocSchema = v.object({
  docId: IdSchema,
  docName: v.string(),
  version: v.string(),
  fileId: IdSchema,
  isSigned: FlagSchema,
})

export type OrderDoc = v.InferOutput<typeof OrderDocSchema>

/**
 * One order (E-ORDER). The raise account belongs to the company and is shown in full; it and `payRemark` are `""` until the
 * contract is signed. `needsProof`: taking it back asks for a code, since money has come in. `serverTime` is what its
 * deadlines are compared with.
 */
export const OrderSchema = v.object({
  ...OrderRowSchema.entries,
  /** Until when the company calls the customer before the signing (rule V-65); `""` where nothing is waited for. */
  callUntil: DateTimeSchema,
  signTime: DateTimeSchema,
  contractNo: v.string(),
  raiseAccountName: v.string(),
  raiseBankName: v.string(),
  raiseAccountNo: v.string(),
  payRemark: v.string(),
  /** The account that pays: `招商银行(0005)`; `""` until it was chosen. */
  bankNameMask: v.string(),
  canPayMark: FlagSchema,
  payMarkReason: v.string(),
  /** When the raising ends, and with it every deadline of the order and what money is taken; `""` for a product that is always open. */
  raiseEnd: DateTimeSchema,
  /** The day on which the customer says the money was sent; `""` before. */
  payDate: DateSchema,
  needsProof: FlagSchema,
  coolingHours: v.number(),
  /** The papers of its contract; none of a booking. */
  documents: v.array(OrderDocSchema),
  timeline: TimelineSchema,
  serverTime: DateTimeSchema,
})

export type Order = v.InferOutput<typeof OrderSchema>

/** One order of the customer's. Errors: `notOwner`. */
export const orderDetail = endpoint('orderDetail', v.object({ orderId: IdSchema }), OrderSchema, {
  isCritical: true,
  errors: ['notOwner'],
})

/**
 * Takes an order back where that is allowed (`canCancel`). `verifyToken` (scene `purchase`, about the order) where the order
 * `needsProof`, `""` elsewhere. Errors: `stateConflict` with the reason, `verifyTokenMissing`, `notOwner`.
 */
export const orderCancel = endpoint(
  'orderCancel',
  v.object({
    orderId: IdSchema,
    reason: v.picklist(codesOf(ORDER_CANCEL_REASON)),
    verifyToken: v.union([v.literal(''), VerifyTokenSchema]),
    requestNo: RequestNoSchema,
  }),
  OrderSchema,
  { isWrite: true, isSensitive: true, errors: ['stateConflict', 'verifyTokenMissing', 'notOwner'] },
)

/**
 * The customer says that the money was sent, with the bank's receipt where there is one (`voucherFileId`, uploaded for purpose
 * `payment`; `""` without). Errors: `invalidInput` at `payDate` (before the signing, or to come) or `voucherFileId`;
 * `stateConflict` when nothing is to be paid any more; `notOwner`.
 */
export const paymentMark = endpoint(
  'paymentMark',
  v.object({
    orderId: IdSchema,
    payDate: v.pipe(DateSchema, v.nonEmpty('请选择打款日期')),
    voucherFileId: v.union([v.literal(''), IdSchema]),
    requestNo: RequestNoSchema,
  }),
  OrderSchema,
  { isWrite: true, errors: ['stateConflict', 'notOwner'] },
)

/** Orders of a tab, newest first; `tabCounts` counts every tab. `serverTime` is what deadlines are compared with. */
export const orderList = endpoint(
  'orderList',
  v.object({ orderTab: v.optional(v.picklist(Object.values(ORDER_TAB))), ...pagingEntries }),
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
