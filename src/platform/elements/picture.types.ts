/** A picture of lines and surfaces, as SVG: shared by both targets, which show it in different ways. */
export interface Drawing {
  /** Inner SVG markup. Names in it (`id`, `url(#…)`) need be unique within it alone. */
  readonly markup: string
  readonly viewBox: readonly [left: number, top: number, width: number, height: number]
  /** How the drawing fills its place (SVG, `preserveAspectRatio`); stretched where nothing is said, since the styles decide its shape. */
  readonly fit?: string
}

export interface PictureProps {
  readonly drawing: Drawing
  readonly className: string
  /** Its name for screen readers; without one it is decoration. */
  readonly label?: string
}
