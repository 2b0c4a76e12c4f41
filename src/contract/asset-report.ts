import * as v from 'valibot'
import { endpoint } from './endpoint'
import {
  CountSchema,
  DateSchema,
  EmptySchema,
  FlagSchema,
  MoneySchema,
  PercentSchema,
  RequestNoSchema,
} from './primitives'

/** Year shown until the server has said one (specification, section 9). */
export const DEFAULT_REPORT_YEAR = '2024'

const YearSchema = v.pipe(v.string(), v.regex(/^\d{4}$/))

/** Entry of the report. `status` and `userType` are open strings: unknown values behave like `"1"`. */
export const LotteryInfoSchema = v.object({
  currentYear: YearSchema,
  userType: v.string(),
  ispartLottery: FlagSchema,
  status: v.string(),
  lotteryIntegral: CountSchema,
  isDue: FlagSchema,
})

/** One slice of the holdings: `ratio` is a percentage of the whole. */
export const ReportPositionSchema = v.object({ productType: v.string(), ratio: PercentSchema })

/** Pages 2 to 7 of the report (E-REPORT). Dates may be empty, lists may be empty, amounts default to `'0'`. */
export const ReportInfoSchema = v.object({
  registerDays: CountSchema,
  registerTime: DateSchema,
  currentYear: YearSchema,
  firstSubscribeDealTime: DateSchema,
  firstSubscribeDealAmount: MoneySchema,
  firstAccumulatedIncome: MoneySchema,
  firstSubscribeProduct: v.string(),
  recommendProducts: v.array(v.string()),
  holdingProductAmount: CountSchema,
  longestHoldingProduct: v.array(v.string()),
  longestHoldingDays: CountSchema,
  assetRangeDateEnd: DateSchema,
  maxAccumulatedIncomeProduct: v.string(),
  maxAccumulatedIncome: MoneySchema,
  maxAmountDealTime: DateSchema,
  maxAmount: MoneySchema,
  maxAmountProduct: v.string(),
  maxHoldingScope: v.string(),
  accumulatedIncome: MoneySchema,
  positions: v.array(ReportPositionSchema),
  integralOpenTime: DateSchema,
  donorCount: CountSchema,
  contributionValue: CountSchema,
  userType: v.string(),
  lotteryIntegral: CountSchema,
})

export const LotteryDrawSchema = v.object({ lotteryIntegral: CountSchema })

/** Share card and poster; passed on unchanged (specification, section 7). No name, product, rate or amount. */
export const ReportShareSchema = v.looseObject({
  title: v.string(),
  desc: v.string(),
  imgUrl: v.string(),
  link: v.string(),
  qrUrl: v.string(),
})

export type LotteryInfo = v.InferOutput<typeof LotteryInfoSchema>
export type ReportInfo = v.InferOutput<typeof ReportInfoSchema>
export type ReportPosition = v.InferOutput<typeof ReportPositionSchema>
export type ReportShare = v.InferOutput<typeof ReportShareSchema>

export const assetReportLotteryInfo = endpoint('assetReportLotteryInfo', EmptySchema, LotteryInfoSchema)

/** Errors: `stateConflict` when the report is not open for this customer. */
export const userAssetReportInfo = endpoint('userAssetReportInfo', EmptySchema, ReportInfoSchema)

/** Draws once; a second draw returns the first result. Errors: `stateConflict` when the report is not open or over. */
export const assetReportLottery = endpoint(
  'assetReportLottery',
  v.object({ requestNo: RequestNoSchema }),
  LotteryDrawSchema,
  { isWrite: true, isCritical: true },
)

export const assetReportShareInfo = endpoint('assetReportShareInfo', EmptySchema, ReportShareSchema)
