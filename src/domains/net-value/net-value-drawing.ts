import { area, line } from 'd3-shape'
import type { CanvasSurface } from '@/platform/elements/canvas.types'
import { translucent } from '@/ui/chart/colour'
import type { Plot } from '@/ui/chart/plot'
import type { NetValueModel, PlottedPoint } from './net-value-model'
import { dateLabels, xOf, yOf } from './net-value-plot'

type Context = CanvasRenderingContext2D

/** What is drawn beside the lines themselves. */
export interface NetValueMarks {
  /** Labels of the grid lines, lowest first; none while figures are hidden. */
  readonly labels: readonly string[]
  /** The point under the cross line. */
  readonly selected: PlottedPoint | undefined
}

const LINE_DP = 1.8
const BENCHMARK_DP = 1.4
const BENCHMARK_DASH_DP = [4, 3]
const CROSS_DASH_DP = [2, 3]
const DOT_DP = 4
const AREA_OPACITY = 0.16

/**
 * Draws lines, area, grid, labels and cross line of a model. The shapes come from d3-shape, the ticks and the search for
 * a day from d3-array: together a few kB, where a whole chart library is over a hundred, and they draw onto the mini-
 * program's canvas as they are, while such a library wants a canvas of its own there.
 */
export function drawNetValue(
  context: Context,
  surface: CanvasSurface,
  plot: Plot,
  model: NetValueModel,
  { labels, selected }: NetValueMarks,
): void {
  context.lineJoin = 'round'
  context.lineCap = 'round'
  drawGrid(context, surface, plot, model, labels)
  drawDates(context, surface, plot, model)
  drawArea(context, surface, plot, model)
  drawLines(context, surface, plot, model)
  if (selected) drawCross(context, surface, plot, model, selected)
}

function drawGrid(
  context: Context,
  { dp, fontSize, fontFamily, colours }: CanvasSurface,
  plot: Plot,
  model: NetValueModel,
  labels: readonly string[],
): void {
  context.font = `${fontSize}px ${fontFamily}`
  context.textBaseline = 'middle'
  context.textAlign = 'left'
  context.strokeStyle = colours.line
  context.fillStyle = colours['text-3']
  context.lineWidth = dp
  for (const y of [...model.grid.map(value => yOf(plot, model, value)), plot.bottom]) {
    context.beginPath()
    context.moveTo(plot.left, y)
    context.lineTo(plot.right, y)
    context.stroke()
  }
  labels.forEach((label, index) => context.fillText(label, 0, yOf(plot, model, model.grid[index] ?? 0)))
}

function drawDates(context: Context, surface: CanvasSurface, plot: Plot, model: NetValueModel): void {
  context.textBaseline = 'bottom'
  for (const { text, x, align } of dateLabels(plot, model, surface)) {
    context.textAlign = align
    context.fillText(text, x, surface.height)
  }
}

function drawArea(context: Context, { colours }: CanvasSurface, plot: Plot, model: NetValueModel): void {
  const fade = context.createLinearGradient(0, plot.top, 0, plot.bottom)
  fade.addColorStop(0, translucent(colours.accent, AREA_OPACITY))
  fade.addColorStop(1, translucent(colours.accent, 0))
  context.fillStyle = fade
  context.beginPath()
  area<PlottedPoint>()
    .x(point => xOf(plot, model, point))
    .y0(plot.bottom)
    .y1(({ value }) => yOf(plot, model, value))
    .context(context)(model.points)
  context.fill()
}

function drawLines(context: Context, { dp, colours }: CanvasSurface, plot: Plot, model: NetValueModel): void {
  const x = (point: PlottedPoint) => xOf(plot, model, point)
  context.beginPath()
  context.strokeStyle = colours.c3
  context.lineWidth = BENCHMARK_DP * dp
  context.setLineDash(BENCHMARK_DASH_DP.map(length => length * dp))
  line<PlottedPoint>()
    .defined(({ benchmark }) => benchmark !== undefined)
    .x(x)
    .y(({ benchmark = 0 }) => yOf(plot, model, benchmark))
    .context(context)(model.points)
  context.stroke()
  context.beginPath()
  context.strokeStyle = colours.accent
  context.lineWidth = LINE_DP * dp
  context.setLineDash([])
  line<PlottedPoint>()
    .x(x)
    .y(({ value }) => yOf(plot, model, value))
    .context(context)(model.points)
  context.stroke()
}

function drawCross(
  context: Context,
  { dp, colours }: CanvasSurface,
  plot: Plot,
  model: NetValueModel,
  selected: PlottedPoint,
): void {
  const x = xOf(plot, model, selected)
  context.beginPath()
  context.strokeStyle = colours['text-3']
  context.lineWidth = dp
  context.setLineDash(CROSS_DASH_DP.map(length => length * dp))
  context.moveTo(x, plot.top)
  context.lineTo(x, plot.bottom)
  context.stroke()
  context.setLineDash([])
  context.beginPath()
  context.arc(x, yOf(plot, model, selected.value), DOT_DP * dp, 0, Math.PI * 2)
  context.fillStyle = colours.card
  context.fill()
  context.strokeStyle = colours.accent
  context.lineWidth = 2 * dp
  context.stroke()
}
