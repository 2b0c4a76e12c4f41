import type { CanvasSurface } from '@/platform/elements/canvas.types'
import { translucent } from '@/ui/chart/colour'
import type { Plot } from '@/ui/chart/plot'
import { heightOf, labelStep, type MonthModel, widthOf } from './month-plot'

type Context = CanvasRenderingContext2D

/** What is drawn beside the bars. */
export interface MonthMarks {
  /** Labels of the grid lines, lowest first; none while figures are hidden. */
  readonly labels: readonly string[]
  /** Names of the months below the bars. */
  readonly names: readonly string[]
  /** Index of the month that is read out. */
  readonly selected: number
}

/** Of a month's width: what each of its two bars takes, and the space beside them. */
const BAR_SHARE = 0.34
const SIDE_SHARE = 0.14
const BAND_OPACITY = 0.1
/** `12月`, a digit being half as wide. */
const NAME_LETTERS = 2

/** Draws two bars a month, up or down from the line of nothing, on a band where the month is read out. */
export function drawMonths(
  context: Context,
  surface: CanvasSurface,
  plot: Plot,
  model: MonthModel,
  { labels, names, selected }: MonthMarks,
): void {
  const { colours, dp, fontSize, fontFamily, height } = surface
  const width = widthOf(plot, model)
  const zero = heightOf(plot, model, 0)
  context.font = `${fontSize}px ${fontFamily}`
  context.fillStyle = translucent(colours.accent, BAND_OPACITY)
  context.fillRect(plot.left + selected * width, plot.top, width, plot.bottom - plot.top)

  context.lineWidth = dp
  context.textBaseline = 'middle'
  context.textAlign = 'left'
  model.grid.forEach((value, index) => {
    const y = heightOf(plot, model, value)
    context.strokeStyle = value === 0 ? colours['line-strong'] : colours.line
    context.beginPath()
    context.moveTo(plot.left, y)
    context.lineTo(plot.right, y)
    context.stroke()
    context.fillStyle = colours['text-3']
    context.fillText(labels[index] ?? '', 0, y)
  })

  model.months.forEach(({ distributed, valueChange }, index) => {
    const left = plot.left + (index + SIDE_SHARE) * width
    const bars = [
      { value: distributed, colour: colours.c1 },
      { value: valueChange, colour: colours.c2 },
    ]
    bars.forEach(({ value, colour }, bar) => {
      const y = heightOf(plot, model, value)
      context.fillStyle = colour
      context.fillRect(
        left + bar * (BAR_SHARE + 0.04) * width,
        Math.min(y, zero),
        BAR_SHARE * width,
        Math.abs(y - zero),
      )
    })
  })

  const step = labelStep(plot, model, surface, NAME_LETTERS)
  const last = model.months.length - 1
  context.textBaseline = 'bottom'
  context.textAlign = 'center'
  context.fillStyle = colours['text-3']
  names.forEach((name, index) => {
    // Counted from the last month, which always has its name.
    if ((last - index) % step === 0) context.fillText(name, plot.left + (index + 0.5) * width, height)
  })
}
