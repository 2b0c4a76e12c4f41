import * as v from 'valibot'
import { endpoint } from './endpoint'
import { pageEntries, pagingEntries } from './paging'
import {
  DateSchema,
  DateTimeSchema,
  EmailSchema,
  FlagSchema,
  IdSchema,
  MaybeMoneySchema,
  MaybePercentSchema,
  MoneySchema,
  NetValueSchema,
  openCode,
  RequestNoSchema,
  safeCode,
  SharesSchema,
  VerifyTokenSchema,
  wholeList,
} from './primitives'
import { TRADE_TYPE } from './tables/trade'
import { ShareLotSchema } from './redemption'
import { TimelineSchema } from './timeline'

/** One trade (E-TRADE). Amounts in yuan, shares in 份; `""` where a trade has no such figure. */
export const TradeSchema = v.object({
  tradeId: IdSchema,
  serialNo: v.string(),
  productId: v.string(),
  productName: v.string(),
  productType: v.string(),
  tradeType: openCode(TRADE_TYPE),
  tradeStatus: v.string(),
  applyTime: DateTimeSchema,
  confirmDate: DateSchema,
  arriveDate: DateSchema,
  applyAmount: MaybeMoneySchema,
  applyShares: SharesSchema,
  confirmAmount: MaybeMoneySchema,
  confirmShares: SharesSchema,
  confirmNav: NetValueSchema,
  fee: MaybeMoneySchema,
  feeRate: MaybePercentSchema,
  bankName: v.string(),
  cardNoMask: v.string(),
  remark: v.string(),
  failReason: v.string(),
  /** What the customer's account sees: `in` paid to them, `out` paid by them, `none` neither. */
  direction: safeCode(['in', 'out', 'none'], 'none'),
  /** 受益账户变更 alone: key of its application. */
  applyId: v.string(),
})

/** 近1月, 近3月, 近1年, counted back from the server's today. */
export const TRADE_RANGES = ['1m', '3m', '1y'] as const

export type TradeRange = (typeof TRADE_RANGES)[number]

/**
 * Filter of trade lists and their export. `range` wins over the two dates, which are inclusive days of `applyTime`;
 * without either: everything. An export needs a range, or two dates at most 366 days apart (rule V-PERIOD).
 */
export const tradeFilterEntries = {
  range: v.optional(v.picklist(TRADE_RANGES)),
  productId: v.optional(IdSchema),
  tradeType: v.optional(v.string()),
  tradeStatus: v.optional(v.string()),
  startDate: v.optional(DateSchema),
  endDate: v.optional(DateSchema),
  /** Part of a product name or a serial number. */
  keyword: v.optional(v.pipe(v.string(), v.maxLength(30))),
}

/** Sums of one calendar month over everything the filter matches, not only the page: settled trades alone. */
export const MonthTotalSchema = v.object({
  month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
  inTotal: MoneySchema,
  outTotal: MoneySchema,
  count: v.number(),
})

export type Trade = v.InferOutput<typeof TradeSchema>
export type MonthTotal = v.InferOutput<typeof MonthTotalSchema>

/**
 * Trades, newest first, ties by id descending. With `cursor` (the last answer's `nextCursor`) the page follows exactly
 * behind it, whatever has been added in front since; `pageNum` is then only echoed. `nextCursor` is `""` on the last page.
 */
export const tradeRecordList = endpoint(
  'tradeRecordList',
  v.object({ ...tradeFilterEntries, cursor: v.optional(v.string()), ...pagingEntries }),
  v.object({
    ...pageEntries(TradeSchema),
    /** Months of this page's rows. */
    monthTotals: v.array(MonthTotalSchema),
    nextCursor: v.string(),
  }),
)

/** Errors: `notOwner`. */
export const tradeRecordDetail = endpoint(
  'tradeRecordDetail',
  v.object({ tradeId: IdSchema }),
  v.object({
    ...TradeSchema.entries,
    expectedArriveDate: DateSchema,
    /** A confirmed redemption whose parts cost differently by their time: what each cost, the oldest first. Elsewhere none. */
    feeLots: wholeList(v.object({ ...ShareLotSchema.entries, fee: MoneySchema })),
    timeline: TimelineSchema,
    canCancel: FlagSchema,
    cancelReason: v.string(),
    /** 撤销截止时间, `""` when it cannot be cancelled. */
    cancelDeadline: v.string(),
  }),
  { errors: ['notOwner'] },
)

/** Takes an accepted trade back before the day's cut-off. Errors: `notOwner`, `stateConflict`, `verifyTokenMissing`. */
export const tradeCancel = endpoint(
  'tradeCancel',
  v.object({ tradeId: IdSchema, verifyToken: VerifyTokenSchema, requestNo: RequestNoSchema }),
  v.object({ tradeStatus: v.string() }),
  {
    isWrite: true,
    isCritical: true,
    isSensitive: true,
    errors: ['notOwner', 'stateConflict', 'verifyTokenMissing'],
  },
)

/**
 * Makes a statement of the trades that the filter matches (at most 20,000 rows); `fileId` opens with `fileUrlQuery`.
 * Errors: `verifyTokenMissing`, `invalidInput` for a period that V-PERIOD refuses.
 */
export const tradeRecordExport = endpoint(
  'tradeRecordExport',
  v.object({
    ...tradeFilterEntries,
    format: v.picklist(['csv', 'pdf']),
    /** Sent there instead of kept as a file to open. */
    email: v.optional(EmailSchema),
    verifyToken: VerifyTokenSchema,
    requestNo: RequestNoSchema,
  }),
  v.object({
    exportNo: v.string() /** `""` when it was sent. */,
    fileId: v.union([v.literal(''), IdSchema]),
    /** Masked address it was sent to; `""` when it was not. */
    sentToMask: v.string(),
    fileName: v.string(),
    count: v.number(),
  }),
  { isWrite: true, isCritical: true, isSensitive: true, errors: ['verifyTokenMissing'] },
)

/** One movement of the customer's account: `amount` signed as the account sees it. */
export const FlowSchema = v.object({
  flowId: IdSchema,
  date: DateTimeSchema,
  type: v.string(),
  amount: MoneySchema,
  bankNameMask: v.string(),
  remark: v.string(),
})

export type Flow = v.InferOutput<typeof FlowSchema>

/** 资金流水, newest first: what really moved, so settled trades with a direction alone. */
export const financialRecordList = endpoint(
  'financialRecordList',
  v.object({
    range: v.optional(v.picklist(TRADE_RANGES)),
    startDate: v.optional(DateSchema),
    endDate: v.optional(DateSchema),
    ...pagingEntries,
  }),
  v.object({ ...pageEntries(FlowSchema), monthTotals: v.array(MonthTotalSchema) }),
)

/** A change of the account that receives a beneficiary's payments. Errors: `notOwner`. */
export const beneficiaryBankChangeDetail = endpoint(
  'beneficiaryBankChangeDetail',
  v.object({ applyId: IdSchema }),
  v.object({
    applyId: IdSchema,
    beneId: IdSchema,
    /** It was refused, and the customer may ask again. */
    canReapply: FlagSchema,
    applyNo: v.string(),
    trustName: v.string(),
    beneNameMask: v.string(),
    oldBankName: v.string(),
    oldCardNoMask: v.string(),
    newBankName: v.string(),
    newCardNoMask: v.string(),
    status: v.string(),
    applyTime: DateTimeSchema,
    effectTime: DateTimeSchema,
    rejectReason: v.string(),
    timeline: TimelineSchema,
  }),
  { errors: ['notOwner'] },
)
