import type { ResponseOf } from '@/contract/endpoint'
import type { Instruction, instructionDetail } from '@/contract/instruction'
import { labelOf } from '@/contract/labels'
import { instructionMachine } from '@/contract/machines/instruction'
import { INST_STATUS } from '@/contract/tables/instruction'
import type { Timeline } from '@/contract/timeline'
import { dateTimeInShanghai } from '@/lib/date'
import { sumOf } from '../portfolio/amounts'
import { CUT_OFF } from '../portfolio/trade-course'
import type { Db } from '../store/database'
import { type InstructionLineRow, type InstructionRow, linesOf } from '../store/instructions'
import { findProduct } from '../store/products'
import { trustById } from '../store/trusts'
import { instructReason } from './terms'

type Detail = ResponseOf<typeof instructionDetail>

const timeOf = (ms: number | null) => (ms === null ? '' : dateTimeInShanghai(ms))
const nameOf = (db: Db, productId: string) => findProduct(db, productId)?.product_name ?? ''

/** An instruction as a row of the list. */
export function instructionOf(db: Db, row: InstructionRow, lines = linesOf(db, row.inst_id)): Instruction {
  return {
    instId: row.inst_id,
    instNo: row.inst_no,
    trustId: row.trust_id,
    trustName: trustById(db, row.trust_id)?.name ?? '',
    instType: row.inst_type,
    status: row.status,
    totalAmount: row.total_amount,
    lineCount: lines.length,
    firstProductName: nameOf(db, lines[0]?.product_id ?? ''),
    createTime: timeOf(row.created_at),
  }
}

function step(name: string, at: number | null, remark = ''): Timeline[number] {
  return { name, time: timeOf(at), remark, isDone: at === null ? '0' : '1' }
}

/** The course of an instruction: what has happened, and what is still to come. */
function courseOf(row: InstructionRow, lines: readonly InstructionLineRow[]): Timeline {
  const submitted =
    row.submitted_at === null ? step('存为草稿', row.created_at) : step('提交指令', row.submitted_at)
  if (row.status === INST_STATUS.cancelled) return [submitted, step('已撤销', row.finished_at)]
  if (row.status === INST_STATUS.rejected) {
    return [submitted, step('审核未通过', row.finished_at, row.reject_reason)]
  }
  if (row.status === INST_STATUS.draft) return [submitted, step('提交并短信确认', null)]
  const failed = lines.map(line => line.fail_reason).filter(Boolean)
  const first = lines.map(line => line.execute_date).sort()[0] ?? ''
  return [
    submitted,
    step('公司受理', row.accepted_at),
    step('开始执行', row.execute_at, row.execute_at === null && first ? `预计 ${first} 执行` : ''),
    step(
      row.status === INST_STATUS.partlyDone
        ? labelOf(INST_STATUS, row.status)
        : labelOf(INST_STATUS, INST_STATUS.done),
      row.finished_at,
      [...new Set(failed)].join('；'),
    ),
  ]
}

/** Why an instruction can be changed no more; `''` while it can. */
export function closedReason(row: InstructionRow): string {
  if (instructionMachine.allows(row.status, 'cancel')) return ''
  return row.status === INST_STATUS.cancelled || row.status === INST_STATUS.rejected
    ? `指令${labelOf(INST_STATUS, row.status)}`
    : '公司已受理，不能修改或撤销'
}

/** An instruction with its lines, its course, and what can be done with it. */
export function detailOf(db: Db, row: InstructionRow): Detail {
  const lines = linesOf(db, row.inst_id)
  const trust = trustById(db, row.trust_id)
  const closed = closedReason(row)
  const executedOn = new Map<string, string>()
  for (const { executed_date: date, executed_amount: amount } of lines) {
    if (date) executedOn.set(date, sumOf([executedOn.get(date) ?? '0.00', amount]))
  }
  return {
    ...instructionOf(db, row, lines),
    lines: lines.map(line => ({
      productId: line.product_id,
      productName: nameOf(db, line.product_id),
      riskLevel: findProduct(db, line.product_id)?.risk_level ?? '',
      toProductId: line.to_product_id,
      toProductName: nameOf(db, line.to_product_id),
      amount: line.amount,
      shares: line.shares,
      ratio: line.ratio,
      executeDate: line.execute_date,
      executedAmount: line.executed_amount,
      executedShares: line.executed_shares,
      executedDate: line.executed_date,
      failReason: line.fail_reason,
    })),
    availableCash: row.available_cash,
    effectiveDate: row.effective_date,
    cutOffTime: row.effective_date && `${row.effective_date} ${CUT_OFF}`,
    acceptTime: timeOf(row.accepted_at),
    finishTime: timeOf(row.finished_at),
    executed: [...executedOn].map(([date, amount]) => ({ date, amount })),
    remark: row.remark,
    rejectReason: row.reject_reason,
    fileId: row.file_id,
    timeline: courseOf(row, lines),
    cancelReason: closed,
    editReason: closed || (trust ? instructReason(trust) : ''),
  }
}
