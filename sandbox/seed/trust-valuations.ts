import Big from 'big.js'
import { addDays } from '@/lib/date'
import { exact, fourDigits, twoDigits } from '../portfolio/amounts'
import type { Valuation } from '../store/trust-valuations'
import { TRUST } from './trust-family'
import { APPENDS } from './trust-appends'
import { DIST_RECORDS } from './trust-payments'
import { INITIAL_AMOUNT } from './trust-trades'

const WEEKS = 183
/** Income less fees from the start to the last valuation: what the total has grown by beside payments in and out. */
const NET_INCOME = '3212300.00'

/** Shares of the income per week, the same each time: between -60 and 139, most of them gains. */
function weeklyWeights(): number[] {
  let state = 20230518
  return Array.from({ length: WEEKS }, () => {
    state = (state * 16807) % 2147483647
    return (state % 200) - 60
  })
}

/** What was paid into the trust and out of it after one day, up to and including another. */
function flowBetween(after: string, until: string): Big {
  const isIn = (date: string) => date > after && date <= until
  let flow = new Big(0)
  for (const { confirm_date: date, amount } of APPENDS) if (isIn(date)) flow = flow.plus(amount)
  for (const { pay_time: time, amount } of DIST_RECORDS) {
    if (time && isIn(time.slice(0, 10))) flow = flow.minus(amount)
  }
  return flow
}

/**
 * Weekly valuations of FT1 from its first day to 2026-11-19. Payments in and out leave the unit net value alone; the last
 * total is the trust's own to the cent.
 */
export function trustValuations(): (Valuation & { trust_id: string })[] {
  const weights = weeklyWeights()
  const weightSum = weights.reduce((sum, weight) => sum + weight, 0)
  let date: string = TRUST.establish_date
  let total = exact(INITIAL_AMOUNT)
  let netValue = new Big(1)
  let left = exact(NET_INCOME)
  const row = () => ({
    trust_id: TRUST.id,
    date,
    net_value: fourDigits(netValue),
    total_assets: twoDigits(total),
  })
  const rows = [row()]
  weights.forEach((weight, index) => {
    const income =
      index === WEEKS - 1 ? left : exact(exact(NET_INCOME).times(weight).div(weightSum).toFixed(2))
    left = left.minus(income)
    netValue = netValue.times(income.div(total).plus(1)).round(12)
    const next = addDays(date, 7)
    total = total.plus(income).plus(flowBetween(date, next))
    date = next
    rows.push(row())
  })
  return rows
}
