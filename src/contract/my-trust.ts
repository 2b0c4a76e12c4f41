import * as v from 'valibot'
import { GATE_ERRORS } from './codes'
import { endpoint } from './endpoint'
import { pageEntries, pagingEntries } from './paging'
import {
  DateSchema,
  DateTimeSchema,
  EmptySchema,
  FlagSchema,
  IdSchema,
  MaybeMoneySchema,
  MoneySchema,
  openCode,
  RequestNoSchema,
  wholeList,
} from './primitives'
import { HOLDER_VIEW } from './tables/position'
import { FT_APPLY_STATUS } from './tables/trust'

/** An application for a family trust. `currentStep` 1 to 7 (FT_STEPS); remarks are the reviewer's. */
export const FtApplicationSchema = v.object({
  applyId: IdSchema,
  applyNo: v.string(),
  trustName: v.string(),
  trustKind: v.string(),
  initialAmount: MaybeMoneySchema,
  ftApplyStatus: openCode(FT_APPLY_STATUS),
  currentStep: v.number(),
  updateTime: DateTimeSchema,
  /** What happens now, one sentence; `""` when nothing is to say. */
  statusNote: v.string(),
  remarks: v.array(
    v.object({ section: v.string(), field: v.string(), content: v.string(), time: DateTimeSchema }),
  ),
  canWithdraw: FlagSchema,
  withdrawReason: v.string(),
  canDelete: FlagSchema,
})

export type FtApplication = v.InferOutput<typeof FtApplicationSchema>

/** Applications, newest first. `gates` are the steps before a new one that are still open (AUTH, ID, CRS, RISK, QI). */
export const ftApplicationList = endpoint(
  'ftApplicationList',
  v.object({ status: v.optional(v.string()), ...pagingEntries }),
  v.object({
    ...pageEntries(FtApplicationSchema),
    gates: wholeList(v.object({ code: v.picklist(['AUTH', 'ID', 'CRS', 'RISK', 'QI']), msg: v.string() })),
    /** Smallest amounts per trust kind, in yuan. */
    minAmounts: wholeList(v.object({ trustKind: v.string(), amount: MoneySchema })),
  }),
)

/**
 * Begins an application; a draft that was never touched is given again. Errors: `realNameRequired`, `idCardExpired`,
 * `taxDeclarationRequired`, `riskTestRequired`, `investorNotQualified`, as the gates of `ftApplicationList` say.
 */
export const ftApplicationStart = endpoint(
  'ftApplicationStart',
  v.object({ requestNo: RequestNoSchema }),
  v.object({ applyId: IdSchema, applyNo: v.string() }),
  {
    isWrite: true,
    isCritical: true,
    errors: [...GATE_ERRORS, 'notOwner', 'stateConflict'],
  },
)

/** Deletes a draft. Errors: `notOwner`, `stateConflict`. */
export const ftApplicationDelete = endpoint(
  'ftApplicationDelete',
  v.object({ applyId: IdSchema, requestNo: RequestNoSchema }),
  EmptySchema,
  { isWrite: true, isCritical: true, errors: ['notOwner', 'stateConflict'] },
)

/** Takes an application back (00, 10, 11). Errors: `notOwner`, `stateConflict`. */
export const ftApplicationWithdraw = endpoint(
  'ftApplicationWithdraw',
  v.object({ applyId: IdSchema, requestNo: RequestNoSchema }),
  v.object({ ftApplyStatus: openCode(FT_APPLY_STATUS) }),
  { isWrite: true, isCritical: true, errors: ['notOwner', 'stateConflict'] },
)

/** What a principal is told of a trust of theirs beside its figures. `inReview`: instructions that wait to be accepted. */
export const HeldTrustSchema = v.object({
  establishDate: DateSchema,
  termYears: v.number(),
  beneficiaries: v.number(),
  plans: v.number(),
  inReview: v.number(),
})

/** A trust, or a product position, in 我的持仓. `trustId` is `""` for a product, `positionId` for a trust. */
export const TrustPositionRowSchema = v.object({
  trustId: v.string(),
  positionId: v.string(),
  name: v.string(),
  trustKind: v.string(),
  /** A type of product, or a family trust (POSITION_CLASSES). */
  positionClass: v.string(),
  holderRole: v.picklist(Object.values(HOLDER_VIEW)),
  /** What this customer may see: the whole for the principal, `""` for a beneficiary without that right. */
  totalAssets: MaybeMoneySchema,
  assetDate: DateSchema,
  yesterdayIncome: MaybeMoneySchema,
  accumulatedIncome: MaybeMoneySchema,
  /** To the customer alone in the beneficiary view. */
  accumulatedDistribution: MaybeMoneySchema,
  nextDistDate: DateSchema,
  status: v.string(),
  /** Of a trust, to its principal. */
  trust: v.nullable(HeldTrustSchema),
})

export type TrustPositionRow = v.InferOutput<typeof TrustPositionRowSchema>

/** 金额, 累计收益, 下次分配: largest, largest and soonest first; unknown values last. */
export const TRUST_POSITION_SORTS = ['amount', 'income', 'nextDist'] as const

export type TrustPositionSort = (typeof TRUST_POSITION_SORTS)[number]

/** What the customer holds in a role; `roleCounts` counts both, `classCounts` the classes of the role, largest first. */
export const trustPositionList = endpoint(
  'trustPositionList',
  v.object({
    holderRole: v.picklist(Object.values(HOLDER_VIEW)),
    positionClass: v.optional(v.string()),
    sort: v.optional(v.picklist(TRUST_POSITION_SORTS)),
    ...pagingEntries,
  }),
  v.object({
    ...pageEntries(TrustPositionRowSchema),
    roleCounts: v.record(v.string(), v.number()),
    classCounts: v.array(v.object({ positionClass: v.string(), count: v.number() })),
    /** What the rows of all pages come to; `""` where none of them has an amount. */
    totalAssets: MaybeMoneySchema,
  }),
)
