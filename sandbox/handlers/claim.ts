import { randomInt } from 'node:crypto'
import { type conditionalDistSubmit } from '@/contract/claim'
import { INNER } from '@/contract/codes'
import type { RequestOf } from '@/contract/endpoint'
import { DIST_STATUS } from '@/contract/tables/trust'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { claimAmountError, CLAIM_REMARK_MAX, expectDateError } from '@/lib/claim-rules'
import { dateTimeInShanghai } from '@/lib/date'
import { decimal2 } from '@/lib/format-number'
import { isOff } from '@/lib/flag'
import { countedText } from '@/lib/counted-text'
import { BusinessError, invalidField } from '../api/business-error'
import type { HandlerContext, Handlers } from '../api/handler'
import { applicantOf, claimView, conditionalPlans, mayClaim, visiblePlan } from '../claims/access'
import { capOf } from '../claims/cap'
import { claimablePlan, claimAnswerOf } from '../claims/claim-answer'
import { cancelClaim, moveClaim } from '../claims/moves'
import { decisionTime } from '../office/decision'
import { addClaim, changeClaim, claimById, type ClaimRow } from '../store/claims'
import { dropDraft } from '../store/drafts'
import { pageOf } from '../store/page'
import { addRequestEvent } from '../store/trust-request-events'
import { addRecord, changeRecord, type DistPlanRow } from '../store/trust-payments'
import { areUsable, useFiles } from '../store/uploads'
import { useVerifyToken } from '../store/verify-tokens'

type Application = RequestOf<typeof conditionalDistSubmit>

/** Working days after which a claim is decided, unless somebody does before; within the promise. */
const DECIDED_AFTER_DAYS = 2

const useOf = (distId: string) => `claim:${distId}`

/** Everything that is wrong with what was typed (rule V-DIST-AMT). */
function refuseFacts({ amount, expectDate, remark }: Application, cap: string, today: string): void {
  const isLong = countedText(remark).length > CLAIM_REMARK_MAX
  const errors = [
    { field: 'amount', msg: claimAmountError(amount, cap) },
    { field: 'expectDate', msg: expectDateError(expectDate, today) },
    { field: 'remark', msg: isLong ? `请输入${CLAIM_REMARK_MAX}字以内的说明` : undefined },
  ].flatMap(({ field, msg }) => (msg === undefined ? [] : [{ field, msg }]))
  if (errors.length > 0) throw new BusinessError(INNER.invalidInput, { data: { errors } })
}

/** The claim that is supplemented: a rejected one under the same plan. */
function rejectedClaim({ distId, planId }: Application, { db }: HandlerContext): ClaimRow | undefined {
  if (!distId) return undefined
  const row = claimById(db, distId)
  if (row?.plan_id !== planId) throw new BusinessError(INNER.notOwner)
  if (row.status !== DIST_STATUS.rejected) throw new BusinessError(INNER.stateConflict)
  return row
}

const purpose = UPLOAD_PURPOSE.distribution

/** Refuses files that something else has taken. */
function requireFiles(fileIds: readonly string[], distId: string, { db, customerId }: HandlerContext): void {
  if (!areUsable(db, fileIds, { customerId, purpose, usedFor: [useOf(distId)] })) {
    throw invalidField('fileIds', '有证明材料已失效，请删除后重新上传')
  }
}

/** What is written of a claim, new or supplemented. */
function contentOf(input: Application, { customerId, today }: HandlerContext) {
  return {
    customer_id: customerId,
    expect_date: input.expectDate,
    remark: countedText(input.remark),
    file_ids: JSON.stringify(input.fileIds),
    due_at: decisionTime(today(), DECIDED_AFTER_DAYS),
    pay_due: '',
  }
}

function supplement(row: ClaimRow, input: Application, context: HandlerContext): string {
  const { db, now } = context
  changeClaim(db, row.dist_id, contentOf(input, context))
  changeRecord(db, row.dist_id, {
    amount: decimal2(input.amount),
    apply_time: dateTimeInShanghai(now()),
    reject_reason: '',
  })
  moveClaim(db, row, 'submit', { name: '补充材料后重新提交', now: now() })
  return row.dist_id
}

function begin(plan: DistPlanRow, distId: string, input: Application, context: HandlerContext): string {
  const { db, customerId, now } = context
  const time = dateTimeInShanghai(now())
  addRecord(db, {
    id: distId,
    trust_id: plan.trust_id,
    bene_id: plan.bene_id,
    plan_id: plan.id,
    dist_type: plan.dist_type,
    condition_type: plan.condition_type,
    amount: decimal2(input.amount),
    status: DIST_STATUS.inReview,
    apply_time: time,
    ...{ pay_time: '', card_no: '', reject_reason: '' },
  })
  addClaim(db, {
    dist_id: distId,
    applicant: applicantOf(claimView(plan.trust_id, context), plan, customerId),
    ...contentOf(input, context),
  })
  addRequestEvent(db, distId, { name: '提交申请', remark: '', time })
  return distId
}

function newDistId(now: number): string {
  const time = dateTimeInShanghai(now).replace(/\D/g, '')
  return `DR${time}${String(randomInt(1000)).padStart(3, '0')}`
}

/** A claim that the customer may see. Errors: `notOwner`. */
function seenClaim(distId: string, context: HandlerContext): ClaimRow {
  const row = claimById(context.db, distId)
  if (!row) throw new BusinessError(INNER.notOwner)
  visiblePlan(row.plan_id, context)
  return row
}

/** Handlers of `src/contract/claim.ts`. */
export const claimHandlers = {
  conditionalDistList({ trustId, ...paging }, context) {
    const view = claimView(trustId, context)
    const page = pageOf(conditionalPlans(view, context), paging)
    return { ...page, list: page.list.map(plan => claimablePlan(view, plan, context)) }
  },

  conditionalDistPlan({ planId }, context) {
    const { plan, view } = visiblePlan(planId, context)
    return claimablePlan(view, plan, context)
  },

  conditionalDistDetail: ({ distId }, context) => claimAnswerOf(seenClaim(distId, context), context),

  conditionalDistSubmit(input, context) {
    const { db, customerId, now, today } = context
    const { plan, view } = visiblePlan(input.planId, context)
    const { canClaim, reason } = claimablePlan(view, plan, context)
    if (isOff(canClaim)) throw new BusinessError(INNER.stateConflict, { msg: reason })
    const rejected = rejectedClaim(input, context)
    refuseFacts(input, capOf(db, plan, today(), rejected?.dist_id), today())
    const distId = rejected?.dist_id ?? newDistId(now())
    requireFiles(input.fileIds, distId, context)
    useVerifyToken(db, {
      ...{ customerId, scene: 'claim', subject: plan.id, token: input.verifyToken, now: now() },
    })
    useFiles(db, { customerId, purpose, fileIds: input.fileIds, usedFor: useOf(distId) })
    dropDraft(db, { customerId, kind: 'claim', subject: plan.id })
    const id = rejected ? supplement(rejected, input, context) : begin(plan, distId, input, context)
    return { distId: id, status: DIST_STATUS.inReview }
  },

  distCancel({ distId, reason }, context) {
    const row = seenClaim(distId, context)
    const { plan, view } = visiblePlan(row.plan_id, context)
    if (!mayClaim(view, plan)) throw new BusinessError(INNER.notOwner)
    return claimAnswerOf(cancelClaim(context.db, row, reason, context.now()), context)
  },
} satisfies Partial<Handlers>
