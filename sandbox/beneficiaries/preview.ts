import { DIST_TYPE } from '@/contract/tables/trust'
import { planProblems } from '@/lib/dist-plan-rules'
import type { BenePersonRow, BenePlanRow } from '../store/beneficiary-sets'
import { plannedPayments, type Worth } from '../trusts/schedule'
import type { DistPlanRow } from '../store/trust-payments'
import { planFacts } from './facts'
import { shownNameOf } from './in-force'
import { plansInForce } from './plans-in-force'

/** A payment as the customer reads it. */
export interface PreviewPayment {
  readonly date: string
  readonly beneNameMask: string
  readonly amount: string
  readonly note: string
}

/**
 * What plans will pay within a year as if they came into force today, by the calendar that pays; `known`: those that the trust pays by already.
 * What is not right yet pays nothing. `worth`: what the trust has, or will have.
 */
export function previewOf(
  plans: readonly BenePlanRow[],
  people: readonly BenePersonRow[],
  known: readonly DistPlanRow[],
  { today, worth }: { readonly today: string; readonly worth: Worth },
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
  return plannedPayments(plansInForce(right, known, '', today), today, worth).map(
    ({ plan, date, amount, note }) => ({ date, beneNameMask: nameOf(plan.bene_id), amount, note }),
  )
}
