import { labelOf } from '@/contract/labels'
import { DIST_FREQUENCY } from '@/contract/tables/trust'
import { addDays } from '@/lib/date'
import { later } from '../orders/order-times'
import { addMonths } from '../portfolio/calendar'
import type { DistPlanRow } from '../store/trust-payments'

/** A payment that a plan will make by itself. */
export interface PlannedPayment {
  readonly plan: DistPlanRow
  readonly date: string
  readonly amount: string
  /** For example 养老 · 每月. */
  readonly note: string
}

/** Months between two payments; 0: there is one only. */
const MONTHS: Readonly<Record<string, number>> = { '1': 0, '2': 1, '3': 3, '4': 6, '5': 12 }
const FIXED = '1'
const DUE = '2'
const PREVIEW_MONTHS = 12

/** Days on which a plan pays, from one day to another. */
export function datesOf(plan: DistPlanRow, from: string, until: string): string[] {
  const months = MONTHS[plan.frequency] ?? 0
  const last = plan.end_date < until ? plan.end_date : until
  const dates: string[] = []
  for (let index = 0; ; index += 1) {
    const date = addMonths(plan.start_date, index * months)
    if (date > last) return dates
    if (date >= from) dates.push(date)
    if (months === 0) return dates
  }
}

/** What was paid already is not paid again. */
function firstDay({ paid_until: paid }: DistPlanRow, from: string): string {
  return paid === '' ? from : later(from, addDays(paid, 1))
}

/**
 * What the fixed plans pay from a day on within a year, soonest first. Conditional plans pay when somebody applies, so
 * they have no dates.
 */
export function plannedPayments(plans: readonly DistPlanRow[], from: string): PlannedPayment[] {
  const until = addMonths(from, PREVIEW_MONTHS)
  return plans
    .filter(plan => plan.dist_type === FIXED && plan.status === DUE && plan.amount !== '')
    .flatMap(plan =>
      datesOf(plan, firstDay(plan, from), until).map(date => ({
        plan,
        date,
        amount: plan.amount,
        note: `${plan.condition_note} · ${labelOf(DIST_FREQUENCY, plan.frequency)}`,
      })),
    )
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.plan.id < b.plan.id ? -1 : 1))
}
