import type { ResponseOf } from '@/contract/endpoint'
import type { investmentPlanDetail } from '@/contract/trust'
import { compareDecimals, parseDecimal } from '@/lib/decimal'
import { decimal2, signed } from '@/lib/format-number'

export type InvestmentPlan = ResponseOf<typeof investmentPlanDetail>
export type PlanLine = InvestmentPlan['lines'][number]

/** Whether a class is so far from its target that rebalancing is advised; never for an unknown figure. */
export function needsRebalance(line: Pick<PlanLine, 'deviation'>, tolerance: string): boolean {
  const distance = parseDecimal(line.deviation)?.abs()
  const order = compareDecimals(distance, tolerance)
  return order !== null && order >= 0
}

/** How a class stands to its target, in words and with its sign: 高于目标 +5.44 个百分点. */
export function deviationText({ deviation }: Pick<PlanLine, 'deviation'>): string {
  const { text, direction } = signed(deviation)
  if (text === '--') return '偏离未知'
  if (direction === 'flat') return '与目标一致'
  return `${direction === 'up' ? '高于' : '低于'}目标 ${text} 个百分点`
}

/** The plan in one sentence: which classes are off by how much, or that none is. */
export function describePlan({ lines, tolerance }: Pick<InvestmentPlan, 'lines' | 'tolerance'>): string {
  const limit = `±${decimal2(tolerance)} 个百分点`
  const off = lines.filter(line => needsRebalance(line, tolerance))
  if (lines.length === 0) return '暂无资产类别。'
  if (off.length === 0) return `${lines.length} 类资产与目标的偏离均在 ${limit}以内。`
  const names = off.map(line => `${line.name}${deviationText(line)}`)
  const rest = off.length < lines.length ? '；其余类别在界限内' : ''
  return `${names.join('，')}，达到再平衡界限（${limit}）${rest}。`
}

/** Whether the plan has ended before `today` (`YYYY-MM-DD`); one without an end never does. */
export function isExpired({ validTo }: Pick<InvestmentPlan, 'validTo'>, today: string): boolean {
  return validTo !== '' && validTo < today
}
