import * as v from 'valibot'
import { endpoint } from './endpoint'
import { pageEntries, pagingEntries } from './paging'
import {
  closedCode,
  DateSchema,
  DateTimeSchema,
  FlagSchema,
  IdSchema,
  MoneySchema,
  NetValueSchema,
  oneOf,
  PercentSchema,
  RequestNoSchema,
  SharesSchema,
  VerifyTokenSchema,
  wholeList,
} from './primitives'
import { ASSET_CLASS, INST_SIDE, INST_STATUS, INST_TYPE } from './tables/instruction'
import { PRODUCT_TYPE, RISK_LEVEL } from './tables/product'
import { TimelineSchema } from './timeline'
import { TRADE_RANGES } from './trade'
import { codesOf } from './code-table'

/** More lines than that fit no instruction, and are read by nobody. */
const LINES_SENT_MAX = 20
const AsTypedSchema = v.pipe(v.string(), v.maxLength(20))

/**
 * A product of the trust's pool, or one that it holds. `minAmount` is the least of the next purchase. `value` is of the
 * trust's last valuation; `expectedValue` is with what is under way. `inDay` and `outDay` are when a purchase and a redemption
 * of now are executed, `inReason` and `outReason` why there can be none (`""`: there can).
 */
export const InstructionProductSchema = v.object({
  productId: IdSchema,
  productName: v.string(),
  productType: v.string(),
  riskLevel: v.string(),
  assetClass: closedCode(codesOf(ASSET_CLASS)),
  netValue: NetValueSchema,
  minAmount: MoneySchema,
  stepAmount: MoneySchema,
  maxAmount: MoneySchema,
  remainQuota: MoneySchema,
  minHoldShares: SharesSchema,
  shares: SharesSchema,
  availableShares: SharesSchema,
  value: MoneySchema,
  expectedValue: MoneySchema,
  weight: PercentSchema,
  inDay: DateSchema,
  outDay: DateSchema,
  inReason: v.string(),
  outReason: v.string(),
})

export type InstructionProduct = v.InferOutput<typeof InstructionProductSchema>

/**
 * What an instruction may be now. `effectiveDate` is the working day it counts for, asked for until `cutOffTime`; `isLate`: that
 * of today is over. `availableCash` is `cash` less the purchases under way. `limits` are percents of `totalAssets` and the
 * highest risk. `reason`: why none is taken (`canInstruct` 0: no right, or another mode; `windowOpen` 0: not on these days).
 * `instId` leaves out what that instruction itself holds back. Errors: `notOwner` for everybody but the principal.
 */
export const instructionPrepare = endpoint(
  'instructionPrepare',
  v.object({ trustId: IdSchema, instId: v.optional(IdSchema) }),
  v.object({
    trustId: IdSchema,
    trustName: v.string(),
    totalAssets: MoneySchema,
    cash: MoneySchema,
    availableCash: MoneySchema,
    riskLevel: v.string(),
    limits: v.object({
      singlePercent: PercentSchema,
      equityPercent: PercentSchema,
      cashPercent: PercentSchema,
      maxRisk: v.string(),
    }),
    effectiveDate: DateSchema,
    cutOffTime: DateTimeSchema,
    isLate: FlagSchema,
    windowOpen: FlagSchema,
    canInstruct: FlagSchema,
    reason: v.string(),
    products: wholeList(InstructionProductSchema),
  }),
  { isCritical: true, errors: ['notOwner'] },
)

export type InstructionPrepared = v.InferOutput<typeof instructionPrepare.response>

/** One line as it is sent: `amount` of a purchase, `shares` of a redemption and a conversion, whose goal is `toProductId`. */
const LineInputSchema = v.object({
  productId: v.pipe(v.string(), v.maxLength(64)),
  toProductId: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
  amount: v.optional(AsTypedSchema, ''),
  shares: v.optional(AsTypedSchema, ''),
})

/**
 * `effectiveDate` is the day the customer was told, `acceptsLowCash` their answer to little cash. `isDraft` keeps what there is
 * unjudged, without a token.
 */
const instructionEntries = {
  instType: oneOf(INST_TYPE),
  lines: v.pipe(v.array(LineInputSchema), v.maxLength(LINES_SENT_MAX)),
  remark: v.optional(v.pipe(v.string(), v.maxLength(400)), ''),
  effectiveDate: DateSchema,
  acceptsLowCash: FlagSchema,
  isDraft: FlagSchema,
  verifyToken: v.union([v.literal(''), VerifyTokenSchema]),
  requestNo: RequestNoSchema,
}

const StandingSchema = v.object({ instId: IdSchema, instNo: v.string(), status: oneOf(INST_STATUS) })

/**
 * Gives an instruction (rule V-INST-BAL); its code is of scene `instruction` about the trust. Errors: `invalidInput` at `lines`
 * and below it; `notInOpenPeriod` in a closed window; `stateConflict` when the day has moved on past the cut-off or the cash
 * falls short of the limit unasked; `verifyTokenMissing`; `notOwner`, without the right too.
 */
