import { randomInt } from 'node:crypto'
import type { InstructionStatus } from '@/contract/machines/instruction'
import type { Flag } from '@/contract/primitives'
import type { CodeOf } from '@/contract/code-table'
import { INST_STATUS } from '@/contract/tables/instruction'
import { type INST_TYPE } from '@/contract/tables/instruction'
import { dateTimeInShanghai } from '@/lib/date'
import { FLAG } from '@/contract/tables/flag'
import { codesIn } from './codes-in'
import type { Db } from './database'
import { insertRows } from './insert'
import { updateRow } from './update'

/** A row of `instructions`; times are milliseconds of data time. */
export interface InstructionRow {
  readonly inst_id: string
  readonly inst_no: string
  readonly trust_id: string
  readonly customer_id: string
  readonly inst_type: CodeOf<typeof INST_TYPE>
  readonly status: InstructionStatus
  readonly total_amount: string
  /** As it was when the instruction was handed in. */
  readonly available_cash: string
  readonly is_cash_low: Flag
  readonly remark: string
  readonly effective_date: string
  readonly created_at: number
  readonly submitted_at: number | null
  /** When it is accepted, unless somebody decides before. */
  readonly due_at: number | null
  readonly accepted_at: number | null
  readonly execute_at: number | null
  readonly finished_at: number | null
  readonly reject_reason: string
  readonly file_id: string
}

/** A row of `instruction_lines`. */
export interface InstructionLineRow {
  readonly inst_id: string
  readonly line_no: number
  readonly product_id: string
  readonly to_product_id: string
  readonly amount: string
  readonly shares: string
  readonly ratio: string
  readonly execute_date: string
  readonly trade_id: string
  readonly to_trade_id: string
  readonly executed_amount: string
  readonly executed_shares: string
  readonly executed_date: string
  readonly fail_reason: string
  readonly is_over: Flag
}

/** A line as it is handed in. */
export type NewLine = Pick<
  InstructionLineRow,
  'product_id' | 'to_product_id' | 'amount' | 'shares' | 'ratio' | 'execute_date'
>

/** What of an instruction changes while it is on its way. */
export type InstructionChange = Partial<
  Omit<InstructionRow, 'inst_id' | 'inst_no' | 'trust_id' | 'customer_id'>
>

export const NOT_EXECUTED = {
  trade_id: '',
  to_trade_id: '',
  executed_amount: '',
  executed_shares: '',
  executed_date: '',
  fail_reason: '',
  is_over: '0',
} as const

/** The instruction with this id, whoever gave it. */
export function instructionById(db: Db, instId: string): InstructionRow | undefined {
  return db.get<InstructionRow>('SELECT * FROM instructions WHERE inst_id = ?', instId)
}

/** The instructions that a customer gave for a trust, or for any (`''`), newest first. */
export function instructionsOf(db: Db, customerId: string, trustId: string): InstructionRow[] {
  return db.all<InstructionRow>(
    `SELECT * FROM instructions WHERE customer_id = ? AND ? IN ('', trust_id)
     ORDER BY created_at DESC, inst_id DESC`,
    customerId,
    trustId,
  )
}

/** As the index `instructions_under_way` has it. */
const UNDER_WAY = codesIn(INST_STATUS.inReview, INST_STATUS.accepted, INST_STATUS.executing)

/** Instructions in a state that the clock or the company leads on, oldest first. */
export function instructionsInStatus(
  db: Db,
  status: typeof INST_STATUS.inReview | typeof INST_STATUS.accepted | typeof INST_STATUS.executing,
): InstructionRow[] {
  return db.all<InstructionRow>(
    `SELECT * FROM instructions WHERE status = ? AND status IN ${UNDER_WAY} ORDER BY created_at, inst_id`,
    status,
  )
}

/** The lines of an instruction in their order. */
export function linesOf(db: Db, instId: string): InstructionLineRow[] {
  return db.all<InstructionLineRow>(
    'SELECT * FROM instruction_lines WHERE inst_id = ? ORDER BY line_no',
    instId,
  )
}

/** The line that a trade executes. */
export function lineOfTrade(db: Db, tradeId: string): InstructionLineRow | undefined {
  return db.get<InstructionLineRow>('SELECT * FROM instruction_lines WHERE trade_id = ?', tradeId)
}

/** The lines of a trust that still hold cash or shares back, leaving out those of one instruction. */
export function openLines(
  db: Db,
  trustId: string,
  exceptInstId: string,
): (InstructionLineRow & Pick<InstructionRow, 'inst_type'>)[] {
  return db.all(
    `SELECT l.*, i.inst_type FROM instruction_lines l JOIN instructions i USING (inst_id)
     WHERE i.trust_id = ? AND i.status IN ${UNDER_WAY} AND l.is_over = ? AND i.inst_id <> ?`,
    trustId,
    FLAG.no,
    exceptInstId,
  )
}

/** Writes a new instruction down, without its lines. */
export function addInstruction(
  db: Db,
  given: Pick<InstructionRow, 'trust_id' | 'customer_id' | 'inst_type' | 'status'>,
  now: number,
): InstructionRow {
  const number = `${dateTimeInShanghai(now).replace(/\D/g, '')}${String(randomInt(10_000)).padStart(4, '0')}`
  const row: InstructionRow = {
    inst_id: `IN${number}`,
    inst_no: `ZL${number}`,
    ...given,
    total_amount: '0.00',
    available_cash: '0.00',
    is_cash_low: '0',
    remark: '',
    effective_date: '',
    created_at: now,
    submitted_at: null,
    due_at: null,
    accepted_at: null,
    execute_at: null,
    finished_at: null,
    reject_reason: '',
    file_id: '',
  }
  insertRows(db, 'instructions', [{ ...row }])
  return row
}

/** Changes columns of an instruction; a new status comes from the machine. */
export function changeInstruction(db: Db, instId: string, change: InstructionChange): void {
  updateRow(db, 'instructions', ['inst_id', instId], change)
}

/** Puts lines in the place of those an instruction had. */
export function setLines(db: Db, instId: string, lines: readonly NewLine[]): void {
  db.run('DELETE FROM instruction_lines WHERE inst_id = ?', instId)
  insertRows(
    db,
    'instruction_lines',
    lines.map((line, index) => ({ inst_id: instId, line_no: index + 1, ...line, ...NOT_EXECUTED })),
  )
}

/** Changes columns of a line. */
export function changeLine(
  db: Db,
  { inst_id: instId, line_no: lineNo }: Pick<InstructionLineRow, 'inst_id' | 'line_no'>,
  change: Partial<Omit<InstructionLineRow, 'inst_id' | 'line_no'>>,
): void {
  const columns = Object.keys(change) as (keyof typeof change)[]
  db.run(
    `UPDATE instruction_lines SET ${columns.map(column => `${column} = ?`).join(', ')}
     WHERE inst_id = ? AND line_no = ?`,
    ...columns.map(column => change[column] ?? ''),
    instId,
    lineNo,
  )
}
