import type { SetPlan } from '@/contract/beneficiary'
import { labelOf } from '@/contract/labels'
import { DIST_CONDITION, DIST_FREQUENCY, DIST_TYPE } from '@/contract/tables/trust'
import { formatExpiry } from '@/lib/date'
import type { PlanFacts } from '@/lib/dist-plan-rules'
import { percent, thousands } from '@/lib/format-number'
import { type Difference, memberOf } from '@/stores/form/part'

const NO_PLAN: SetPlan = {
  ...{ planId: '', beneId: '', distType: '', conditionType: '', conditionNote: '', amount: '', percent: '' },
  ...{ frequency: '', startDate: '', endDate: '', proofNote: '' },
}

/** The plans of a draft; what is no plan is left. */
export function plansContent(content: unknown): SetPlan[] {
  const plans = memberOf(content, 'plans')
  if (!Array.isArray(plans)) return []
  return plans.map((plan: unknown) => {
    const known = Object.keys(NO_PLAN).flatMap(name => {
      const value = memberOf(plan, name)
      return typeof value === 'string' ? [[name, value] as const] : []
    })
    return { ...NO_PLAN, ...Object.fromEntries(known) }
  })
}

/** A plan as the rules see it. */
export function planFactsOf(plan: SetPlan): PlanFacts {
  const { distType, frequency, planId: _planId, ...facts } = plan
  const kind =
    distType === DIST_TYPE.fixed ? 'fixed' : distType === DIST_TYPE.conditional ? 'conditional' : 'occasional'
  return { ...facts, kind, frequency, isOnce: frequency === DIST_FREQUENCY.once }
}

/** 固定分配 · 每月 · 2027-01-10 至 长期. */
export function planCaption({ distType, conditionType, frequency, startDate, endDate }: SetPlan): string {
  const condition = conditionType && labelOf(DIST_CONDITION, conditionType)
  const term = frequency === DIST_FREQUENCY.once ? startDate : `${startDate} 至 ${formatExpiry(endDate)}`
  return [labelOf(DIST_TYPE, distType), condition, labelOf(DIST_FREQUENCY, frequency), term]
    .filter(Boolean)
    .join(' · ')
}

/**
 * What two versions of a set's plans do not agree in. A plan that is saved is known by its number; those that are not are taken in
 * their order.
 */
export function planDifferences(
  mine: readonly SetPlan[],
  theirs: readonly SetPlan[],
  nameOf: (beneId: string) => string,
): Difference[] {
  const keyed = (plans: readonly SetPlan[]) => {
    const fresh = plans.filter(({ planId }) => planId === '')
    return new Map(plans.map(plan => [plan.planId || `new-${fresh.indexOf(plan)}`, plan]))
  }
  const [here, there] = [keyed(mine), keyed(theirs)]
  return [...new Set([...here.keys(), ...there.keys()])].flatMap(key => {
    const [a, b] = [here.get(key), there.get(key)]
    const [mineText, theirsText] = [planText(a, nameOf), planText(b, nameOf)]
    const label = `方案“${(a ?? b)?.conditionNote ?? ''}”`
    return mineText === theirsText ? [] : [{ label, mine: mineText, theirs: theirsText }]
  })
}

/** 林*禾，20,000.00 元，固定分配 · 每月 · 2027-01-10 至 长期，生活费. */
function planText(plan: SetPlan | undefined, nameOf: (beneId: string) => string): string {
  if (!plan) return '没有这一项'
  const { beneId, amount, percent: share, conditionNote, proofNote } = plan
  const what = share ? percent(share) : `${thousands(amount)} 元`
  return [nameOf(beneId), what, planCaption(plan), conditionNote, proofNote].filter(Boolean).join('，')
}
