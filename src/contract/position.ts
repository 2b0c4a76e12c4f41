import * as v from 'valibot'
import { DocumentSchema } from './document'
import { endpoint } from './endpoint'
import { pageEntries, pagingEntries } from './paging'
import {
  DateSchema,
  FlagSchema,
  IdSchema,
  MaybeMoneySchema,
  MaybePercentSchema,
  MoneySchema,
  NetValueSchema,
  oneOf,
  PercentSchema,
  RequestNoSchema,
  SharesSchema,
  VerifyTokenSchema,
  wholeList,
} from './primitives'
import { GATE } from './tables/customer'
import { DIVIDEND_MODE, HOLDER_VIEW } from './tables/position'
import { TradeSchema } from './trade'

const YearSchema = v.pipe(v.string(), v.regex(/^\d{4}$/))

/** A position as a row of a list (E-POSITION, short). Amounts in yuan; `""` where there is no value yet. */
export const PositionRowSchema = v.object({
  positionId: IdSchema,
  productId: IdSchema,
  productName: v.string(),
  productType: v.string(),
  riskLevel: v.string(),
  holderRole: v.string(),
  positionStatus: v.string(),
  netValue: NetValueSchema,
  netValueDate: DateSchema,
  /** 七日年化 in percent; productType 3 alone. */
  sevenDayYield: MaybePercentSchema,
  marketValue: MoneySchema,
  pendingAmount: MoneySchema,
  /** Unrealised gain or loss; `""` for products whose net value does not move (types 0 and 3): see `paidIncome`. */
  holdIncome: MaybeMoneySchema,
  holdIncomeRate: MaybePercentSchema,
  /** 已分配: income paid out so far; `""` where the net value carries the income. */
  paidIncome: MaybeMoneySchema,
  maturityDate: DateSchema,
  /** What the caption says of time: 半年分配, or `""`. */
  distRule: v.string(),
})

/** A position in full (E-POSITION). */
export const PositionSchema = v.object({
  ...PositionRowSchema.entries,
  productCode: v.string(),
  trustKind: v.string(),
  shares: SharesSchema,
  availableShares: SharesSchema,
  frozenShares: SharesSchema,
  costAmount: MoneySchema,
  accumulatedIncome: MaybeMoneySchema,
  /** `""` when there was no net value that day. */
  yesterdayIncome: MaybeMoneySchema,
  /** 万份收益 in yuan; productType 3 alone. */
  tenThousandIncome: v.string(),
  benchmark: v.string(),
  benchmarkNote: v.string(),
  valueDate: DateSchema,
  /** Days to maturity; -1 without one. */
  remainDays: v.number(),
  nextDistDate: DateSchema,
  nextOpenDay: DateSchema,
  coolingEndTime: v.string(),
  dividendMode: oneOf(DIVIDEND_MODE),
  canChangeDividend: FlagSchema,
  changeDividendReason: v.string(),
  bankNameMask: v.string(),
  canRedeem: FlagSchema,
  redeemReason: v.string(),
  canAppend: FlagSchema,
  appendReason: v.string(),
  /** The gate that has to be passed before; `''` where no gate is the reason. */
  appendGate: v.picklist(['', GATE.idCard, GATE.riskTest]),
  canDownloadCert: FlagSchema,
  downloadCertReason: v.string(),
})

/** What the customer has. `totalAsset` is valued positions alone: neither pending amounts nor family trusts. */
export const AssetOverviewSchema = v.object({
  totalAsset: MoneySchema,
  assetDate: DateSchema,
  yesterdayIncome: MaybeMoneySchema,
  /** 本年收益 up to yesterday, as `incomeSummary` has it, which is the principal's; `""` of another view and while nothing was ever held. */
  yearIncome: MaybeMoneySchema,
  /** 持有收益 of the valued positions, unrealised. */
  holdIncome: MoneySchema,
  accumulatedIncome: MoneySchema,
  pendingAmount: MoneySchema,
  /** `""` when the customer has no family trust to see. */
  familyTrustTotal: MaybeMoneySchema,
  /** Shares of the total, largest first; percents add up to 100.00. */
  typeSummary: wholeList(
    v.object({ productType: v.string(), amount: MoneySchema, ratio: PercentSchema, count: v.number() }),
  ),
  positionCount: v.number(),
  /** Liquidated positions. */
  historyCount: v.number(),
  /** 委托人 and 受益人 views the customer can choose from. */
  holderRoles: v.array(v.picklist(Object.values(HOLDER_VIEW))),
})

/** 市值, 收益率, 到期日: largest, largest and soonest first; unknown values last. */
export const POSITION_SORTS = ['marketValue', 'income', 'maturity'] as const

export type PositionRow = v.InferOutput<typeof PositionRowSchema>
export type Position = v.InferOutput<typeof PositionSchema>
export type AssetOverview = v.InferOutput<typeof AssetOverviewSchema>
export type PositionSort = (typeof POSITION_SORTS)[number]

export const assetOverview = endpoint(
  'assetOverview',
  v.object({ holderRole: v.optional(v.picklist(Object.values(HOLDER_VIEW))) }),
  AssetOverviewSchema,
)

