import { DIGIT_WIDTH, LABEL_SPACE_DP, type Plot, type SurfaceSize } from '@/ui/chart/plot'
import { nearestPoint, type NetValueModel, type PlottedPoint } from './net-value-model'

/** A text below the plot and where it is drawn. */
export interface DateLabel {
  readonly text: string
  readonly x: number
  readonly align: 'left' | 'center' | 'right'
}

/** Distance from the left of a day; a single day stands in the middle. */
export function xOf(plot: Plot, { lastDay }: NetValueModel, { day }: PlottedPoint): number {
  return plot.left + (plot.right - plot.left) * (lastDay === 0 ? 0.5 : day / lastDay)
}

/** Distance from the top of a value. */
export function yOf(plot: Plot, { low, high }: NetValueModel, value: number): number {
  return plot.bottom - ((value - low) / (high - low)) * (plot.bottom - plot.top)
}

/** Index of the point nearest to a distance from the left, also beyond the plot; -1 without points. */
export function pointAt(plot: Plot, model: NetValueModel, x: number): number {
  const share = (x - plot.left) / (plot.right - plot.left)
  return nearestPoint(model, Math.min(Math.max(share, 0), 1))
}

/**
 * First, middle and last date; where large text leaves no room, the first and the last, those by their month, and at last
 * the last one alone.
 */
export function dateLabels(
  plot: Plot,
  model: NetValueModel,
  { dp, fontSize }: SurfaceSize,
): readonly DateLabel[] {
  const { points } = model
  const dates = [0, nearestPoint(model, 0.5), points.length - 1].map(index => points[index]?.point.date ?? '')
  const [first = '', middle = '', last = ''] = dates
  const width = plot.right - plot.left
  const room = (texts: number, length: number) =>
    texts * length * DIGIT_WIDTH * fontSize + (texts - 1) * LABEL_SPACE_DP * dp <= width
  if (first === last) return [{ text: first, x: (plot.left + plot.right) / 2, align: 'center' }]
  const length = room(2, first.length) ? first.length : 'YYYY-MM'.length
  const isOverlapping = 2 * length * DIGIT_WIDTH * fontSize > width
  if (isOverlapping) return [{ text: last.slice(0, length), x: plot.right, align: 'right' }]
  const ends = [
    { text: first.slice(0, length), x: plot.left, align: 'left' },
    { text: last.slice(0, length), x: plot.right, align: 'right' },
  ] as const
  if (middle === first || middle === last || !room(3, first.length)) return ends
  return [ends[0], { text: middle, x: (plot.left + plot.right) / 2, align: 'center' }, ends[1]]
}
