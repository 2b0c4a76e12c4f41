import * as v from 'valibot'
import { endpoint } from './endpoint'
import {
  DateSchema,
  DateTimeSchema,
  FlagSchema,
  IdSchema,
  MoneySchema,
  NetValueSchema,
  PercentSchema,
  RequestNoSchema,
  SharesSchema,
  VerifyTokenSchema,
  wholeList,
} from './primitives'

/** Shares held since one day, with what redeeming them costs in percent. */
export const ShareLotSchema = v.object({ date: DateSchema, shares: SharesSchema, feeRate: PercentSchema })

/** From this estimate on a redemption is confirmed by the face instead of a code (yuan; B6.3). */
export const FACE_ABOVE = '1000000.00'

/**
 * On what terms a position can be redeemed today. `reason` says why not (`canRedeem` 0). `tradeDay` is the day whose net value
 * counts, asked for until `cutOffTime`; the confirmed net value may differ from `netValue`. Errors: `notOwner`.
 */
export const redeemPreCheck = endpoint(
  'redeemPreCheck',
  v.object({ positionId: IdSchema }),
  v.object({
    positionId: IdSchema,
    productId: IdSchema,
    productName: v.string(),
    availableShares: SharesSchema,
    minHoldShares: SharesSchema,
    netValue: NetValueSchema,
    netValueDate: DateSchema,
    /** What `availableShares` consist of, the oldest first: that is how they go. Each costs by its own time until `tradeDay`. */
    lots: wholeList(ShareLotSchema),
    /** How the fee falls with time, for the customer to read. */
    feeRules: wholeList(v.object({ period: v.string(), rate: PercentSchema })),
    tradeDay: DateSchema,
    cutOffTime: DateTimeSchema,
    expectedConfirmDate: DateSchema,
    expectedArriveDate: DateSchema,
    bankNameMask: v.string(),
    canRedeem: FlagSchema,
    reason: v.string(),
  }),
  { isCritical: true, errors: ['notOwner'] },
)

/**
 * Redeems shares (rule V-REDEEM): they are frozen until the trade is confirmed. `verifyToken` (a code) up to `FACE_ABOVE` by the
 * estimate, `faceToken` above, both of scene `redemption` about the position; the other is `""`. Errors: `invalidInput` at
 * `shares`, `notInOpenPeriod`, `verifyTokenMissing`, `notOwner`.
 */
export const redeemApply = endpoint(
  'redeemApply',
  v.object({
    positionId: IdSchema,
    shares: v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,2})?$/, '请输入正确的赎回份额')),
    verifyToken: v.union([v.literal(''), VerifyTokenSchema]),
    faceToken: v.union([v.literal(''), VerifyTokenSchema]),
    requestNo: RequestNoSchema,
  }),
  v.object({
    tradeId: IdSchema,
    tradeStatus: v.string(),
    /** Yuan by the newest net value, before the fee. */
    estimate: MoneySchema,
    expectedConfirmDate: DateSchema,
    expectedArriveDate: DateSchema,
  }),
  { isWrite: true, isSensitive: true, errors: ['notInOpenPeriod', 'verifyTokenMissing', 'notOwner'] },
)
