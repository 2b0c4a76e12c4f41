import * as v from 'valibot'
import { endpoint } from './endpoint'
import { DocumentSchema } from './document'
import { NetValueSeriesSchema, netValueRangeEntries } from './product'
import { pageEntries, pagingEntries } from './paging'
import {
  DateSchema,
  DateTimeSchema,
  FlagSchema,
  IdSchema,
  MaybeMoneySchema,
  MaybePercentSchema,
  MoneySchema,
  openCode,
  PercentSchema,
  wholeList,
} from './primitives'
import { GUARDIAN_RELATION } from './tables/beneficiary'
import { DIST_CONDITION, RELATION } from './tables/trust'
import { TimelineSchema } from './timeline'
import { MonthTotalSchema, tradeFilterEntries, TradeSchema } from './trade'

const byTrust = v.object({ trustId: IdSchema })
/** A benefit of the customer's own; of several, as the guardian of several minors has, without `beneId` the first. */
const benefitEntries = { trustId: IdSchema, beneId: v.optional(IdSchema) }
const YearSchema = v.pipe(v.string(), v.regex(/^\d{4}$/))

/** What a person may do with a trust; a menu entry without its right is shown with the reason. */
export const TRUST_RIGHTS = ['view', 'instruct', 'append', 'distribute', 'changeBene', 'contract'] as const

/** A family trust as its principal sees it (E-TRUST). Errors: `notOwner`, for a beneficiary too. */
export const trustPositionDetail = endpoint(
  'trustPositionDetail',
  byTrust,
  v.object({
    trustId: IdSchema,
    trustNo: v.string(),
    trustName: v.string(),
    trustKind: v.string(),
    establishDate: DateSchema,
    /** 0: no fixed term. */
    termYears: v.number(),
    totalAssets: MoneySchema,
    assetDate: DateSchema,
    cash: MoneySchema,
    investAssets: MoneySchema,
    yesterdayIncome: MaybeMoneySchema,
    accumulatedIncome: MoneySchema,
    accumulatedDistribution: MoneySchema,
    principalNameMask: v.string(),
    spouseNameMask: v.string(),
    protectorNameMask: v.string(),
    investMode: v.string(),
    beneCount: v.number(),
    nextDistDate: DateSchema,
    nextDistAmount: MaybeMoneySchema,
    managerName: v.string(),
    managerMobileMask: v.string(),
    rights: wholeList(v.picklist(TRUST_RIGHTS)),
    counts: v.object({
      beneficiaries: v.number(),
      plans: v.number(),
      trades: v.number(),
      disclosures: v.number(),
      unreadDisclosures: v.number(),
      contracts: v.number(),
    }),
  }),
  { errors: ['notOwner'] },
)

/** A family trust as one beneficiary sees it: what concerns them, nobody else's figures or accounts. Errors: `notOwner`. */
export const beneficiaryPositionDetail = endpoint(
  'beneficiaryPositionDetail',
  v.object(benefitEntries),
  v.object({
    trustId: IdSchema,
    trustNo: v.string(),
    trustName: v.string(),
    trustKind: v.string(),
    establishDate: DateSchema,
    termYears: v.number(),
    beneId: IdSchema,
    /** Everybody of the trust whose benefit the customer may look at as their own, by order. */
    benefits: v.array(v.object({ beneId: IdSchema, nameMask: v.string() })),
    order: v.number(),
    sharePercent: PercentSchema,
    beneStatus: v.string(),
    accumulatedDistribution: MoneySchema,
    nextDistDate: DateSchema,
    nextDistAmount: MaybeMoneySchema,
    bankName: v.string(),
    cardNoMask: v.string(),
    managerName: v.string(),
    managerMobileMask: v.string(),
    rights: wholeList(v.picklist(TRUST_RIGHTS)),
    recordCount: v.number(),
    unreadDisclosures: v.number(),
  }),
  { errors: ['notOwner'] },
)