export const positionList = endpoint(
  'positionList',
  v.object({
    productType: v.optional(v.string()),
    holderRole: v.optional(v.picklist(Object.values(HOLDER_VIEW))),
    sort: v.picklist(POSITION_SORTS),
    ...pagingEntries,
  }),
  v.object(pageEntries(PositionRowSchema)),
)

/** One position with its last three trades and counts. Errors: `notOwner`. */
export const positionDetail = endpoint(
  'positionDetail',
  v.object({ positionId: IdSchema }),
  v.object({
    ...PositionSchema.entries,
    recentTrades: v.array(TradeSchema),
    tradeCount: v.number(),
    unreadDisclosure: v.number(),
    /** Contract and product files. */
    docs: v.array(DocumentSchema),
  }),
  { errors: ['notOwner'] },
)

/** Changes how income is paid, from the next distribution on. Errors: `notOwner`, `verifyTokenMissing`, `stateConflict`. */
export const dividendModeChange = endpoint(
  'dividendModeChange',
  v.object({
    positionId: IdSchema,
    dividendMode: oneOf(DIVIDEND_MODE),
    verifyToken: VerifyTokenSchema,
    requestNo: RequestNoSchema,
  }),
  v.object({ dividendMode: oneOf(DIVIDEND_MODE) }),
  {
    isWrite: true,
    isCritical: true,
    isSensitive: true,
    errors: ['notOwner', 'verifyTokenMissing', 'stateConflict'],
  },
)

/** A liquidated position as a row. `totalReturn` is principal and income paid back; `accumulatedIncome` may be negative. */
export const HistoryPositionRowSchema = v.object({
  positionId: IdSchema,
  productId: IdSchema,
  productName: v.string(),
  productType: v.string(),
  startDate: DateSchema,
  clearDate: DateSchema,
  /** Days held. */
  holdDays: v.number(),
  totalInvest: MoneySchema,
  totalReturn: MoneySchema,
  accumulatedIncome: MoneySchema,
  accumulatedIncomeRate: PercentSchema,
  /** Ended before its term. */
  isEarly: FlagSchema,
})

export type HistoryPositionRow = v.InferOutput<typeof HistoryPositionRowSchema>

/** Liquidated positions, newest first; `years` are those with one. */
export const historyPositionList = endpoint(
  'historyPositionList',
  v.object({ year: v.optional(YearSchema), ...pagingEntries }),
  v.object({ ...pageEntries(HistoryPositionRowSchema), years: v.array(v.string()) }),
)

/** Errors: `notOwner`. */
export const historyPositionDetail = endpoint(
  'historyPositionDetail',
  v.object({ positionId: IdSchema }),
  v.object({
    ...HistoryPositionRowSchema.entries,
    productCode: v.string(),
    riskLevel: v.string(),
    returnedPrincipal: MoneySchema,
    clearReason: v.string(),
    bankNameMask: v.string(),
    distributions: v.array(
      v.object({ distId: IdSchema, payDate: DateSchema, distMode: v.string(), netAmount: MoneySchema }),
    ),
    /** The liquidation report; `""` without one. */
    reportFileId: v.string(),
  }),
  { errors: ['notOwner'] },
)

/** One payment of income. `tax` in yuan; `netAmount` = `amount` - `tax`. `distMode`: 0 cash, 1 reinvested. */
export const IncomeDistributionRowSchema = v.object({
  distId: IdSchema,
  productId: IdSchema,
  productName: v.string(),
  payDate: DateSchema,
  distMode: oneOf(DIVIDEND_MODE),
  amount: MoneySchema,
  tax: MoneySchema,
  netAmount: MoneySchema,
  bankNameMask: v.string(),
})

export type IncomeDistributionRow = v.InferOutput<typeof IncomeDistributionRowSchema>

/** Income paid, newest first. `yearTotals`: net sums per year under the same product filter, newest first. */
export const incomeDistributionList = endpoint(
  'incomeDistributionList',
  v.object({ productId: v.optional(IdSchema), year: v.optional(YearSchema), ...pagingEntries }),
  v.object({
    ...pageEntries(IncomeDistributionRowSchema),
    yearTotals: v.array(v.object({ year: v.string(), netAmount: MoneySchema })),
    /** Products with a payment, for the filter. */
    products: v.array(v.object({ productId: IdSchema, productName: v.string() })),
  }),
)

/** Errors: `notOwner`. */
export const incomeDistributionDetail = endpoint(
  'incomeDistributionDetail',
  v.object({ distId: IdSchema }),
  v.object({
    ...IncomeDistributionRowSchema.entries,
    distNo: v.string(),
    baseShares: SharesSchema,
    /** Yuan per share, four digits. */
    perShare: v.string(),
    recordDate: DateSchema,
    /** Reinvested: shares added and their net value. */
    reinvestShares: SharesSchema,
    reinvestNetValue: NetValueSchema,
    status: v.string(),
    noticeFileId: v.string(),
  }),
  { errors: ['notOwner'] },
)
