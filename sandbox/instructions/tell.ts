import { labelOf } from '@/contract/labels'
import { INST_TYPE } from '@/contract/tables/instruction'
import { MESSAGE_CATEGORY } from '@/contract/tables/message'
import type { Db } from '../store/database'
import type { InstructionRow } from '../store/instructions'
import { sendNotice } from '../store/notices'

/** Tells the principal what became of an instruction; the message leads to it. */
export function tellOf(
  db: Db,
  row: InstructionRow,
  { title, words, now }: { readonly title: string; readonly words: string; readonly now: number },
): void {
  sendNotice(db, {
    customerId: row.customer_id,
    category: MESSAGE_CATEGORY.trade,
    title,
    summary: `${labelOf(INST_TYPE, row.inst_type)}指令 ${row.inst_no}：${words}`,
    bizType: 'instruction',
    bizId: row.inst_id,
    link: `/phone/myPosition/instructionDetails?instId=${row.inst_id}`,
    now,
  })
}
