import type { Claim, ClaimablePlan } from '@/contract/claim'
import { CLAIM_REVIEW_WORKING_DAYS } from '@/contract/claim'
import { claimMachine, type DistStatus } from '@/contract/machines/claim'
import { DIST_STATUS } from '@/contract/tables/trust'
import type { Timeline } from '@/contract/timeline'
import { compareDecimals } from '@/lib/decimal'
import { maskCard } from '@/lib/mask'
import type { HandlerContext } from '../api/handler'
import { namesOf, planOf } from '../handlers/trust-distribution'
import { shownFile } from '../handlers/upload'
import { beneficiariesOf } from '../store/beneficiaries'
import { type Applicant, type ClaimRow, claimsOfPlan, UNDER_WAY } from '../store/claims'
import { draftOf } from '../store/drafts'
import { eventsOfRequest } from '../store/trust-request-events'
import type { DistPlanRow } from '../store/trust-payments'
import { uploadedFileById } from '../store/uploads'
import { type ClaimView, mayClaim, visiblePlan } from './access'
import { capOf } from './cap'

const S = DIST_STATUS
const APPLICANTS: Readonly<Record<Applicant, string>> = {
  principal: '委托人',
  beneficiary: '受益人本人',
  guardian: '监护人',
}

/** The claim that is under way, or the last one when it was rejected: what the plan leads to. */
function currentClaim(claims: readonly ClaimRow[]): ClaimRow | undefined {
  const open = claims.find(({ status }) => UNDER_WAY.includes(status))
  return open ?? (claims[0]?.status === S.rejected ? claims[0] : undefined)
}

/** Why nothing can be claimed under a plan now; `''` when something can. A rejected claim can be supplemented. */
function reasonOf(
  view: ClaimView,
  plan: DistPlanRow,
  { claim, cap, today }: { claim: ClaimRow | undefined; cap: string; today: string },
): string {
  if (!mayClaim(view, plan)) return '信托合同未授予申请分配的权利'
  if (plan.status === S.cancelled) return '分配方案已变更，该项分配不再办理'
  if (claim && UNDER_WAY.includes(claim.status)) return '已有一笔申请在办理，办结后可以再申请'
  if (plan.start_date > today) return `自 ${plan.start_date} 起可以申请`
  if (plan.end_date < today) return '该项分配已到期'
  return compareDecimals(cap, '0') === 1 ? '' : '可申请的额度已用完'
}

/** A conditional plan as the API sends it to whoever sees it. */
export function claimablePlan(view: ClaimView, plan: DistPlanRow, context: HandlerContext): ClaimablePlan {
  const { db, customerId, today } = context
  const claim = currentClaim(claimsOfPlan(db, plan.id))
  const cap = capOf(db, plan, today())
  const reason = reasonOf(view, plan, { claim, cap, today: today() })
  return {
    ...planOf(db, plan, '', namesOf(beneficiariesOf(db, plan.trust_id))),
    trustId: view.trust.id,
    trustName: view.trust.name,
    cap,
    claimId: claim?.dist_id ?? '',
    claimStatus: claim?.status ?? '',
    hasDraft: draftOf(db, { customerId, kind: 'claim', subject: plan.id }) ? '1' : '0',
    canClaim: reason ? '0' : '1',
    reason,
    today: today(),
  }
}

const toCome = (name: string, remark = ''): Timeline[number] => ({ name, time: '', remark, isDone: '0' })

function comingSteps(status: DistStatus, payDue: string): Timeline {
  const paid = toCome('支付', payDue && `预计 ${payDue.slice(0, 10)}`)
  if (status === S.inReview) return [toCome('审核', `${CLAIM_REVIEW_WORKING_DAYS} 个工作日内`), paid]
  return status === S.toPay || status === S.failed ? [paid] : []
}

/** One claim as the API sends it. Throws `notOwner` for who may not see its plan. */
export function claimAnswerOf(row: ClaimRow, context: HandlerContext): Claim {
  const { db } = context
  const { plan, view } = visiblePlan(row.plan_id, context)
  const isFailed = row.status === S.failed
  const may = mayClaim(view, plan)
  const done = eventsOfRequest(db, row.dist_id).map(event => ({ ...event, isDone: '1' as const }))
  return {
    distId: row.dist_id,
    plan: claimablePlan(view, plan, context),
    amount: row.amount,
    expectDate: row.expect_date,
    remark: row.remark,
    files: (JSON.parse(row.file_ids) as string[]).flatMap(id => {
      const file = uploadedFileById(db, id)
      return file ? [shownFile(file)] : []
    }),
    status: row.status,
    applicant: APPLICANTS[row.applicant],
    applyTime: row.apply_time,
    payTime: row.pay_time,
    cardNoMask: maskCard(row.card_no),
    rejectReason: isFailed ? '' : row.reject_reason,
    payNote: isFailed ? row.reject_reason : '',
    canCancel: may && claimMachine.allows(row.status, 'cancel') ? '1' : '0',
    canSubmit: may && row.status === S.rejected && plan.status !== S.cancelled ? '1' : '0',
    timeline: [...done, ...comingSteps(row.status, row.pay_due)],
  }
}
