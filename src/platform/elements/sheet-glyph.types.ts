/** The glyphs that the mini-program's sheet draws. */
export type SheetGlyphName = 'chevron' | 'search'

export interface SheetGlyphProps {
  readonly name: SheetGlyphName
  /** Says how large it is, and in what colour (`color`). */
  readonly className: string
}
