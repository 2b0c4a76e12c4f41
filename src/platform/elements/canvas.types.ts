/** Colours of the design tokens that charts draw with, as CSS colours. */
export type ChartColour =
  'accent' | 'c1' | 'c2' | 'c3' | 'c4' | 'c5' | 'line' | 'line-strong' | 'text-3' | 'card'

/** What is drawn on: sizes in px of the page, colours of the theme in force. */
export interface CanvasSurface {
  readonly width: number
  readonly height: number
  /** Px of one dp at the display scale in force. */
  readonly dp: number
  /** Font of labels: size in px and the family. */
  readonly fontSize: number
  readonly fontFamily: string
  readonly colours: Readonly<Record<ChartColour, string>>
}

/** A value that can be moved along the picture, for screen readers and arrow keys. */
export interface CanvasSlider {
  readonly value: number
  readonly max: number
  readonly text: string
  readonly onChange: (value: number) => void
}

export interface Canvas2dProps {
  readonly className?: string
  /** Name for screen readers; none where the words beside the picture say all. */
  readonly label?: string
  /** Draws the whole picture on a cleared surface; another function is a reason to draw anew. */
  readonly draw: (context: CanvasRenderingContext2D, surface: CanvasSurface) => void
  /** A finger or a pressed mouse is at this distance from the left edge, px. */
  readonly onPoint?: (x: number, surface: CanvasSurface) => void
  readonly slider?: CanvasSlider
}
