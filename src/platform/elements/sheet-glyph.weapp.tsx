import { View } from '@tarojs/components'
import type { SheetGlyphProps } from './sheet-glyph.types'
import './sheet-glyph.scss'

/** A glyph that stands in every row, or on the first screen; decoration. Drawn by the sheet: each other icon is sent with its picture. */
export function SheetGlyph({ name }: SheetGlyphProps) {
  return <View className={`glyph-${name}`} aria-hidden />
}
