import { addDays } from '@/lib/date'
import { exact, fourDigits, sumOf, twoDigits } from '../portfolio/amounts'
import type { Db } from './database'
import { insertRows } from './insert'

/** Value of a trust on one day: unit net value (four digits) and total in yuan. */
export interface Valuation {
  readonly date: string
  readonly net_value: string
  readonly total_assets: string
}

const WEEK_DAYS = 7
/** Weekly change in hundredths of a percent, over and over, after the last week that was written down. */
const LATER_CHANGES = [12, -5, 18, 3, -9, 15, 7, 10] as const

/** What came into a trust, or went out of it, after one day and up to another; yuan. */
export function flowBetween(db: Db, trustId: string, after: string, until: string): string {
  const rows = db.all<{ amount: string }>(
    'SELECT amount FROM trust_flows WHERE trust_id = ? AND date > ? AND date <= ?',
    trustId,
    after,
    until,
  )
  return sumOf(rows.map(({ amount }) => amount))
}

/** Notes what came into a trust on a day, or went out of it (below 0). */
export function addFlow(db: Db, trustId: string, date: string, amount: string): void {
  insertRows(db, 'trust_flows', [{ trust_id: trustId, date, amount }])
}

/**
 * Weekly valuations of a trust before a day, oldest first. Behind the seeded ones they go on, the same each time, so that
 * a clock that is moved forward finds values. What comes in or goes out moves the total and leaves the value of a unit alone.
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
    const date = addDays(last.date, WEEK_DAYS)
    last = {
      date,
      net_value: fourDigits(factor.times(last.net_value)),
      total_assets: twoDigits(
        factor.times(last.total_assets).plus(flowBetween(db, trustId, last.date, date)),
      ),
    }
    all.push(last)
  }
  return all.filter(({ date }) => date < day)
}

/** Writes down what a trust is worth on a day. */
export function addValuation(db: Db, trustId: string, { date, net_value, total_assets }: Valuation): void {
  db.run(
    'INSERT OR REPLACE INTO trust_valuations (trust_id, date, net_value, total_assets) VALUES (?, ?, ?, ?)',
    trustId,
    date,
    net_value,
    total_assets,
  )
}
