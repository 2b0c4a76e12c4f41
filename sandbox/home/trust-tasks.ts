import type { HomeTask } from '@/contract/home'
import { HOME_TASK, type HomeTaskKind } from '@/contract/tables/home'
import { INST_STATUS } from '@/contract/tables/instruction'
import { DIST_STATUS, FT_APPLY_STATUS } from '@/contract/tables/trust'
import type { FtApplyStatus } from '@/contract/machines/ft-application'
import { dateTimeInShanghai } from '@/lib/date'
import { isOn } from '@/lib/flag'
import type { HandlerContext } from '../api/handler'
import { canDeliver } from '../appends/append-answer'
import { claimView, conditionalPlans } from '../claims/access'
import { claimablePlan, claimAnswerOf } from '../claims/claim-answer'
import { detailOf } from '../instructions/answer'
import { benefitsOf } from '../store/beneficiaries'
import { claimById } from '../store/claims'
import { applicationsOf } from '../store/ft-applications'
import { instructionsOf } from '../store/instructions'
import { appendsOf } from '../store/trust-appends'
import { trustsOfPrincipal } from '../store/trusts'

const S = FT_APPLY_STATUS

/** What an application waits for; statuses that are not named here wait for the company, or for nobody. */
const STEP_OF: Readonly<Partial<Record<FtApplyStatus, readonly [HomeTaskKind, string]>>> = {
  [S.draft]: [HOME_TASK.trustFill, '申请未提交，可继续填写'],
  [S.returned]: [HOME_TASK.trustMend, '申请已退回，请按意见补充'],
  [S.toSign]: [HOME_TASK.trustSign, '申请已通过，请签署信托合同'],
  [S.signing]: [HOME_TASK.trustSign, '信托合同签署中，请继续'],
  [S.toDeliver]: [HOME_TASK.trustDeliver, '合同已签署，请交付财产'],
}

function applicationTasks({ db, customerId }: HandlerContext): HomeTask[] {
  return applicationsOf(db, customerId).flatMap(row => {
    const step = STEP_OF[row.status]
    if (!step) return []
    const [taskKind, note] = step
    const deadline = taskKind === HOME_TASK.trustDeliver ? row.deliver_until : ''
    const title = row.trust_name || '家族信托'
    return { taskKind, taskId: row.id, title, note, amount: row.initial_amount, deadline }
  })
}

function instructionTasks({ db, customerId }: HandlerContext): HomeTask[] {
  return instructionsOf(db, customerId, '')
    .filter(({ status }) => status === INST_STATUS.draft)
    .map(row => detailOf(db, row))
    .filter(({ editReason }) => editReason === '')
    .map(({ instId, trustName, totalAmount }) => ({
      taskKind: HOME_TASK.instructionDraft,
      taskId: instId,
      title: trustName,
      note: '投资指令未提交，可继续填写',
      amount: totalAmount,
      deadline: '',
    }))
}

function appendTasks({ db, customerId, now }: HandlerContext): HomeTask[] {
  const time = dateTimeInShanghai(now())
  return trustsOfPrincipal(db, customerId).flatMap(trust =>
    appendsOf(db, trust.id)
      .filter(row => canDeliver(row, time))
      .map(row => ({
        taskKind: HOME_TASK.appendDeliver,
        taskId: row.id,
        title: trust.name,
        note: '追加委托已通过，请交付',
        amount: row.amount,
        deadline: row.pay_deadline,
      })),
  )
}

/** Claims that were rejected and can be supplemented, by who may claim. */
function claimTasks(context: HandlerContext): HomeTask[] {
  const { db, customerId, today } = context
  const own = trustsOfPrincipal(db, customerId).map(({ id }) => id)
  const benefits = benefitsOf(db, customerId, today()).map(row => row.trust_id)
  return [...new Set([...own, ...benefits])].flatMap(trustId => {
    const view = claimView(trustId, context)
    return conditionalPlans(view, context).flatMap(plan => {
      const { claimId, claimStatus } = claimablePlan(view, plan, context)
      const row = claimStatus === DIST_STATUS.rejected ? claimById(db, claimId) : undefined
      const claim = row && claimAnswerOf(row, context)
      if (!claim || !isOn(claim.canSubmit)) return []
      const { distId: taskId, amount, rejectReason: note } = claim
      return { taskKind: HOME_TASK.claimRejected, taskId, title: view.trust.name, note, amount, deadline: '' }
    })
  })
}

/** What of the customer's trusts, and of those they benefit from, waits for them. */
export function tasksOfTrusts(context: HandlerContext): HomeTask[] {
  return [
    ...applicationTasks(context),
    ...instructionTasks(context),
    ...appendTasks(context),
    ...claimTasks(context),
  ]
}
