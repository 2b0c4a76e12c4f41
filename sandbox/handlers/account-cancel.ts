import { CANCEL_WORKING_DAYS } from '@/contract/account-cancel'
import { INNER } from '@/contract/codes'
import { cancelMachine } from '@/contract/machines/account-cancel'
import { CANCEL_STATUS } from '@/contract/tables/account-cancel'
import { isOn } from '@/lib/flag'
import { blockersOf } from '../account/blockers'
import { BusinessError, invalidField, ownRow } from '../api/business-error'
import type { Handlers } from '../api/handler'
import { decisionTime } from '../office/decision'
import { addWeekdays } from '../portfolio/calendar'
import { addSignature, hasReadAgreement } from '../store/agreements'
import {
  addCancellation,
  cancellationByNo,
  cancellationOf,
  lastCancellation,
  moveCancellation,
} from '../store/cancellations'
import { sendNotice } from '../store/notices'
import { pointsBalance } from '../store/points'
import { useVerifyToken } from '../store/verify-tokens'
import { acceptedAgreement } from './agreement'

/** Working days after which an application is decided, unless somebody does before; well within the promise. */
const DECIDED_AFTER_DAYS = 5

/** Handlers of `src/contract/account-cancel.ts`. */
export const accountCancelHandlers = {
  accountCancelCheck(_request, { db, customerId }) {
    const blockers = blockersOf(db, customerId)
    const last = lastCancellation(db, customerId)
    const isOpen = last?.status === CANCEL_STATUS.inReview
    return {
      canCancel: blockers.length === 0 && !isOpen ? '1' : '0',
      blockers,
      points: pointsBalance(db, customerId),
      application: last ? cancellationOf(last) : null,
    }
  },

  accountCancelApply({ reason, waivePoints, agreementVersion, verifyToken }, context) {
    const { db, customerId, now, today } = context
    if (lastCancellation(db, customerId)?.status === CANCEL_STATUS.inReview) {
      throw new BusinessError(INNER.stateConflict, { msg: '注销申请正在审核，无需重复提交' })
    }
    const [blocker] = blockersOf(db, customerId)
    if (blocker) throw new BusinessError(INNER.stateConflict, { msg: `暂时不能注销：${blocker.msg}` })
    const agreement = acceptedAgreement(context, 'accountCancel', agreementVersion)
    if (!hasReadAgreement(db, customerId, agreement.id)) {
      throw invalidField('agreementVersion', `请完整阅读《${agreement.title}》`)
    }
    const points = pointsBalance(db, customerId)
    if (points > 0 && !isOn(waivePoints)) throw invalidField('waivePoints', '请确认放弃剩余积分')
    useVerifyToken(db, { customerId, scene: 'accountCancel', token: verifyToken, now: now() })
    const code = 'accountCancel'
    addSignature(db, { customerId, code, version: agreement.version, scene: code, now: now() })
    const row = addCancellation(db, {
      customerId,
      reason,
      waivedPoints: points,
      dueAt: decisionTime(today(), DECIDED_AFTER_DAYS),
      promisedDate: addWeekdays(today(), CANCEL_WORKING_DAYS),
      now: now(),
    })
    sendNotice(db, {
      customerId,
      title: '注销申请已受理',
      summary: `我们最迟在 ${row.promised_date} 办结。审核完成以前，您可以随时撤回。`,
      bizType: 'accountCancel',
      bizId: row.apply_no,
      link: '/phone/agreement/accountCancelAgreement',
      now: now(),
    })
    return cancellationOf(row)
  },

  accountCancelWithdraw({ applyNo }, { db, customerId, now }) {
    const row = ownRow(cancellationByNo(db, applyNo), customerId)
    const status = cancelMachine.next(row.status, 'withdraw')
    if (!status) throw new BusinessError(INNER.stateConflict)
    moveCancellation(db, applyNo, { status, now: now() })
    return cancellationOf({ ...row, status, decided_at: now() })
  },
} satisfies Partial<Handlers>
