import { labelOf } from '@/contract/labels'
import { INST_STATUS, INST_TYPE } from '@/contract/tables/instruction'
import { isPositive } from '@/lib/decimal'
import { instantOf } from '../clock'
import type { Desk } from '../office/desk'
import { CUT_OFF } from '../portfolio/trade-course'
import { addWeekdays } from '../portfolio/calendar'
import type { Db } from '../store/database'
import { instructionById, instructionsInStatus, lineOfTrade, linesOf } from '../store/instructions'
import { findProduct } from '../store/products'
import { confirmLine, failLine, finishIfOver, isConfirming } from './execute'

/** Working days from the dealing to its confirmation, and when of the day. */
export const CONFIRMED_AFTER_DAYS = 2
const CONFIRMED_AT = '18:00:00'

/** Lines of every instruction on its way that were dealt and wait to be confirmed. */
function confirming(db: Db) {
  return instructionsInStatus(db, INST_STATUS.executing).flatMap(row =>
    linesOf(db, row.inst_id)
      .filter(line => isConfirming(db, line))
      .map(line => ({ row, line })),
  )
}

/** Dealt lines of instructions: confirmed in full when their evening has come; by hand also in part, or not at all. */
export const executionDesk: Desk = {
  kind: 'instructionTrade',
  title: '投资指令执行',
  takesAmount: true,
  waiting: db =>
    confirming(db).map(({ row, line }) => ({
      id: line.trade_id,
      customerId: row.customer_id,
      submittedAt: instantOf(`${line.execute_date} ${CUT_OFF}`),
      dueAt: instantOf(`${addWeekdays(line.execute_date, CONFIRMED_AFTER_DAYS)} ${CONFIRMED_AT}`),
      facts: [
        ['指令', `${labelOf(INST_TYPE, row.inst_type)}，${row.inst_no}`],
        ['产品', findProduct(db, line.product_id)?.product_name ?? ''],
        line.amount
          ? ['金额', `${line.amount}元（可只执行一部分）`]
          : ['份额', `${line.shares}份（可只执行一部分）`],
      ],
    })),
  decide: (db, id, { isPassed, reason, amount = '' }, now) => {
    const line = lineOfTrade(db, id)
    const row = line && instructionById(db, line.inst_id)
    if (!row) return
    if (isPassed) {
      confirmLine(db, { row, line }, isPositive(amount) ? amount : line.amount || line.shares, now)
    } else failLine(db, row, line, reason, now)
    finishIfOver(db, row, now)
  },
}
