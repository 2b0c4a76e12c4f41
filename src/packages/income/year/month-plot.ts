import { extent, ticks } from 'd3-array'
import type { IncomeMonth } from '@/contract/income'
import { type Plot, plotOf, type SurfaceSize } from '@/ui/chart/plot'

/** A month as it is drawn: figures here are for places on the screen only, never for what is read. */
export interface PlottedMonth {
  readonly distributed: number
  readonly valueChange: number
}

export interface MonthModel {
  readonly months: readonly PlottedMonth[]
  readonly low: number
  readonly high: number
  /** Values of the grid lines, rising; nothing is always one of them. */
  readonly grid: readonly number[]
}

/** So many grid lines are wished for. */
const GRID_LINES = 4

/** Everything about the chart that does not depend on its size: from the lowest bar, or nothing, to the highest. */
export function monthModel(months: readonly IncomeMonth[]): MonthModel {
  const plotted = months.map(({ distributed, valueChange }) => ({
    distributed: Number(distributed),
    valueChange: Number(valueChange),
  }))
  const values = [0, ...plotted.flatMap(month => [month.distributed, month.valueChange])]
  const [lowest = 0, highest = 0] = extent(values)
  const grid = ticks(lowest, highest === lowest ? lowest + 1 : highest, GRID_LINES)
  return {
    months: plotted,
    low: Math.min(lowest, ...grid),
    high: Math.max(highest, lowest + 1, ...grid),
    grid,
  }
}

/** The plot; the highest line may be its edge, and half of its label stands above it. */
export function monthPlot(size: SurfaceSize, labelLength: number): Plot {
  const plot = plotOf(size, labelLength)
  return { ...plot, top: plot.top + size.fontSize / 2 }
}

/** Distance from the top of a value. */
export const heightOf = ({ top, bottom }: Plot, { low, high }: MonthModel, value: number): number =>
  bottom - ((value - low) / (high - low)) * (bottom - top)

/** Width that a month has. */
export const widthOf = ({ left, right }: Plot, { months }: MonthModel): number =>
  (right - left) / Math.max(1, months.length)

/** Index of the month at a distance from the left, also beyond the plot; -1 without months. */
export function monthAt(plot: Plot, model: MonthModel, x: number): number {
  const at = Math.floor((x - plot.left) / widthOf(plot, model))
  return Math.min(Math.max(at, 0), model.months.length - 1)
}

/** Every how manyth month has room for its name of so many letters (an em each). */
export function labelStep(plot: Plot, model: MonthModel, { fontSize }: SurfaceSize, letters: number): number {
  return Math.max(1, Math.ceil((letters * fontSize * 1.1) / widthOf(plot, model)))
}
