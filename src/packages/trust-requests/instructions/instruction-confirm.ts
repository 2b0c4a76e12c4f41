import type { InstructionPrepared } from '@/contract/instruction'
import { INST_TYPE, type InstType } from '@/contract/tables/instruction'
import { thousands } from '@/lib/format-number'
import { limitText, type Projection } from '@/lib/instruction-rules'
import { typeTitle } from './instruction-texts'

interface Subject {
  readonly terms: InstructionPrepared
  readonly projection: Projection
  readonly count: number
  /** The eye is shut: what the trust has is not said. */
  readonly isHidden: boolean
}

/** The last question before an instruction is sent: what, how much, for which day, and what it leaves. */
export function confirmText(type: InstType, { terms, projection, count, isHidden }: Subject) {
  const about = type === INST_TYPE.purchase ? '' : '约'
  const total = isHidden ? '' : `，合计${about} ${thousands(projection.total)} 元`
  const cash = projection.isCashLow
    ? `执行后现金占 ${projection.cashPercent}%，低于合同约定的 ${limitText(terms.limits.cashPercent)}%，公司会先与您核实。`
    : ''
  return {
    title: `确认提交${typeTitle(type)}？`,
    message: `${count} 只产品${total}，计入 ${terms.effectiveDate}。${cash}公司受理前可以修改或撤销。`,
    confirmText: '短信验证并提交',
  }
}
