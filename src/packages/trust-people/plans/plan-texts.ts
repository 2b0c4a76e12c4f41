import type { SetPlan } from '@/contract/beneficiary'
import { labelOf } from '@/contract/labels'
import { DIST_CONDITION, DIST_FREQUENCY, DIST_TYPE } from '@/contract/tables/trust'
import { formatExpiry } from '@/lib/date'
import type { PlanFacts } from '@/lib/dist-plan-rules'
import { memberOf } from '@/stores/form/part'

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
