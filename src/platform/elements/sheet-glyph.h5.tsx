import { Glyph } from './glyph.h5'
import type { SheetGlyphName, SheetGlyphProps } from './sheet-glyph.types'

/** Lucide, ISC licence: chevron-right, search. */
const GLYPHS: Readonly<Record<SheetGlyphName, string>> = {
  chevron: '<path d="m9 18 6-6-6-6"/>',
  search: '<path d="m21 21-4.34-4.34"/><circle cx="11" cy="11" r="8"/>',
}

/** A glyph that stands in every row, or on the first screen; decoration. */
export function SheetGlyph({ name }: SheetGlyphProps) {
  return <Glyph glyph={GLYPHS[name]} className={`glyph-${name}`} />
}
