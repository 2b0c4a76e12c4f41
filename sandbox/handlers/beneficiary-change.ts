import { BENE_REVIEW_WORKING_DAYS } from '@/contract/beneficiary'
import { INNER } from '@/contract/codes'
import { beneChangeMachine } from '@/contract/machines/bene-change'
import { BENE_CHANGE_STATUS } from '@/contract/tables/beneficiary'
import { BusinessError } from '../api/business-error'
import type { HandlerContext, Handlers } from '../api/handler'
import { tellChange } from '../beneficiaries/change-desk'
import { peopleErrors } from '../beneficiaries/people-errors'
import { decisionTime } from '../office/decision'
import { addWeekdays } from '../portfolio/calendar'
import { type BeneChangeRow, moveBeneChange, openBeneChange } from '../store/bene-changes'
import { dropSet, raiseSetRevision } from '../store/beneficiary-sets'
import { useVerifyToken } from '../store/verify-tokens'
import { principalTrust, rightsOf } from '../trusts/rights'
import { refuseInput } from './beneficiary'

/** Working days after which a change is decided, unless somebody does before; within the promise. */
const DECIDED_AFTER_DAYS = 2

/** The change under way. Errors: `notOwner`; `stateConflict` where there is none, or it may not be made. */
function ownChange(trustId: string, context: HandlerContext): BeneChangeRow {
  const trust = principalTrust(trustId, context)
  const change = openBeneChange(context.db, trustId)
  if (!rightsOf(trust).includes('changeBene')) {
    throw new BusinessError(INNER.stateConflict, { msg: '信托合同未授予变更受益人的权限' })
  }
  if (!change) throw new BusinessError(INNER.stateConflict, { msg: '没有需要提交的变更' })
  return change
}

/** Handlers of `src/contract/beneficiary.ts` about a change of an established trust. */
export const beneficiaryChangeHandlers = {
  beneChangeSubmit({ trustId, verifyToken }, context) {
    const { db, customerId, now, today } = context
    const change = ownChange(trustId, context)
    const status = beneChangeMachine.next(change.status, 'submit')
    if (!status) throw new BusinessError(INNER.stateConflict)
    refuseInput(peopleErrors(db, change.change_id, today()))
    useVerifyToken(db, { customerId, scene: 'beneficiary', subject: trustId, token: verifyToken, now: now() })
    const promisedDate = addWeekdays(today(), BENE_REVIEW_WORKING_DAYS)
    moveBeneChange(db, change.change_id, {
      status,
      submitted_at: now(),
      due_at: decisionTime(today(), DECIDED_AFTER_DAYS),
      promised_date: promisedDate,
      reject_reason: '',
    })
    tellChange(
      db,
      change,
      '受益人变更申请已受理',
      `我们最迟在 ${promisedDate} 告知您结果。审核期间按原受益人和分配方案支付。`,
      now(),
    )
    return { status, promisedDate }
  },

  beneChangeWithdraw({ trustId }, context) {
    const { db, now } = context
    const change = ownChange(trustId, context)
    const status = beneChangeMachine.next(change.status, 'withdraw')
    if (!status) throw new BusinessError(INNER.stateConflict)
    moveBeneChange(db, change.change_id, { status, promised_date: '', due_at: null })
    if (status === BENE_CHANGE_STATUS.dropped) {
      dropSet(db, change.change_id)
      raiseSetRevision(db, trustId)
    } else tellChange(db, change, '受益人变更已撤回', '变更没有生效，您可以修改后重新提交。', now())
    return { status }
  },
} satisfies Partial<Handlers>
