import { instructionMachine } from '@/contract/machines/instruction'
import { INST_STATUS } from '@/contract/tables/instruction'
import { isOff } from '@/lib/flag'
import { instantOf } from '../clock'
import { CUT_OFF } from '../portfolio/trade-course'
import type { Db } from '../store/database'
import {
  changeInstruction,
  type InstructionLineRow,
  type InstructionRow,
  instructionsInStatus,
  linesOf,
} from '../store/instructions'
import { finishIfOver, placeLine } from './execute'
import { tellOf } from './tell'

const dealtAt = ({ execute_date: day }: InstructionLineRow) => instantOf(`${day} ${CUT_OFF}`)

/** The first line is dealt: from here on it is executed. */
function begin(db: Db, row: InstructionRow, at: number): InstructionRow {
  const status = instructionMachine.next(row.status, 'execute')
  if (!status) return row
  changeInstruction(db, row.inst_id, { status, execute_at: at })
  tellOf(db, row, { title: '投资指令开始执行', words: '已按指令提交交易，确认后另行通知。', now: at })
  return { ...row, status }
}

/** Deals what accepted instructions ask for, each line on its day, in the order of their days. */
export function runInstructionJob(db: Db, now: number): void {
  db.transaction(() => {
    const rows = [INST_STATUS.accepted, INST_STATUS.executing].flatMap(status =>
      instructionsInStatus(db, status),
    )
    for (const row of rows) {
      const due = linesOf(db, row.inst_id)
        .filter(line => isOff(line.is_over) && line.trade_id === '' && dealtAt(line) <= now)
        .sort((one, other) => dealtAt(one) - dealtAt(other))
      const [first] = due
      if (!first) continue
      // Accepted late, it is dealt then and not before.
      const at = Math.max(dealtAt(first), row.accepted_at ?? 0)
      const begun = begin(db, row, at)
      for (const line of due) placeLine(db, begun, line)
      finishIfOver(db, begun, at)
    }
  })
}
