import { addDecimals, compareDecimals } from '@/lib/decimal'
import { DIST_FREQUENCY } from '@/contract/tables/trust'
import { exact } from '../portfolio/amounts'
import { claimsOfPlan, TAKING } from '../store/claims'
import type { Db } from '../store/database'
import type { DistPlanRow } from '../store/trust-payments'
import { trustById } from '../store/trusts'
import { grantOf } from '../trusts/grant'

const YEAR = 4
const MONTH = 7

/** The part of a day that all claims of one period have in common; `''`: there is one period only. */
function periodOf(frequency: string, day: string): string {
  const year = day.slice(0, YEAR)
  const month = Number(day.slice(5, MONTH)) - 1
  switch (frequency) {
    case DIST_FREQUENCY.yearly:
      return year
    case DIST_FREQUENCY.halfYearly:
      return `${year} ${Math.floor(month / 6)}`
    case DIST_FREQUENCY.quarterly:
      return `${year} ${Math.floor(month / 3)}`
    case DIST_FREQUENCY.monthly:
      return day.slice(0, MONTH)
    default:
      return ''
  }
}

/** What can still be claimed under a plan on a day: its grant less what was claimed in the same period. `except`: the claim that asks. */
export function capOf(db: Db, plan: DistPlanRow, today: string, except = ''): string {
  const period = periodOf(plan.frequency, today)
  const taken = claimsOfPlan(db, plan.id).filter(
    ({ id, status, apply_time: time }) =>
      id !== except && TAKING.includes(status) && periodOf(plan.frequency, time.slice(0, 10)) === period,
  )
  const left = exact(grantOf(plan, trustById(db, plan.trust_id)?.total_assets ?? '0')).minus(
    addDecimals(taken.map(({ amount }) => amount)) ?? 0,
  )
  return compareDecimals(left.toFixed(2), '0') === 1 ? left.toFixed(2) : '0.00'
}
