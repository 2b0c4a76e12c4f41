import { bisector, extent, ticks } from 'd3-array'
import { daysBetween } from '@/lib/date'
import { parseDecimal } from '@/lib/decimal'

/** One day of the chart: a decimal string for the value, another for what it is compared with. */
export interface NetValuePoint {
  readonly date: string
  readonly value: string
  readonly benchmark?: string | null
}

/** A day as it is drawn: figures here are for places on the screen only, never for what is read. */
export interface PlottedPoint {
  readonly point: NetValuePoint
  /** Days since the first point. */
  readonly day: number
  readonly value: number
  readonly benchmark: number | undefined
}

export interface NetValueModel {
  /** Oldest first. */
  readonly points: readonly PlottedPoint[]
  readonly lastDay: number
  readonly low: number
  readonly high: number
  /** Values of the three grid lines, rising. */
  readonly grid: readonly number[]
}

/** Share of the whole height left free above and below the lines. */
const HEADROOM = 0.08

function toNumber(text: string | null | undefined): number | undefined {
  const decimal = parseDecimal(text)
  return decimal ? decimal.toNumber() : undefined
}

/** Three round values within the bounds; where round ones are too few or too many, three evenly spread. */
function gridOf(low: number, high: number): readonly number[] {
  for (const wanted of [3, 4, 2, 5]) {
    const round = ticks(low, high, wanted)
    if (round.length === 3) return round
  }
  return [1 / 6, 1 / 2, 5 / 6].map(share => low + (high - low) * share)
}

/**
 * Everything about the chart that does not depend on its size. Days whose date or value is unknown are left out, a day
 * that comes twice counts as it came last.
 */
export function netValueModel(points: readonly NetValuePoint[]): NetValueModel {
  const days = [...new Map(points.map(point => [point.date, point])).values()].sort((a, b) =>
    a.date < b.date ? -1 : 1,
  )
  const firstDate = days.find(({ date }) => daysBetween(date, date) !== null)?.date ?? ''
  const plotted = days.flatMap(point => {
    const day = daysBetween(firstDate, point.date)
    const value = toNumber(point.value)
    return day === null || value === undefined
      ? []
      : [{ point, day, value, benchmark: toNumber(point.benchmark) }]
  })
  const values = plotted.flatMap(({ value, benchmark }) =>
    benchmark === undefined ? [value] : [value, benchmark],
  )
  const [lowest = 0, highest = 1] = extent(values)
  const room = (highest - lowest) * HEADROOM || Math.max(Math.abs(highest) * 0.005, 0.0001)
  const [low, high] = [lowest - room, highest + room]
  return {
    points: plotted,
    lastDay: plotted[plotted.length - 1]?.day ?? 0,
    low,
    high,
    grid: gridOf(low, high),
  }
}

const byDay = bisector((point: PlottedPoint) => point.day)

/** Index of the point whose day is nearest to a share (0 to 1) of the time shown; -1 without points. */
export function nearestPoint({ points, lastDay }: NetValueModel, share: number): number {
  return points.length === 0 ? -1 : byDay.center(points, share * lastDay)
}
