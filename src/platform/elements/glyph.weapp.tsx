import { View } from '@tarojs/components'
import { svgUrl } from '@/lib/svg-url'
import type { GlyphProps } from './glyph.types'
import './glyph.scss'

const cache = new Map<string, string>()

function maskOf(glyph: string): string {
  let mask = cache.get(glyph)
  if (mask === undefined) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${glyph}</svg>`
    mask = `url("${svgUrl(svg)}")`
    cache.set(glyph, mask)
  }
  return mask
}

/**
 * A glyph in the colour of the text around it. WXML knows no SVG: it is a mask over that colour, by one name of it alone, since
 * pictures are most of what is sent of an icon.
 */
export function Glyph({ glyph, edge = '1em', className, label }: GlyphProps) {
  return (
    <View
      className={className}
      // As a text: of an object, Taro drops the properties that it has no list of, and the prefixed mask is one of them.
      style={`width: ${edge}; height: ${edge}; -webkit-mask-image: ${maskOf(glyph)}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    />
  )
}
