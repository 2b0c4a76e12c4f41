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

const YearSchema = v.pipe(v.string(), v.regex(/^\d{4}$/), v.metadata({ wire: 'y' }))

// A field that an answer leaves out has the default of the specification (section 3), in production as well.
const text = v.nullish(v.string(), '')
const date = v.nullish(DateSchema, '')
const amount = v.nullish(MoneySchema, '0')
const count = v.nullish(CountSchema, '0')
const flag = v.nullish(FlagSchema, '0')
const year = v.nullish(YearSchema, DEFAULT_REPORT_YEAR)

/** Entry of the report. `status` and `userType` are open strings: unknown values behave like `"1"`. */
export const LotteryInfoSchema = v.object({
  currentYear: year,
  userType: text,
  ispartLottery: flag,
  status: text,
  lotteryIntegral: count,
  isDue: flag,
})

/** One slice of the holdings: `ratio` is a percentage of the whole. */
export const ReportPositionSchema = v.object({ productType: v.string(), ratio: PercentSchema })

/** Pages 2 to 7 of the report (E-REPORT). Dates may be empty, lists may be empty, amounts default to `'0'`. */
export const ReportInfoSchema = v.object({
  registerDays: count,
  registerTime: date,
  currentYear: year,
  firstSubscribeDealTime: date,
  firstSubscribeDealAmount: amount,
  firstAccumulatedIncome: amount,
  firstSubscribeProduct: text,
  recommendProducts: v.nullish(v.array(v.string()), []),
  /** Of those the ones that have a page the customer may see. */
  recommendPlaces: v.nullish(
    v.array(v.object({ productName: v.string(), productId: v.string(), productType: v.string() })),
    [],
  ),
  holdingProductAmount: count,
  longestHoldingProduct: v.nullish(v.array(v.string()), []),
  longestHoldingDays: count,
  assetRangeDateEnd: date,
  maxAccumulatedIncomeProduct: text,
  maxAccumulatedIncome: amount,
  maxAmountDealTime: date,
  maxAmount: amount,
  maxAmountProduct: text,
  maxHoldingScope: text,
  accumulatedIncome: amount,
  positions: v.nullish(v.array(ReportPositionSchema), []),
  integralOpenTime: date,
  donorCount: count,
  contributionValue: count,
  userType: text,
  lotteryIntegral: count,
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

export const assetReportLotteryInfo = endpoint('assetReportLotteryInfo', EmptySchema, LotteryInfoSchema, {
  isCritical: true,
})

/** Errors: `stateConflict` when the report is not open for this customer. */
export const userAssetReportInfo = endpoint('userAssetReportInfo', EmptySchema, ReportInfoSchema, {
  isCritical: true,
  errors: ['stateConflict'],
})

/** Draws once; a second draw returns the first result. Errors: `stateConflict` when the report is not open or over. */
export const assetReportLottery = endpoint(
  'assetReportLottery',
  v.object({ requestNo: RequestNoSchema }),
  LotteryDrawSchema,
  { isWrite: true, isCritical: true, errors: ['stateConflict'] },
)

export const assetReportShareInfo = endpoint('assetReportShareInfo', EmptySchema, ReportShareSchema)
