import * as v from 'valibot'
import { endpoint } from './endpoint'
import { pageEntries, pagingEntries } from './paging'
import {
  DateSchema,
  DateTimeSchema,
  FlagSchema,
  IdSchema,
  MaybeMoneySchema,
  MoneySchema,
  RequestNoSchema,
  VerifyTokenSchema,
} from './primitives'
import { TimelineSchema } from './timeline'
import { DistPlanSchema } from './trust'
import { UploadedFileSchema } from './upload'

/** Files that prove a claim, at most (rule V-FILE). */
export const CLAIM_FILES_MAX = 9
/** Working days within which a claim is decided. */
export const CLAIM_REVIEW_WORKING_DAYS = 3

/**
 * A conditional plan as whoever may claim under it sees it. `cap`: what can still be claimed now, in yuan. `claimId` and `claimStatus`:
 * the claim that is under way or was rejected last, `''` without one. `reason` says why nothing can be claimed (`canClaim` 0).
 */
export const ClaimablePlanSchema = v.object({
  ...DistPlanSchema.entries,
  trustId: IdSchema,
  trustName: v.string(),
  cap: MoneySchema,
  claimId: v.string(),
  claimStatus: v.string(),
  hasDraft: FlagSchema,
  canClaim: FlagSchema,
  reason: v.string(),
  /** The server's day. */
  today: DateSchema,
})

export type ClaimablePlan = v.InferOutput<typeof ClaimablePlanSchema>

/** The conditional plans of a trust that the customer may see: all for the principal, their own for a beneficiary. Errors: `notOwner`. */
export const conditionalDistList = endpoint(
  'conditionalDistList',
  v.object({ trustId: IdSchema, ...pagingEntries }),
  v.object(pageEntries(ClaimablePlanSchema)),
  { errors: ['notOwner'] },
)

/** One claim (E-DIST) with its plan. What is known later is `''` before; `payNote` is why a payment has not come. */
export const ClaimSchema = v.object({
  distId: IdSchema,
  plan: ClaimablePlanSchema,
  amount: MaybeMoneySchema,
  expectDate: DateSchema,
  remark: v.string(),
  files: v.array(UploadedFileSchema),
  status: v.string(),
  /** Who applied: 委托人, 受益人, 监护人. */
  applicant: v.string(),
  applyTime: DateTimeSchema,
  payTime: DateTimeSchema,
  cardNoMask: v.string(),
  rejectReason: v.string(),
  payNote: v.string(),
  canCancel: FlagSchema,
  canSubmit: FlagSchema,
  timeline: TimelineSchema,
})

export type Claim = v.InferOutput<typeof ClaimSchema>

/** Errors: `notOwner`: the claim of another beneficiary, to a beneficiary. */
export const conditionalDistDetail = endpoint(
  'conditionalDistDetail',
  v.object({ distId: IdSchema }),
  ClaimSchema,
  { isCritical: true, errors: ['notOwner'] },
)

/** A plan to begin a claim under. Errors: `notOwner`. */
export const conditionalDistPlan = endpoint(
  'conditionalDistPlan',
  v.object({ planId: IdSchema }),
  ClaimablePlanSchema,
  { isCritical: true, errors: ['notOwner'] },
)

/**
 * Claims under a plan; `distId`: the rejected claim that is supplemented, whose files serve again. Errors: `invalidInput` at `amount`
 * (rule V-DIST-AMT, the cap), `expectDate`, `remark`, `fileIds`; `stateConflict` while another claim is under way; `verifyTokenMissing`,
 * `notOwner`.
 */
export const conditionalDistSubmit = endpoint(
  'conditionalDistSubmit',
  v.object({
    planId: IdSchema,
    distId: v.optional(IdSchema),
    amount: v.pipe(v.string(), v.maxLength(16)),
    expectDate: v.pipe(v.string(), v.maxLength(10)),
    remark: v.pipe(v.string(), v.maxLength(400)),
    fileIds: v.pipe(
      v.array(IdSchema),
      v.minLength(1, '请上传证明材料'),
      v.maxLength(CLAIM_FILES_MAX, `最多上传${CLAIM_FILES_MAX}个文件`),
    ),
    verifyToken: VerifyTokenSchema,
    requestNo: RequestNoSchema,
  }),
  v.object({ distId: IdSchema, status: v.string() }),
  { isWrite: true, isSensitive: true, errors: ['stateConflict', 'verifyTokenMissing', 'notOwner'] },
)

/** Takes a claim back before it is decided. Errors: `stateConflict`, `notOwner`; `invalidInput` at `reason`. */
export const distCancel = endpoint(
  'distCancel',
  v.object({
    distId: IdSchema,
    reason: v.pipe(v.string(), v.minLength(1, '请选择取消原因'), v.maxLength(40)),
    requestNo: RequestNoSchema,
  }),
  ClaimSchema,
  { isWrite: true, isCritical: true, errors: ['stateConflict', 'notOwner'] },
)
