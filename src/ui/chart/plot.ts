import type { CanvasSurface } from '@/platform/elements/canvas.types'

/** Where a chart is drawn on its surface, px. */
export interface Plot {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What of a surface says how much room there is. */
export type SurfaceSize = Pick<CanvasSurface, 'width' | 'height' | 'dp' | 'fontSize'>

/** Widest a digit gets, in font sizes: text is not measured, so that a touch is understood without a canvas. */
export const DIGIT_WIDTH = 0.6
export const LABEL_SPACE_DP = 6.4
const EDGE_DP = 4
/** Height of the line of names below the plot, in font sizes. */
const NAME_LINE = 1.9

/** The plot: right of a gutter for labels of so many characters (46 dp for `1.0600`), above the line of dates or months. */
export function plotOf({ width, height, dp, fontSize }: SurfaceSize, labelLength: number): Plot {
  return {
    left: labelLength * DIGIT_WIDTH * fontSize + LABEL_SPACE_DP * dp,
    top: EDGE_DP * dp,
    right: width - EDGE_DP * dp,
    bottom: height - NAME_LINE * fontSize,
  }
}
