import { labelOf } from '@/contract/labels'
import { bankChangeMachine } from '@/contract/machines/bank-change'
import { ACCOUNT_OWNER } from '@/contract/tables/beneficiary'
import { maskCard } from '@/lib/mask'
import type { Decision } from '../office/decision'
import type { Desk } from '../office/desk'
import {
  type AccountChange,
  accountChangeById,
  accountChangesInReview,
  decideAccountChange,
} from '../store/bank-change-cards'
import type { Db } from '../store/database'
import { sendNotice } from '../store/notices'

/** Where the course of a change is shown. */
export const accountChangePage = (applyId: string) => `/phone/assets/tradingRecordDetail?applyId=${applyId}`

function tell(db: Db, row: AccountChange, title: string, summary: string, now: number): void {
  const { customer_id: customerId, apply_id: bizId } = row
  sendNotice(db, {
    ...{ customerId, title, summary, bizType: 'bankChange', bizId, now },
    link: accountChangePage(bizId),
  })
}

function decide(db: Db, row: AccountChange, { isPassed, reason }: Decision, now: number): void {
  const { apply_id: applyId } = row
  const status = bankChangeMachine.next(row.status, isPassed ? 'approve' : 'reject')
  if (!status) return
  if (!isPassed) {
    decideAccountChange(db, applyId, { status, reason, now })
    return tell(db, row, '收款账户变更未通过', `原因：${reason}。原账户继续有效，您可以修改后重新提交。`, now)
  }
  db.run(
    'UPDATE beneficiaries SET bank_name = ?, card_no = ?, account_name = ? WHERE id = ?',
    ...[row.new_bank_name, row.card_no, row.account_name, row.bene_id],
  )
  decideAccountChange(db, applyId, { status, now })
  tell(db, row, '收款账户变更已生效', `今后的信托利益付至${row.new_bank_name}${row.new_card_no_mask}。`, now)
}

/** Changes of the account that a beneficiary is paid to. */
export const accountDesk: Desk = {
  kind: 'bankChange',
  title: '收款账户变更',
  waiting: db =>
    accountChangesInReview(db).map(row => ({
      id: row.apply_id,
      customerId: row.customer_id,
      submittedAt: row.submitted_at,
      dueAt: row.due_at,
      facts: [
        ['信托', row.trust_name],
        ['受益人', row.bene_name_mask],
        ['新账户', `${row.new_bank_name} ${maskCard(row.card_no)}`],
        ['账户归属', labelOf(ACCOUNT_OWNER, row.account_owner)],
        ['最迟办结', row.promised_date],
      ],
    })),
  decide: (db, id, decision, now) => {
    const row = accountChangeById(db, id)
    if (row) decide(db, row, decision, now)
  },
}
