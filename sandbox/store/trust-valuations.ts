import { addDays } from '@/lib/date'
import { exact, fourDigits, twoDigits } from '../portfolio/amounts'
import type { Db } from './database'

/** Value of a trust on one day: unit net value (four digits) and total in yuan. */
export interface Valuation {
  readonly date: string
  readonly net_value: string
  readonly total_assets: string
}

const WEEK_DAYS = 7
/** Weekly change in hundredths of a percent, over and over, after the last week that was written down. */
const LATER_CHANGES = ['12', '-5', '18', '3', '-9', '15', '7', '10'] as const

/**
 * Weekly valuations of a trust before a day, oldest first. Behind the seeded ones they go on, the same each time, so that
 * a clock that is moved forward finds values.
 */
export function valuationsBefore(db: Db, trustId: string, day: string): Valuation[] {
  const seeded = db.all<Valuation>(
    'SELECT date, net_value, total_assets FROM trust_valuations WHERE trust_id = ? ORDER BY date',
    trustId,
  )
  const all = [...seeded]
  let last = all[all.length - 1]
  for (let week = 0; last && addDays(last.date, WEEK_DAYS) < day; week += 1) {
    const factor = exact(LATER_CHANGES[week % LATER_CHANGES.length])
      .div(10_000)
      .plus(1)
    last = {
      date: addDays(last.date, WEEK_DAYS),
      net_value: fourDigits(factor.times(last.net_value)),
      total_assets: twoDigits(factor.times(last.total_assets)),
    }
    all.push(last)
  }
  return all.filter(({ date }) => date < day)
}
