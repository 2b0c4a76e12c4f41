import type { CanvasSurface, ChartColour } from '@/platform/elements/canvas.types'
import { ringArcs, type RingSlice } from './ring'

/** Measures of the ring in dp. */
const STROKE_DP = 15
const GAP_DP = 2.2

/** Draws the ring into the largest square of the surface, clockwise from the top. */
export function drawRing(
  context: CanvasRenderingContext2D,
  { width, height, dp, colours }: CanvasSurface,
  slices: readonly RingSlice<ChartColour>[],
): void {
  const stroke = STROKE_DP * dp
  const radius = (Math.min(width, height) - stroke) / 2
  const gap = ((GAP_DP * dp) / radius) * (180 / Math.PI)
  const turn = (degrees: number) => ((degrees - 90) * Math.PI) / 180
  context.lineWidth = stroke
  for (const { from, to, colour } of ringArcs(slices, gap)) {
    context.beginPath()
    context.strokeStyle = colours[colour]
    context.arc(width / 2, height / 2, radius, turn(from), turn(to))
    context.stroke()
  }
}
