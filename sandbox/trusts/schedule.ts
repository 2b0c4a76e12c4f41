import { labelOf } from '@/contract/labels'
import { DIST_FREQUENCY, DIST_STATUS, DIST_TYPE } from '@/contract/tables/trust'
import { addDays } from '@/lib/date'
import { later } from '../orders/order-times'
import { exact } from '../portfolio/amounts'
import { addMonths } from '../portfolio/calendar'
import type { Db } from '../store/database'
import { type DistPlanRow, plansOf } from '../store/trust-payments'
import type { TrustRow } from '../store/trusts'
import { grantOf } from './grant'

/** A payment that a plan will make by itself. */
export interface PlannedPayment {
  readonly plan: DistPlanRow
  readonly date: string
  readonly amount: string
  /** For example 养老 · 每月. */
  readonly note: string
}

/** Months between two payments; 0: there is one only. */
const MONTHS: Readonly<Record<string, number>> = {
  [DIST_FREQUENCY.once]: 0,
  [DIST_FREQUENCY.monthly]: 1,
  [DIST_FREQUENCY.quarterly]: 3,
  [DIST_FREQUENCY.halfYearly]: 6,
  [DIST_FREQUENCY.yearly]: 12,
}
const FIXED = DIST_TYPE.fixed
const DUE = DIST_STATUS.toPay
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

function noteOf({ condition_note: note, frequency, percent }: DistPlanRow): string {
  const share = percent && ` · 信托财产的${percent}%，按当前估值`
  return `${note} · ${labelOf(DIST_FREQUENCY, frequency)}${share}`
}

/** What a trust has, as of the day from which its payments are told. */
export type Worth = Pick<TrustRow, 'total_assets' | 'cash'>

/**
 * What all fixed plans of a trust pay from a day on within a year, soonest first, as the clock will pay them (`claims/pay-job`): a part of what the
 * trust has is a part of what the payments before have left, and what there is no cash for leaves it as it is. Conditional plans pay when
 * somebody applies, so they have no dates.
 */
export function plannedPayments(
  plans: readonly DistPlanRow[],
  from: string,
  { total_assets, cash: money }: Worth,
): PlannedPayment[] {
  const until = addMonths(from, PREVIEW_MONTHS)
  let total = exact(total_assets)
  let cash = exact(money)
  return plans
    .filter(plan => plan.dist_type === FIXED && plan.status === DUE)
    .flatMap(plan => datesOf(plan, firstDay(plan, from), until).map(date => ({ plan, date })))
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.plan.id < b.plan.id ? -1 : 1))
    .map(({ plan, date }) => {
      const amount = grantOf(plan, total)
      if (cash.gte(amount)) {
        total = total.minus(amount)
        cash = cash.minus(amount)
      }
      return { plan, date, amount, note: noteOf(plan) }
    })
    .filter(({ amount }) => exact(amount).gt(0))
}

/** The same of a trust that stands. */
export const trustPayments = (db: Db, trust: TrustRow, from: string): PlannedPayment[] =>
  plannedPayments(plansOf(db, trust.id), from, trust)