export const instructionCreate = endpoint(
  'instructionCreate',
  v.object({ trustId: IdSchema, ...instructionEntries }),
  StandingSchema,
  {
    isWrite: true,
    isSensitive: true,
    errors: ['notInOpenPeriod', 'stateConflict', 'verifyTokenMissing', 'notOwner'],
  },
)

/**
 * Changes an instruction that nobody has accepted; the code is about the instruction. One that was handed in cannot become a
 * draft again. Errors: as `instructionCreate`, `stateConflict` once it is accepted.
 */
export const instructionUpdate = endpoint(
  'instructionUpdate',
  v.object({ instId: IdSchema, ...instructionEntries }),
  StandingSchema,
  { isWrite: true, isSensitive: true, errors: ['stateConflict', 'notOwner', 'verifyTokenMissing'] },
)

/** Takes an instruction back before it is accepted; the code is about the instruction. Errors: `stateConflict`, `notOwner`. */
export const instructionCancel = endpoint(
  'instructionCancel',
  v.object({ instId: IdSchema, verifyToken: VerifyTokenSchema, requestNo: RequestNoSchema }),
  v.object({ status: oneOf(INST_STATUS) }),
  { isWrite: true, isSensitive: true, errors: ['stateConflict', 'notOwner', 'verifyTokenMissing'] },
)

/** An instruction as a row; `totalAmount` of shares is by the net values of when it was handed in. */
const InstructionSchema = v.object({
  instId: IdSchema,
  instNo: v.string(),
  trustId: IdSchema,
  trustName: v.string(),
  instType: oneOf(INST_TYPE),
  status: oneOf(INST_STATUS),
  totalAmount: MoneySchema,
  lineCount: v.number(),
  /** `""` while a draft names none. */
  firstProductName: v.string(),
  createTime: DateTimeSchema,
})

export type Instruction = v.InferOutput<typeof InstructionSchema>

/**
 * Instructions of a trust (of all of the customer's without one), newest first; `createReason`: why there can be no new one.
 * Errors: `notOwner`.
 */
export const instructionList = endpoint(
  'instructionList',
  v.object({
    trustId: v.optional(IdSchema),
    status: v.optional(oneOf(INST_STATUS)),
    range: v.optional(v.picklist(TRADE_RANGES)),
    startDate: v.optional(DateSchema),
    endDate: v.optional(DateSchema),
    ...pagingEntries,
  }),
  v.object({ ...pageEntries(InstructionSchema), createReason: v.string() }),
  { errors: ['notOwner'] },
)

const LineSchema = v.object({
  productId: v.string(),
  productName: v.string(),
  riskLevel: v.string(),
  toProductId: v.string(),
  toProductName: v.string(),
  amount: v.string(),
  shares: v.string(),
  /** Percent of the trust. */
  ratio: PercentSchema,
  executeDate: DateSchema,
  executedAmount: v.union([v.literal(''), MoneySchema]),
  executedShares: SharesSchema,
  executedDate: DateSchema,
  /** Why it was not executed, or not in full. */
  failReason: v.string(),
})

/**
 * One instruction (E-INST) with its course. `fileId` is its paper, once it is accepted; `cancelReason` and `editReason` say why
 * that is over. Errors: `notOwner`.
 */
export const instructionDetail = endpoint(
  'instructionDetail',
  v.object({ instId: IdSchema }),
  v.object({
    ...InstructionSchema.entries,
    lines: wholeList(LineSchema),
    availableCash: MoneySchema,
    effectiveDate: DateSchema,
    cutOffTime: DateTimeSchema,
    acceptTime: DateTimeSchema,
    finishTime: DateTimeSchema,
    executed: v.array(v.object({ amount: MoneySchema, date: DateSchema })),
    remark: v.string(),
    rejectReason: v.string(),
    fileId: v.string(),
    timeline: TimelineSchema,
    cancelReason: v.string(),
    editReason: v.string(),
  }),
  { errors: ['notOwner'] },
)

export type InstructionDetail = v.InferOutput<typeof instructionDetail.response>
export type InstructionLine = v.InferOutput<typeof LineSchema>

/** Products of the trust's pool, or held, for one side of an instruction; `reason`: why one cannot be chosen. Errors: `notOwner`. */
export const instructionProductList = endpoint(
  'instructionProductList',
  v.object({
    trustId: IdSchema,
    side: oneOf(INST_SIDE),
    keyword: v.optional(v.pipe(v.string(), v.maxLength(30))),
    riskLevel: v.optional(oneOf(RISK_LEVEL)),
    productType: v.optional(oneOf(PRODUCT_TYPE)),
    ...pagingEntries,
  }),
  v.object(
    pageEntries(
      v.object({ ...InstructionProductSchema.entries, selectable: FlagSchema, reason: v.string() }),
    ),
  ),
  { errors: ['notOwner'] },
)

export type InstructionChoice = v.InferOutput<typeof instructionProductList.response>['list'][number]
