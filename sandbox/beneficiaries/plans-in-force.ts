import { DIST_FREQUENCY, DIST_STATUS } from '@/contract/tables/trust'
import { addDays } from '@/lib/date'
import { later } from '../orders/order-times'
import type { BenePlanRow } from '../store/beneficiary-sets'
import type { DistPlanRow } from '../store/trust-payments'

/** A plan of a set as the trust pays it, from the day after `paidUntil` on. */
function distPlanOf(row: BenePlanRow, trustId: string, paidUntil: string): DistPlanRow {
  const { set_id: _set, plan_id: id, sort: _sort, ...facts } = row
  return { ...facts, id, trust_id: trustId, status: DIST_STATUS.toPay, paid_until: paidUntil }
}

/** What became of a plan so far stays with it, as long as it says the same. */
function isSamePlan(one: DistPlanRow, other: DistPlanRow): boolean {
  const said = (plan: DistPlanRow) => JSON.stringify({ ...plan, status: '', paid_until: '' })
  return said(one) === said(other)
}

/** A single payment whose day passed before the plan was in force is due on the day that it comes into force, and is not lost. */
function notMissed(plan: DistPlanRow, today: string, paidUntil: string): DistPlanRow {
  const isMissed =
    plan.frequency === DIST_FREQUENCY.once && plan.start_date < today && plan.start_date > paidUntil
  return isMissed ? { ...plan, start_date: today, end_date: later(plan.end_date, today) } : plan
}

/**
 * Plans of a set as they pay once they come into force today, beside the `known` ones of the trust. What has not changed goes on; all else
 * pays from today on: of several payments those whose days have passed are not made up for.
 */
export function plansInForce(
  rows: readonly BenePlanRow[],
  known: readonly DistPlanRow[],
  trustId: string,
  today: string,
): DistPlanRow[] {
  return rows.map(row => {
    const before = known.find(({ id }) => id === row.plan_id)
    const paidUntil = before?.paid_until ?? ''
    const plan = distPlanOf(row, trustId, later(paidUntil, addDays(today, -1)))
    return before && isSamePlan({ ...plan, trust_id: before.trust_id }, before)
      ? before
      : notMissed(plan, today, paidUntil)
  })
}