/** A beneficiary as the principal sees them (E-BENE), every personal value masked by the server. */
export const BeneficiarySchema = v.object({
  beneId: IdSchema,
  trustId: IdSchema,
  nameMask: v.string(),
  relation: openCode(RELATION),
  idType: v.string(),
  idNoMask: v.string(),
  sex: v.string(),
  birthDate: DateSchema,
  /** Full years; -1 for an organisation. */
  age: v.number(),
  order: v.number(),
  sharePercent: PercentSchema,
  isMinor: FlagSchema,
  /** Absent without a guardian. */
  guardian: v.optional(
    v.object({
      nameMask: v.string(),
      relation: openCode(GUARDIAN_RELATION),
      idNoMask: v.string(),
      mobileMask: v.string(),
    }),
  ),
  mobileMask: v.string(),
  bankName: v.string(),
  cardNoMask: v.string(),
  accountNameMask: v.string(),
  beneStatus: v.string(),
  /** An account change under review, `""` without one. */
  bankChangeApplyId: v.string(),
})

export type Beneficiary = v.InferOutput<typeof BeneficiarySchema>

/**
 * Who benefits now. `orderSums`: percent per 顺位. `joining`: who is new in a change that is in review. `changeStatus`: of the change under
 * way (`BENE_CHANGE_STATUS`), `''` without one. Errors: `notOwner` for everybody but the principal.
 */
export const beneficiaryList = endpoint(
  'beneficiaryList',
  byTrust,
  v.object({
    list: wholeList(BeneficiarySchema),
    orderSums: wholeList(v.object({ order: v.number(), sum: PercentSchema })),
    joining: v.array(BeneficiarySchema),
    changeStatus: v.string(),
    canChange: FlagSchema,
    changeReason: v.string(),
  }),
  { errors: ['notOwner'] },
)

/** One plan of distribution (E-DIST): either `amount` or `percent`. */
export const DistPlanSchema = v.object({
  distId: IdSchema,
  distType: v.string(),
  /** 条件分配 alone. */
  conditionType: openCode(DIST_CONDITION),
  conditionNote: v.string(),
  beneId: IdSchema,
  beneNameMask: v.string(),
  amount: MaybeMoneySchema,
  percent: MaybePercentSchema,
  frequency: v.string(),
  startDate: DateSchema,
  endDate: DateSchema,
  nextDate: DateSchema,
  status: v.string(),
  /** 需要的证明材料. */
  proofNote: v.string(),
})

export type DistPlan = v.InferOutput<typeof DistPlanSchema>

const PaymentSchema = v.object({
  date: DateSchema,
  beneNameMask: v.string(),
  amount: MoneySchema,
  note: v.string(),
})

/** Plans of a trust and its next payments. Errors: `notOwner` for everybody but the principal. */
export const distSchemeDetail = endpoint(
  'distSchemeDetail',
  byTrust,
  v.object({
    plans: wholeList(DistPlanSchema),
    preview: wholeList(PaymentSchema),
    canChange: FlagSchema,
    changeReason: v.string(),
  }),
  { errors: ['notOwner'] },
)

/** The beneficiary's own plans. Errors: `notOwner`. */
export const beneficiaryDistScheme = endpoint(
  'beneficiaryDistScheme',
  v.object(benefitEntries),
  v.object({
    plans: wholeList(DistPlanSchema),
    preview: wholeList(PaymentSchema),
    paidTotal: MoneySchema,
    paidCount: v.number(),
    lastPaidDate: DateSchema,
  }),
  { errors: ['notOwner'] },
)

/** A payment to the beneficiary, or an application for one. */
export const DistRecordSchema = v.object({
  distId: IdSchema,
  distType: v.string(),
  conditionType: openCode(DIST_CONDITION),
  beneNameMask: v.string(),
  amount: MoneySchema,
  status: v.string(),
  applyTime: DateTimeSchema,
  payTime: DateTimeSchema,
  cardNoMask: v.string(),
  rejectReason: v.string(),
  /** It was applied for, and can be opened. */
  isClaim: FlagSchema,
})

export type DistRecord = v.InferOutput<typeof DistRecordSchema>

