import type { Problem } from './beneficiary-rules'
import { addDays, isRealDate, OPEN_ENDED } from './date'
import { hundredthsOf, shareText, sumOfShares, WHOLE_SHARE } from './shares'
import { amountRule } from './validate'

/** Plans of a trust at most. */
export const MAX_PLANS = 60
/** Letters of what a plan is for, at most. */
export const NOTE_MAX = 40
const PROOF_MAX = 100

/** How a plan pays: by the calendar, under a condition, or when it is asked for. */
export type PlanKind = 'fixed' | 'conditional' | 'occasional'

/** What the rules look at; either `amount` (yuan) or `percent` is `''`. Days are `YYYY-MM-DD`. */
export interface PlanFacts {
  readonly kind: PlanKind
  readonly beneId: string
  /** Code of the condition; `''` of a plan that has none. */
  readonly conditionType: string
  /** What it is for, in words. */
  readonly conditionNote: string
  readonly amount: string
  readonly percent: string
  readonly isOnce: boolean
  readonly frequency: string
  readonly startDate: string
  /** `9999-12-31` for as long as there is money. */
  readonly endDate: string
  readonly proofNote: string
}

export type PlanField = Exclude<keyof PlanFacts, 'kind' | 'isOnce'>

const WRONG_AMOUNT = '请填写正确的分配金额'

/** Yuan above zero, or a part of what the trust has by then, of 100 % at most (rule V-DIST-AMT). */
export function planAmountError({ amount, percent }: Pick<PlanFacts, 'amount' | 'percent'>) {
  if (amount !== '' && percent !== '') return WRONG_AMOUNT
  if (percent === '') return amountRule(amount) ? WRONG_AMOUNT : undefined
  const share = hundredthsOf(percent) ?? 0
  return share > 0 && share <= WHOLE_SHARE ? undefined : WRONG_AMOUNT
}

/** The first payment is tomorrow at the earliest; a plan that has begun keeps its first day (rule V-DIST-AMT). */
export function planStartError(startDate: string, today: string, begun = ''): string | undefined {
  if (!isRealDate(startDate)) return '请选择首次分配日'
  return startDate === begun || startDate >= addDays(today, 1) ? undefined : '首次分配日不能早于明天'
}

export function planEndError({
  startDate,
  endDate,
  isOnce,
}: Pick<PlanFacts, 'startDate' | 'endDate' | 'isOnce'>) {
  if (isOnce || endDate === OPEN_ENDED) return undefined
  if (!isRealDate(endDate)) return '请选择结束日期'
  return endDate >= startDate ? undefined : '结束日期不能早于开始日期'
}

export function planNoteError(conditionNote: string): string | undefined {
  const { length } = Array.from(conditionNote.trim())
  return length >= 2 && length <= NOTE_MAX ? undefined : `请用2至${NOTE_MAX}个字说明用途或条件`
}

function proofError({ kind, proofNote }: Pick<PlanFacts, 'kind' | 'proofNote'>): string | undefined {
  const { length } = Array.from(proofNote.trim())
  if (kind !== 'conditional') return length <= PROOF_MAX ? undefined : `最多填写${PROOF_MAX}个字`
  return length >= 2 && length <= PROOF_MAX ? undefined : '请填写需要的证明材料'
}

/** Everything that is wrong with one plan, in the order of the page. `begun`: the first day of a plan in force. */
export function planProblems(plan: PlanFacts, today: string, begun = ''): readonly Problem<PlanField>[] {
  const needsCondition = plan.kind === 'conditional' && plan.conditionType === ''
  const problems: readonly [PlanField, string | undefined][] = [
    ['beneId', plan.beneId === '' ? '请选择受益人' : undefined],
    ['conditionType', needsCondition ? '请选择分配条件' : undefined],
    ['conditionNote', planNoteError(plan.conditionNote)],
    ['amount', planAmountError(plan)],
    ['frequency', plan.frequency === '' ? '请选择分配频率' : undefined],
    ['startDate', planStartError(plan.startDate, today, begun)],
    ['endDate', planEndError(plan)],
    ['proofNote', proofError(plan)],
  ]
  return problems.flatMap(([field, msg]) => (msg === undefined ? [] : [{ field, msg }]))
}

const lastDay = (plan: PlanFacts) => (plan.isOnce ? plan.startDate : plan.endDate)

/** Two plans pay one person for one thing at one time. */
function overlaps(one: PlanFacts, other: PlanFacts): boolean {
  const isSame =
    one.kind === other.kind &&
    one.beneId === other.beneId &&
    one.conditionType === other.conditionType &&
    one.conditionNote.trim() === other.conditionNote.trim()
  return isSame && one.startDate <= lastDay(other) && other.startDate <= lastDay(one)
}

const KIND_NAMES = { fixed: '固定分配', occasional: '临时分配' } as const

/** Parts of what the trust has come to no more than all of it, said at the last of them (rule V-SHARE). */
function sharesBeyondAll(plans: readonly PlanFacts[], kind: keyof typeof KIND_NAMES) {
  const shared = plans.filter(plan => plan.kind === kind && plan.percent !== '')
  const sum = sumOfShares(shared.map(({ percent }) => percent))
  if (sum <= WHOLE_SHARE) return []
  const index = plans.lastIndexOf(shared[shared.length - 1] as PlanFacts)
  const msg = `${KIND_NAMES[kind]}比例合计不能超过100%，当前为${shareText(sum)}%`
  return [{ index, field: 'percent' as const, msg }]
}

/** What is wrong with the plans together: index of the one that says so, and the words. */
export function plansTogether(
  plans: readonly PlanFacts[],
): readonly { index: number; field: PlanField; msg: string }[] {
  const doubles = plans.flatMap((plan, index) =>
    plans.slice(0, index).some(earlier => overlaps(plan, earlier))
      ? [{ index, field: 'startDate' as const, msg: '与同一受益人的另一项方案期间重叠，请调整' }]
      : [],
  )
  return [...doubles, ...sharesBeyondAll(plans, 'fixed'), ...sharesBeyondAll(plans, 'occasional')]
}
