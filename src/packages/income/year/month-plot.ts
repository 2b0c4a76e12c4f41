import { extent, ticks } from 'd3-array'
import type { IncomeMonth } from '@/contract/income'
import type { CanvasSurface } from '@/platform/elements/canvas.types'

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

/** Where the bars are drawn on the surface, px. */
export interface MonthPlot {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** So many grid lines are wished for. */
const GRID_LINES = 4
const DIGIT_WIDTH = 0.62
const LABEL_SPACE_DP = 6.4
const EDGE_DP = 4
/** Height of the line of months, in font sizes. */
const MONTH_LINE = 1.9

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

type Size = Pick<CanvasSurface, 'width' | 'height' | 'dp' | 'fontSize'>

/** The plot: right of a gutter for labels of so many characters, above the months. */
export function monthPlot({ width, height, dp, fontSize }: Size, labelLength: number): MonthPlot {
  return {
    left: labelLength * DIGIT_WIDTH * fontSize + LABEL_SPACE_DP * dp,
    top: EDGE_DP * dp + fontSize / 2,
    right: width - EDGE_DP * dp,
    bottom: height - MONTH_LINE * fontSize,
  }
}

/** Distance from the top of a value. */
export const heightOf = ({ top, bottom }: MonthPlot, { low, high }: MonthModel, value: number): number =>
  bottom - ((value - low) / (high - low)) * (bottom - top)

/** Width that a month has. */
export const widthOf = ({ left, right }: MonthPlot, { months }: MonthModel): number =>
  (right - left) / Math.max(1, months.length)

/** Index of the month at a distance from the left, also beyond the plot; -1 without months. */
export function monthAt(plot: MonthPlot, model: MonthModel, x: number): number {
  const at = Math.floor((x - plot.left) / widthOf(plot, model))
  return Math.min(Math.max(at, 0), model.months.length - 1)
}

/** Every how manyth month has room for its name of so many letters (an em each). */
export function labelStep(plot: MonthPlot, model: MonthModel, { fontSize }: Size, letters: number): number {
  return Math.max(1, Math.ceil((letters * fontSize * 1.1) / widthOf(plot, model)))
}
