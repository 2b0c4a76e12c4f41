import type { NetValueRange, NetValueSeries } from '@/contract/product'
import { daysBetween } from '@/lib/date'
import { exact, fourDigits, twoDigits } from './amounts'
import { resolvePeriod, startOfRange } from './period'

/** A net value as the store knows it, four digits each. */
export interface SeriesPoint {
  readonly date: string
  readonly netValue: string
  readonly accNetValue: string
}

/** Which part of a series: a range, or two days (inclusive); the range wins. */
export interface SeriesPart {
  readonly range?: NetValueRange
  readonly startDate?: string
  readonly endDate?: string
}

/** Change from one value to another in percent, two digits. */
export function changePercent(from: string, to: string): string {
  return twoDigits(exact(to).div(exact(from)).minus(1).times(100))
}

function firstDay({ range, startDate }: SeriesPart, newest: string): string {
  if (range === 'all') return ''
  return range ? startOfRange(range, newest) : (startDate ?? '')
}

function maxDrawdownOf(values: readonly string[]): string {
  let [high, worst] = [exact(0), exact(0)]
  for (const text of values) {
    const value = exact(text)
    if (value.gt(high)) high = value
    const fall = high.minus(value).div(high).times(100)
    if (fall.gt(worst)) worst = fall
  }
  return twoDigits(worst)
}

// The benchmark starts where the part starts, so that the two lines can be compared at a glance.
function benchmarkAt(first: SeriesPoint, date: string, yearlyRate: string): string {
  if (!yearlyRate) return ''
  const share = exact(daysBetween(first.date, date)).div(365)
  return fourDigits(exact(first.netValue).times(exact(yearlyRate).div(100).times(share).plus(1)))
}

/**
 * The part of a series that a call asks for. `points` is everything known, oldest first; a range counts back from the
 * newest. `benchmarkRate` is percent a year, `''` without a benchmark. Errors: `invalidInput` for days against V-PERIOD.
 */
export function seriesOf(
  points: readonly SeriesPoint[],
  part: SeriesPart,
  benchmarkRate: string,
): NetValueSeries {
  const newest = points[points.length - 1]?.date ?? ''
  const from = firstDay(part, newest)
  const to = part.range
    ? newest
    : resolvePeriod({ startDate: part.startDate, endDate: part.endDate }, newest).endDate
  const start = points.findIndex(({ date }) => date >= from)
  const shown = start < 0 ? [] : points.slice(start).filter(({ date }) => !to || date <= to)
  const [first, last] = [shown[0], shown[shown.length - 1]]
  const list = shown.map((point, index) => {
    const before = points[start + index - 1]
    return {
      ...point,
      dayChange: before ? changePercent(before.netValue, point.netValue) : '',
      benchmarkValue: first ? benchmarkAt(first, point.date, benchmarkRate) : '',
    }
  })
  const isComparable = first && last && shown.length > 1
  return {
    list,
    maxDrawdown: isComparable ? maxDrawdownOf(shown.map(({ netValue }) => netValue)) : '',
    periodReturn: isComparable ? changePercent(first.netValue, last.netValue) : '',
  }
}
