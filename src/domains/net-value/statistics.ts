import Big from 'big.js'
import { addDecimals, compareDecimals, type DecimalInput, isPositive, parseDecimal } from '@/lib/decimal'
import { netValue, percent, signedPercent, type SignedText } from '@/lib/format-number'
import { UNKNOWN_TEXT } from '@/lib/unknown-text'

/** One day of a series; `value` is a decimal string. */
export interface SeriesPoint {
  readonly date: string
  readonly value: string
}

/** The values that are known and above zero, oldest first: a series of net values has no others. */
function knownValues(points: readonly SeriesPoint[]): Big[] {
  return [...points]
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .map(({ value }) => parseDecimal(value))
    .filter((value): value is Big => value !== null && value.gt(0))
}

/** Change from one value to another in percent, exact but for the division. */
function changeInPercent(from: Big, to: Big): Big {
  return to.minus(from).times(100).div(from)
}

function returnOf(values: readonly Big[]): DecimalInput {
  const [first] = values
  const last = values[values.length - 1]
  return first && last && values.length > 1 ? changeInPercent(first, last) : null
}

/**
 * Deepest fall from a high to a later low, as `0.81%`, cut to two digits; `0.00%` for a series that never falls, `--` for
 * fewer than two known values.
 */
export function maxDrawdown(points: readonly SeriesPoint[]): string {
  const values = knownValues(points)
  const [first] = values
  if (!first || values.length < 2) return UNKNOWN_TEXT
  let peak = first
  let deepest = new Big(0)
  for (const value of values) {
    if (value.gt(peak)) peak = value
    const fall = changeInPercent(peak, value)
    if (fall.lt(deepest)) deepest = fall
  }
  return percent(deepest.abs())
}

/** Change from the first to the last value, as `+4.21%` with its direction; `--` for fewer than two known values. */
export function periodReturn(points: readonly SeriesPoint[]): SignedText {
  return signedPercent(returnOf(knownValues(points)))
}

/** What the server has worked out for a series, in percent; `''` where it has not. */
export interface SeriesFigures {
  readonly periodReturn?: string
  readonly maxDrawdown?: string
}

/**
 * The series in one sentence, `近1年净值由 1.0202 升至 1.0632，涨 4.21%；期间最大回撤 0.81%。`: the words of its chart.
 * The server's figures go before those of the points: it may round where these are cut. Fewer than two known values have
 * nothing to tell.
 */
export function describeSeries(
  label: string,
  points: readonly SeriesPoint[],
  figures: SeriesFigures = {},
): string {
  const values = knownValues(points)
  const [first] = values
  const last = values[values.length - 1]
  if (!first || !last || values.length < 2) return `${label}净值数据不足，暂无走势。`
  const { text, direction } = figures.periodReturn
    ? signedPercent(figures.periodReturn)
    : periodReturn(points)
  const size = text.replace(/^[+\u2212]/, '')
  const course = { up: ['升至', `涨 ${size}`], down: ['降至', `跌 ${size}`], flat: ['至', '持平'] }[direction]
  const [verb = '', change = ''] = course
  const fall = figures.maxDrawdown ? percent(figures.maxDrawdown) : maxDrawdown(points)
  return `${label}净值由 ${netValue(first)} ${verb} ${netValue(last)}，${change}；期间最大回撤 ${fall}。`
}

/**
 * A split in one sentence: `固定收益类占比最高，为 44.38%；合计 100.00%。` Ratios are in percent; nothing to split has
 * nothing to tell.
 */
export function describeAllocation(
  parts: readonly { readonly label: string; readonly ratio: string }[],
): string {
  const known = parts.filter(({ ratio }) => isPositive(ratio))
  const [largest] = [...known].sort((a, b) => compareDecimals(b.ratio, a.ratio) ?? 0)
  if (!largest) return '暂无占比数据。'
  const total = addDecimals(known.map(({ ratio }) => ratio))
  return `${largest.label}占比最高，为 ${percent(largest.ratio)}；合计 ${percent(total)}。`
}