/** What was paid to this beneficiary, newest first; `yearTotals` of paid ones. Errors: `notOwner`. */
export const beneficiaryRecordList = endpoint(
  'beneficiaryRecordList',
  v.object({
    ...benefitEntries,
    distType: v.optional(v.string()),
    year: v.optional(YearSchema),
    ...pagingEntries,
  }),
  v.object({
    ...pageEntries(DistRecordSchema),
    yearTotals: v.array(v.object({ year: v.string(), amount: MoneySchema })),
  }),
  { errors: ['notOwner'] },
)

/** 分配申请记录 of a trust, newest first, for its principal. Errors: `notOwner`. */
export const distRecordList = endpoint(
  'distRecordList',
  v.object({ trustId: IdSchema, status: v.optional(v.string()), ...pagingEntries }),
  v.object(pageEntries(DistRecordSchema)),
  { errors: ['notOwner'] },
)

/** 追加委托记录 of a trust, newest first, for its principal. Errors: `notOwner`. */
export const appendList = endpoint(
  'appendList',
  v.object({ trustId: IdSchema, ...pagingEntries }),
  v.object(
    pageEntries(
      v.object({
        appendId: IdSchema,
        applyNo: v.string(),
        amount: MoneySchema,
        propertyType: v.string(),
        status: v.string(),
        applyTime: DateTimeSchema,
        confirmDate: DateSchema,
      }),
    ),
  ),
  { errors: ['notOwner'] },
)

/** Trades of a trust, newest first, as `tradeRecordList`. Errors: `notOwner` for everybody but the principal. */
export const trustTradeList = endpoint(
  'trustTradeList',
  v.object({ trustId: IdSchema, ...tradeFilterEntries, cursor: v.optional(v.string()), ...pagingEntries }),
  v.object({
    ...pageEntries(TradeSchema),
    monthTotals: v.array(MonthTotalSchema),
    nextCursor: v.string(),
  }),
  { errors: ['notOwner'] },
)

/** Errors: `notOwner`. */
export const trustTradeDetail = endpoint(
  'trustTradeDetail',
  v.object({ tradeId: IdSchema }),
  v.object({ ...TradeSchema.entries, trustName: v.string(), timeline: TimelineSchema }),
  { errors: ['notOwner'] },
)

/** Unit net values of a trust and its total in yuan per day, oldest first. Errors: `notOwner`. */
export const trustNetValueList = endpoint(
  'trustNetValueList',
  v.object({ trustId: IdSchema, ...netValueRangeEntries }),
  v.object({
    trustName: v.string(),
    ...NetValueSeriesSchema.entries,
    totalAssetsSeries: v.array(v.object({ date: DateSchema, amount: MoneySchema })),
  }),
  { errors: ['notOwner'] },
)

/** Signed contracts and amendments. A beneficiary sees them when the contract allows it, else `notOwner`. */
export const trustContractList = endpoint(
  'trustContractList',
  byTrust,
  v.object({
    list: v.array(
      v.object({
        ...DocumentSchema.entries,
        signDate: DateSchema,
        /** `main` or `supplement`. */
        kind: v.picklist(['main', 'supplement']),
      }),
    ),
  }),
  { errors: ['notOwner'] },
)

/** Target and present weights in percent per class; `deviation` = present - target, signed. Errors: `notOwner`. */
export const investmentPlanDetail = endpoint(
  'investmentPlanDetail',
  byTrust,
  v.object({
    planId: IdSchema,
    trustId: IdSchema,
    trustName: v.string(),
    riskLevel: v.string(),
    limits: v.array(v.string()),
    advisorName: v.string(),
    validFrom: DateSchema,
    validTo: DateSchema,
    assetDate: DateSchema,
    rebalanceNote: v.string(),
    /** Deviation in percent points from which rebalancing is advised. */
    tolerance: PercentSchema,
    lines: wholeList(
      v.object({
        name: v.string(),
        target: PercentSchema,
        current: PercentSchema,
        deviation: PercentSchema,
        amount: MoneySchema,
      }),
    ),
    canAdjust: FlagSchema,
    adjustReason: v.string(),
  }),
  { errors: ['notOwner'] },
)

export type TrustPositionDetail = v.InferOutput<(typeof trustPositionDetail)['response']>
export type BeneficiaryPositionDetail = v.InferOutput<(typeof beneficiaryPositionDetail)['response']>
