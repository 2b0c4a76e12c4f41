import { cancelMachine } from '@/contract/machines/account-cancel'
import { CANCEL_REASON, CANCEL_STATUS } from '@/contract/tables/account-cancel'
import type { Decision } from '../office/decision'
import type { Desk } from '../office/desk'
import {
  type CancellationRow,
  cancellationByNo,
  moveCancellation,
  openCancellations,
} from '../store/cancellations'
import type { Db } from '../store/database'
import { sendNotice } from '../store/notices'
import { pointsBalance, spendPoints } from '../store/points'
import { expireSessions } from '../store/sessions'
import { unbindWechat } from '../store/wechat'
import { blockersOf } from './blockers'

/** The account is closed: nobody is logged in to it any more, or can be. */
function close(db: Db, { customer_id: customerId }: CancellationRow, now: number): void {
  const points = pointsBalance(db, customerId)
  if (points > 0) spendPoints(db, { customerId, type: '2', points, source: '账户注销，放弃积分', now })
  db.run('DELETE FROM drafts WHERE customer_id = ?', customerId)
  db.run('DELETE FROM host_tokens WHERE customer_id = ?', customerId)
  unbindWechat(db, customerId)
  expireSessions(db, customerId)
}

function reject(db: Db, row: CancellationRow, reason: string, now: number): void {
  const status = cancelMachine.next(row.status, 'reject')
  if (!status) return
  moveCancellation(db, row.apply_no, { status, rejectReason: reason, now })
  sendNotice(db, {
    customerId: row.customer_id,
    title: '注销申请未通过',
    summary: `您的账户照常使用。原因：${reason}`,
    bizType: 'accountCancel',
    bizId: row.apply_no,
    link: '/phone/agreement/accountCancelAgreement',
    now,
  })
}

function decide(db: Db, row: CancellationRow, { isPassed, reason }: Decision, now: number): void {
  if (!isPassed) return reject(db, row, reason, now)
  const [blocker] = blockersOf(db, row.customer_id)
  if (blocker) return reject(db, row, `审核期间有新的业务：${blocker.msg}`, now)
  const status = cancelMachine.next(row.status, 'approve')
  if (!status) return
  moveCancellation(db, row.apply_no, { status, now })
  close(db, row, now)
}

/** Applications to close an account. */
export const cancelDesk: Desk = {
  kind: 'accountCancel',
  title: '账户注销',
  waiting: db =>
    openCancellations(db).map(row => ({
      id: row.apply_no,
      customerId: row.customer_id,
      submittedAt: row.applied_at,
      dueAt: row.due_at,
      facts: [
        [
          '原因',
          row.reason ? CANCEL_REASON.labels[row.reason as keyof typeof CANCEL_REASON.labels] : '未填写',
        ],
        ['放弃积分', String(row.waived_points)],
        ['最迟办结', row.promised_date],
      ],
    })),
  decide: (db, id, decision, now) => {
    const row = cancellationByNo(db, id)
    if (row?.status === CANCEL_STATUS.inReview) decide(db, row, decision, now)
  },
}
