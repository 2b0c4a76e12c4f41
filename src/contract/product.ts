import * as v from 'valibot'
import { DocumentSchema } from './document'
import { endpoint } from './endpoint'
import { pageEntries, pagingEntries } from './paging'
import {
  DateSchema,
  DateTimeSchema,
  FlagSchema,
  IdSchema,
  MaybePercentSchema,
  MoneySchema,
  NetValueSchema,
  PercentSchema,
  SharesSchema,
} from './primitives'

/** 近1月, 近3月, 近6月, 近1年, 成立以来; counted back from the newest net value. */
export const NET_VALUE_RANGES = ['1m', '3m', '6m', '1y', 'all'] as const

export type NetValueRange = (typeof NET_VALUE_RANGES)[number]

/** One day of a series: `dayChange` in percent against the value before, `benchmarkValue` `""` without a benchmark. */
export const NetValuePointSchema = v.object({
  date: DateSchema,
  netValue: NetValueSchema,
  accNetValue: NetValueSchema,
  dayChange: MaybePercentSchema,
  benchmarkValue: NetValueSchema,
})

export const NetValueSeriesSchema = v.object({
  /** Oldest first. */
  list: v.array(NetValuePointSchema),
  /** Largest fall from a high, in percent (0 or more); `""` with fewer than two values. */
  maxDrawdown: MaybePercentSchema,
  /** Change over the range, in percent; `""` with fewer than two values. */
  periodReturn: MaybePercentSchema,
})

export type NetValuePoint = v.InferOutput<typeof NetValuePointSchema>
export type NetValueSeries = v.InferOutput<typeof NetValueSeriesSchema>

/** A range, or two days (inclusive); the range wins. */
export const netValueRangeEntries = {
  range: v.optional(v.picklist(NET_VALUE_RANGES)),
  startDate: v.optional(DateSchema),
  endDate: v.optional(DateSchema),
}

/** Net values of a product that the customer may see (`productDetail`). `productName` names it. Errors: `notOwner`. */
export const netValueList = endpoint(
  'netValueList',
  v.object({ productId: IdSchema, ...netValueRangeEntries }),
  v.object({ productName: v.string(), ...NetValueSeriesSchema.entries }),
  { errors: ['notOwner', 'investorNotQualified', 'realNameRequired'] },
)

/** A product as a row (E-PRODUCT, short). `onSale`: it can be bought today. */
export const ProductRowSchema = v.object({
  productId: IdSchema,
  productCode: v.string(),
  productName: v.string(),
  productShortName: v.string(),
  productType: v.string(),
  trustKind: v.string(),
  investType: v.string(),
  riskLevel: v.string(),
  raiseStatus: v.string(),
  runMode: v.string(),
  /** Text: `3.40%`; `""` without one. */
  benchmark: v.string(),
  netValue: NetValueSchema,
  netValueDate: DateSchema,
  minAmount: MoneySchema,
  raiseEnd: DateTimeSchema,
  nextOpenDay: DateSchema,
  remainQuota: MoneySchema,
  onSale: FlagSchema,
})

export type ProductRow = v.InferOutput<typeof ProductRowSchema>

const TitledSchema = v.object({ title: v.string(), text: v.string() })

/**
 * A product in full (E-PRODUCT). Yuan with two digits. `minAmount` is what this customer's purchase begins with: who holds it
 * (`isAppend`) may add less than a first purchase. `saleReason`: why it is not sold today (`onSale` 0). `reserveId`: the customer's
 * booking that is open, `""` without one. `acceptsBooking`: it can be booked today.
 */
export const ProductSchema = v.object({
  ...ProductRowSchema.entries,
  /** Why a benchmark is no promise, and how it is arrived at; `""` without one. */
  benchmarkNote: v.string(),
  accNetValue: NetValueSchema,
  /** Cash management alone, as the next. */
  tenThousandIncome: v.string(),
  sevenDayYield: v.string(),
  /** 0 without a term. */
  term: v.number(),
  termUnit: v.string(),
  stepAmount: MoneySchema,
  maxAmount: MoneySchema,
  /** All that is raised; with `remainQuota` it says how far the raising is. */
  totalQuota: MoneySchema,
  minHoldShares: SharesSchema,
  raiseStart: DateTimeSchema,
  establishDate: DateSchema,
  maturityDate: DateSchema,
  openRule: v.string(),
  coolingHours: v.number(),
  feeDesc: v.array(v.object({ feeName: v.string(), rate: v.string(), remark: v.string() })),
  highlights: v.array(v.string()),
  strategy: v.string(),
  structure: v.string(),
  fundsUse: v.string(),
  repaymentSource: v.string(),
  creditEnhancement: v.string(),
  team: v.array(TitledSchema),
  riskTips: v.string(),
  custodian: v.string(),
  trustee: v.string(),
  manager: v.string(),
  docs: v.array(DocumentSchema),
  announcements: v.array(DocumentSchema),
  isAppend: FlagSchema,
  saleReason: v.string(),
  acceptsBooking: FlagSchema,
  reserveId: v.union([v.literal(''), IdSchema]),
  serverTime: DateTimeSchema,
})

export type Product = v.InferOutput<typeof ProductSchema>

/**
 * One product, to who may see private products (`qualifiedViewInfo`). Errors: `realNameRequired`, `investorNotQualified`;
 * `notOwner` for a product that is not on sale and that the customer neither holds nor held.
 */
export const productDetail = endpoint('productDetail', v.object({ productId: IdSchema }), ProductSchema, {
  isCritical: true,
  errors: ['realNameRequired', 'investorNotQualified', 'notOwner'],
})

/** Products on sale, those that can be bought today first. `keyword` is looked for in name and code. Errors as `productDetail`. */
export const productList = endpoint(
  'productList',
  v.object({
    productType: v.optional(v.string()),
    riskLevel: v.optional(v.string()),
    keyword: v.optional(v.pipe(v.string(), v.maxLength(40))),
    ...pagingEntries,
  }),
  v.object(pageEntries(ProductRowSchema)),
  { errors: ['investorNotQualified', 'realNameRequired'] },
)

/** When a product of fixed income is planned to pay, in percent of the principal (`REPAYMENT_TYPE`). Errors as `productDetail`. */
export const repaymentPlan = endpoint(
  'repaymentPlan',
  v.object({ productId: IdSchema }),
  v.object({ list: v.array(v.object({ date: DateSchema, type: v.string(), ratio: PercentSchema })) }),
  { errors: ['investorNotQualified', 'notOwner', 'realNameRequired'] },
)

/**
 * Whether a product's term goes with the time the customer can do without the money, as the risk test says (`matchTerm`, `""`
 * where no test counts). It is told and stops nothing. Errors as `productDetail`.
 */
export const productTermJudge = endpoint(
  'productTermJudge',
  v.object({ productId: IdSchema }),
  v.object({ termOk: FlagSchema, matchTerm: v.string(), reason: v.string() }),
  { errors: ['investorNotQualified', 'notOwner', 'realNameRequired'] },
)

/**
 * Whether a purchase of this amount costs less: `discountRate` is the fee in percent that is taken then, `reason` why it is or
 * is not. Errors as `productDetail`.
 */
export const rateDiscountQualification = endpoint(
  'rateDiscountQualification',
  v.object({ productId: IdSchema, amount: MoneySchema }),
  v.object({ eligible: FlagSchema, discountRate: PercentSchema, reason: v.string() }),
  { errors: ['notOwner', 'investorNotQualified', 'realNameRequired'] },
)
