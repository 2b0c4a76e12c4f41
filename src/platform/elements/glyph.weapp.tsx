import { View } from '@tarojs/components'
import type { GlyphProps } from './glyph.types'
import './glyph.scss'

/**
 * A glyph in the colour of the text around it. WXML knows no SVG: it is a mask over that colour, which the view makes of the
 * glyph by itself (config/weapp-view), since pictures would be most of what is sent of a page.
 */
export function Glyph({ glyph, edge = '1em', className, label }: GlyphProps) {
  return (
    <View
      className={className}
      // As a text: of an object, Taro drops the properties that it has no list of.
      style={`--g: ${edge}${glyph.replace(/"/g, "'")}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    />
  )
}
