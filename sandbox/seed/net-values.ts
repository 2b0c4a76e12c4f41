import { addDays } from '@/lib/date'
import { addMonths, weekdaysBetween } from '../portfolio/calendar'
import type { NetValueRow } from '../store/net-values'
import { NET_VALUE_PLANS, YIELD_PLANS, type NetValuePlan } from './net-value-plans'
import { createRandom, type Random } from './random'
import { tenThousandthsOf, textOfHundredths, textOfTenThousandths } from './whole-numbers'

type StoredValue = NetValueRow & { readonly product_id: string }

/** Net values are known in advance, so that the figures move on with the clock of the sandbox. */
const HORIZON = '2027-12-31'
const YIELDS_FROM = '2025-11-20'
const LAST_KNOWN = '2026-11-19'
const LOWEST = 1000

function daysOf({ rhythm, anchors, isOver }: NetValuePlan): string[] {
  const [first, last] = [anchors[0]?.[0] ?? HORIZON, anchors[anchors.length - 1]?.[0] ?? HORIZON]
  const end = isOver ? last : HORIZON
  if (rhythm === 'daily') return weekdaysBetween(first, end)
  const next =
    rhythm === 'quarterly'
      ? (date: string) => addDays(addMonths(addDays(date, 1), 3), -1)
      : (date: string) => addDays(date, 7)
  const days: string[] = []
  for (let date = first; date <= end; date = next(date)) days.push(date)
  return days
}

/** Whole steps from one value to another that end exactly there. */
function walk(random: Random, plan: NetValuePlan, from: number, to: number, count: number): number[] {
  const drift: number[] = [0]
  for (let step = 1; step <= count; step++) {
    drift.push((drift[step - 1] ?? 0) + random.int(-plan.jitter, plan.jitter))
  }
  const surplus = drift[count] ?? 0
  return drift.slice(1).map((chance, index) => {
    const part = (index + 1) / count
    const value = Math.round(from + (to - from) * part + chance - surplus * part)
    return plan.isBounded ? Math.min(Math.max(value, Math.min(from, to)), Math.max(from, to)) : value
  })
}

function valuesOf(plan: NetValuePlan, days: readonly string[]): number[] {
  const random = createRandom(`net values ${plan.productId}`)
  const values = [plan.anchors[0]?.[1] ?? 0]
  for (const [date, value] of plan.anchors.slice(1)) {
    const count = days.indexOf(date) - values.length + 1
    if (count < 1) throw new Error(`${plan.productId}: ${date} is no day of the series`)
    values.push(...walk(random, plan, values[values.length - 1] ?? 0, value, count))
  }
  while (values.length < days.length) {
    const moved = (values[values.length - 1] ?? 0) + random.int(-plan.jitter, plan.jitter + 1)
    values.push(Math.max(LOWEST, moved))
  }
  return values
}

function seriesOf(plan: NetValuePlan): StoredValue[] {
  const days = daysOf(plan)
  const values = valuesOf(plan, days)
  let [paid, due] = [0, [...(plan.dividends ?? [])]]
  return days.map((date, index) => {
    for (const [, perShare] of due.filter(([day]) => day <= date)) paid += tenThousandthsOf(perShare)
    due = due.filter(([day]) => day > date)
    const value = values[index] ?? 0
    return {
      product_id: plan.productId,
      date,
      net_value: textOfTenThousandths(value),
      acc_net_value: textOfTenThousandths(value + paid),
      ten_thousand_income: '',
      seven_day_yield: '',
    }
  })
}

function yieldsOf({
  productId,
  tenThousandIncome,
  sevenDayYield,
}: (typeof YIELD_PLANS)[number]): StoredValue[] {
  const random = createRandom(`yields ${productId}`)
  return weekdaysBetween(YIELDS_FROM, HORIZON).map(date => {
    const [income, points] = [random.int(-180, 180), random.int(-5, 5)]
    const isKnown = date === LAST_KNOWN
    return {
      product_id: productId,
      date,
      net_value: '1.0000',
      acc_net_value: '1.0000',
      ten_thousand_income: textOfTenThousandths(tenThousandIncome + (isKnown ? 0 : income)),
      seven_day_yield: textOfHundredths(sevenDayYield + (isKnown ? 0 : points)),
    }
  })
}

let generated:
  { readonly rows: readonly StoredValue[]; readonly byProduct: Map<string, StoredValue[]> } | undefined

/** Every stored net value; made once, since each run gives the same. */
function netValues() {
  if (generated) return generated
  const series = [...NET_VALUE_PLANS.map(seriesOf), ...YIELD_PLANS.map(yieldsOf)]
  generated = {
    rows: series.flat(),
    byProduct: new Map(series.map(rows => [rows[0]?.product_id ?? '', rows])),
  }
  return generated
}

/** Net value of a product that applies to a day: the newest one up to then, the first one before the series begins. */
export function netValueOn(productId: string, date: string): string {
  const series = netValues().byProduct.get(productId)
  if (!series) return '1.0000'
  let found = series[0]?.net_value ?? '1.0000'
  for (const row of series) {
    if (row.date > date) break
    found = row.net_value
  }
  return found
}

/** Every row of `net_values`. */
export function netValueRows(): readonly StoredValue[] {
  return netValues().rows
}
