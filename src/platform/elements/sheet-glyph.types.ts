/** The glyphs that the mini-program's sheet draws. */
export type SheetGlyphName = 'chevron' | 'search'

export interface SheetGlyphProps {
  /** `.glyph-{name}` says how large it is, and in what colour (`color`). */
  readonly name: SheetGlyphName
}
