import { DIST_TYPE } from '@/contract/tables/trust'
import { planProblems } from '@/lib/dist-plan-rules'
import type { BenePersonRow, BenePlanRow } from '../store/beneficiary-sets'
import { plannedPayments } from '../trusts/schedule'
import { distPlanOf } from './establish-people'
import { planFacts } from './facts'
import { shownNameOf } from './in-force'

/** A payment as the customer reads it. */
export interface PreviewPayment {
  readonly date: string
  readonly beneNameMask: string
  readonly amount: string
  readonly note: string
}

/**
 * What plans will pay within a year, by the calendar that pays. What is not right yet pays nothing; a plan whose first day has passed goes on
 * with its next one.
 */
export function previewOf(
  plans: readonly BenePlanRow[],
  people: readonly BenePersonRow[],
  today: string,
): readonly PreviewPayment[] {
  const right = plans.filter(
    row =>
      row.dist_type === DIST_TYPE.fixed &&
      people.some(person => person.bene_id === row.bene_id) &&
      planProblems(planFacts(row), today, row.start_date).length === 0,
  )
  const nameOf = (beneId: string) => {
    const person = people.find(one => one.bene_id === beneId)
    return person ? shownNameOf(person) : '--'
  }
  return plannedPayments(
    right.map(row => distPlanOf(row, '', '')),
    today,
  ).map(({ plan, date, amount, note }) => ({ date, beneNameMask: nameOf(plan.bene_id), amount, note }))
}
