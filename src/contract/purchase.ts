import * as v from 'valibot'
import { GATE_ERRORS } from './codes'
import { codesOf } from './code-table'
import { endpoint } from './endpoint'
import { OrderSchema } from './order'
import { DateTimeSchema, FlagSchema, IdSchema, MobileSchema, RequestNoSchema, wholeList } from './primitives'
import { GATE } from './tables/customer'
import { PURCHASE_CHECK } from './tables/purchase'

/** Working days within which the company answers a booking. */
export const BOOKING_REVIEW_WORKING_DAYS = 5
/** So long a confirmed notice to who is 65 or more counts (rule V-65). */
export const SENIOR_NOTICE_HOURS = 24

/** So many orders a customer may have that are not signed: each takes from a quota that others wait for. */
export const UNSIGNED_MAX = 5

const AmountSchema = v.pipe(v.string(), v.regex(/^\d{1,12}(?:\.\d{1,2})?$/, '请输入正确的金额'))
const ReserveIdSchema = v.union([v.literal(''), IdSchema])

/**
 * One of the checks: `msg` says what is missing (`""` when it passes), `gate` where it is passed (`""`: nowhere in the app), `orderId`
 * which order stands in the way (`""`: none, or any of those that are not signed).
 */
export const PurchaseCheckSchema = v.object({
  code: v.picklist(codesOf(PURCHASE_CHECK)),
  pass: FlagSchema,
  msg: v.string(),
  gate: v.picklist(['', ...codesOf(GATE)]),
  orderId: v.union([v.literal(''), IdSchema]),
})

export type PurchaseCheck = v.InferOutput<typeof PurchaseCheckSchema>

/**
 * What stands before a purchase of a product, in its order (`PURCHASE_CHECK`); with an amount also whether so much is left.
 * Errors: `notOwner` for a product that is neither on sale nor held.
 */
export const purchaseCheck = endpoint(
  'purchaseCheck',
  v.object({ productId: IdSchema, amount: v.optional(AmountSchema) }),
  v.object({
    checks: wholeList(PurchaseCheckSchema),
    allPass: FlagSchema,
    /** The customer's own level; `""` without a test that counts. */
    customerRiskLevel: v.string(),
  }),
  { isCritical: true, errors: ['notOwner', 'investorNotQualified', 'realNameRequired'] },
)

/**
 * Opens the notice that is shown to customers of 65 and more before they buy what risks more (rule V-65). It can be confirmed from
 * `confirmableAt` on. Opened again, its time goes on. Errors as `purchaseCheck`.
 */
export const seniorNoticeOpen = endpoint(
  'seniorNoticeOpen',
  v.object({ productId: IdSchema, requestNo: RequestNoSchema }),
  v.object({
    paragraphs: wholeList(v.string()),
    waitSeconds: v.number(),
    confirmableAt: DateTimeSchema,
    serverTime: DateTimeSchema,
  }),
  { isWrite: true, errors: ['notOwner', 'investorNotQualified', 'realNameRequired'] },
)

/** Confirms the notice; it counts for {@link SENIOR_NOTICE_HOURS}. Errors: `stateConflict` before its time, or when it was not opened. */
export const seniorNoticeConfirm = endpoint(
  'seniorNoticeConfirm',
  v.object({ productId: IdSchema, requestNo: RequestNoSchema }),
  v.object({}),
  { isWrite: true, errors: ['stateConflict', 'notOwner', 'investorNotQualified', 'realNameRequired'] },
)

/**
 * Orders a product: the quota is taken, and the order waits to be signed (`signDeadline`). `reserveId`: the confirmed booking it
 * comes from (`""` without); the booking becomes the order. `rateDiscount` `1`: at the lower fee the customer qualifies for.
 * `verifyToken` is `""`: the presence is proved at the signing. Errors: `invalidInput` at `amount`, `rateDiscount`; of the first
 * check that fails `realNameRequired`, `idCardExpired`, `taxDeclarationRequired`, `riskTestRequired`, `suitabilityMismatch`,
 * `investorNotQualified`, `stateConflict` (an order of the product that is not signed, or {@link UNSIGNED_MAX} of all; the notice of
 * V-65), `quotaExceeded`, `raisingEnded`, `notInOpenPeriod`; `stateConflict` for a
 * booking that is not confirmed, or is one of another product; `notOwner`.
 */
export const orderCreate = endpoint(
  'orderCreate',
  v.object({
    productId: IdSchema,
    amount: AmountSchema,
    reserveId: v.optional(ReserveIdSchema, ''),
    rateDiscount: v.optional(FlagSchema, '0'),
    verifyToken: v.literal(''),
    requestNo: RequestNoSchema,
  }),
  OrderSchema,
  {
    isWrite: true,
    isSensitive: true,
    errors: [
      ...GATE_ERRORS,
      'suitabilityMismatch',
      'stateConflict',
      'quotaExceeded',
      'raisingEnded',
      'notInOpenPeriod',
      'notOwner',
    ],
  },
)

/** A booking with the order it is, or has become. */
export const BookingSchema = v.object({
  reserveId: IdSchema,
  order: OrderSchema,
  mobileMask: v.string(),
  remark: v.string(),
  /** Until when the company answers; `""` once it has. */
  answerBy: DateTimeSchema,
})

export type Booking = v.InferOutput<typeof BookingSchema>

/**
 * Books a product: the company confirms it or not, and nothing is taken from the quota. Errors: `invalidInput` at `amount`,
 * `mobile`, `remark`; `stateConflict` while a booking of the product is open, or when it takes none; `realNameRequired`,
 * `investorNotQualified`, `notOwner`.
 */
export const reserveCreate = endpoint(
  'reserveCreate',
  v.object({
    productId: IdSchema,
    amount: AmountSchema,
    mobile: MobileSchema,
    remark: v.pipe(v.string(), v.maxLength(1000)),
    verifyToken: v.literal(''),
    requestNo: RequestNoSchema,
  }),
  BookingSchema,
  {
    isWrite: true,
    isSensitive: true,
    errors: ['stateConflict', 'realNameRequired', 'investorNotQualified', 'notOwner'],
  },
)

/** One booking of the customer's. Errors: `notOwner`. */
export const reserveDetail = endpoint('reserveDetail', v.object({ reserveId: IdSchema }), BookingSchema, {
  isCritical: true,
  errors: ['notOwner'],
})

/** Takes a booking back. Errors: `stateConflict` when it is over, or has become an order; `notOwner`. */
export const reserveCancel = endpoint(
  'reserveCancel',
  v.object({ reserveId: IdSchema, requestNo: RequestNoSchema }),
  BookingSchema,
  { isWrite: true, errors: ['stateConflict', 'notOwner'] },
)
