import { investorMachine } from '@/contract/machines/investor'
import { labelOf } from '@/contract/labels'
import { GATE, QUALIFIED_STATUS } from '@/contract/tables/customer'
import { INVESTOR_APPLICATION_STATUS, INVESTOR_CRITERION } from '@/contract/tables/investor'
import { todayInShanghai } from '@/lib/date'
import { tenThousands } from '@/lib/format-number'
import type { Decision } from '../office/decision'
import { numberedFiles, type Desk } from '../office/desk'
import { lastDayOf } from '../portfolio/calendar'
import { customerById, isQualified, setQualified } from '../store/customers'
import type { Db } from '../store/database'
import {
  countingInvestorApplication,
  type InvestorApplicationRow,
  investorApplicationById,
  investorApplicationsInReview,
  moveInvestorApplication,
} from '../store/investor-applications'
import { sendNotice } from '../store/notices'
import { investorGate } from './standing'

/** Where the customer reads how the application stands. */
export const INVESTOR_PAGE = '/phone/agreement/investorExplain'

/** What keeps an application from being passed by now, in words for the customer. */
const GATE_REASONS = {
  [GATE.realName]: '实名认证未完成',
  [GATE.idCard]: '审核期间证件已过期，请更新证件后重新提交',
} as const

function tell(db: Db, row: InvestorApplicationRow, title: string, summary: string, now: number): void {
  const { customer_id: customerId, apply_id: bizId } = row
  sendNotice(db, { customerId, title, summary, bizType: 'investor', bizId, link: INVESTOR_PAGE, now })
}

function pass(db: Db, row: InvestorApplicationRow, now: number): void {
  const status = investorMachine.next(row.status, 'pass')
  if (!status) return
  const counting = countingInvestorApplication(db, row.customer_id)
  const replaced = counting && investorMachine.next(counting.status, 'replace')
  if (counting && replaced) moveInvestorApplication(db, counting.apply_id, { status: replaced })
  const lastDay = lastDayOf(todayInShanghai(now))
  moveInvestorApplication(db, row.apply_id, { status, decided_at: now, expire_date: lastDay })
  setQualified(db, row.customer_id, QUALIFIED_STATUS.passed, lastDay)
  tell(db, row, '合格投资者认定已通过', `认定有效期至 ${lastDay}。`, now)
}

/** What was found before stays in force until its own end: only an application for the first, or after the last, changes the standing. */
function reject(db: Db, row: InvestorApplicationRow, reason: string, now: number): void {
  const status = investorMachine.next(row.status, 'reject')
  if (!status) return
  const { apply_id: applyId, customer_id: customerId } = row
  moveInvestorApplication(db, applyId, { status, decided_at: now, reject_reason: reason })
  if (!isQualified(customerById(db, customerId), todayInShanghai(now))) {
    setQualified(db, customerId, QUALIFIED_STATUS.rejected, '')
  }
  tell(db, row, '合格投资者认定未通过', `原因：${reason}。您可以修改后重新提交。`, now)
}

function decide(db: Db, row: InvestorApplicationRow, { isPassed, reason }: Decision, now: number): void {
  if (!isPassed) return reject(db, row, reason, now)
  const gate = investorGate(customerById(db, row.customer_id), todayInShanghai(now))
  if (gate) return reject(db, row, GATE_REASONS[gate], now)
  pass(db, row, now)
}

/** Applications to count as a qualified investor. */
export const investorDesk: Desk = {
  kind: 'investor',
  title: '合格投资者认定',
  waiting: db =>
    investorApplicationsInReview(db).map(row => ({
      id: row.apply_id,
      customerId: row.customer_id,
      submittedAt: row.submitted_at,
      dueAt: row.due_at,
      facts: [
        ['标准', labelOf(INVESTOR_CRITERION, row.criterion)],
        ['金额', `${tenThousands(row.amount)} 万元`],
        ['投资经历', `${row.years} 年`],
        ['证明材料', `${(JSON.parse(row.file_ids) as string[]).length} 份`],
        ['最迟办结', row.promised_date],
      ],
      files: numberedFiles('证明材料', JSON.parse(row.file_ids) as string[]),
    })),
  decide: (db, id, decision, now) => {
    const row = investorApplicationById(db, id)
    if (row?.status === INVESTOR_APPLICATION_STATUS.inReview) decide(db, row, decision, now)
  },
}
