import { labelOf } from '@/contract/labels'
import { instructionMachine } from '@/contract/machines/instruction'
import { INST_STATUS, INST_TYPE } from '@/contract/tables/instruction'
import { isOn } from '@/lib/flag'
import type { Desk } from '../office/desk'
import type { Db } from '../store/database'
import { addFile } from '../store/files'
import {
  changeInstruction,
  instructionById,
  type InstructionRow,
  instructionsInStatus,
  linesOf,
} from '../store/instructions'
import { trustById } from '../store/trusts'
import { instructionPdf } from './paper'
import { tellOf } from './tell'

function accept(db: Db, row: InstructionRow, now: number): void {
  const status = instructionMachine.next(row.status, 'accept')
  const trust = trustById(db, row.trust_id)
  if (!status || !trust) return
  const fileId = addFile(db, {
    customerId: row.customer_id,
    fileName: `投资指令书_${row.inst_no}.pdf`,
    format: 'pdf',
    bytes: instructionPdf(db, row, trust, now),
    now,
  })
  changeInstruction(db, row.inst_id, { status, accepted_at: now, file_id: fileId })
  const [first] = linesOf(db, row.inst_id)
    .map(line => line.execute_date)
    .sort()
  tellOf(db, row, {
    title: '投资指令已受理',
    words: `已受理，自 ${first ?? row.effective_date} 起执行。`,
    now,
  })
}

function reject(db: Db, row: InstructionRow, reason: string, now: number): void {
  const status = instructionMachine.next(row.status, 'reject')
  if (!status) return
  changeInstruction(db, row.inst_id, { status, reject_reason: reason, finished_at: now })
  tellOf(db, row, { title: '投资指令未通过', words: `未通过。原因：${reason}`, now })
}

/** Instructions that wait to be accepted: by hand, or at the cut-off of the day they count for. */
export const instructionDesk: Desk = {
  kind: 'instruction',
  title: '投资指令受理',
  waiting: db =>
    instructionsInStatus(db, INST_STATUS.inReview).map(row => ({
      id: row.inst_id,
      customerId: row.customer_id,
      submittedAt: row.submitted_at ?? row.created_at,
      dueAt: row.due_at ?? row.created_at,
      facts: [
        ['指令', `${labelOf(INST_TYPE, row.inst_type)}，${row.inst_no}`],
        ['信托', trustById(db, row.trust_id)?.name ?? ''],
        ['合计', `${row.total_amount}元，${linesOf(db, row.inst_id).length}只产品`],
        ['生效日', row.effective_date],
        ...(isOn(row.is_cash_low) ? [['现金', '执行后低于约定，须先与客户核实'] as const] : []),
      ],
    })),
  decide: (db, id, { isPassed, reason }, now) => {
    const row = instructionById(db, id)
    if (!row) return
    if (isPassed) accept(db, row, now)
    else reject(db, row, reason, now)
  },
}
