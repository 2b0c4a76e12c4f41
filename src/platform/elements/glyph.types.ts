export interface GlyphProps {
  /** Inner SVG markup of a glyph, on a square of 24 (`ui/icon/glyphs`). */
  readonly glyph: string
  /** Length of an edge, with its unit. */
  readonly edge?: string
  readonly className: string
  /** Its name for screen readers; without one it is decoration. */
  readonly label?: string
}
