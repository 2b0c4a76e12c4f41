import { View } from '@tarojs/components'
import { maskStyle } from '@/platform/look/mask-style'
import './icon.scss'

interface IconProps {
  /** Inner SVG markup of a glyph from `./glyphs`. */
  glyph: string
  /** Edge in dp at scale 100: 14 to 24. */
  size?: number
  className?: string
  /** Only when the icon stands alone: its name for screen readers. */
  label?: string
}

const cache = new Map<string, string>()

/** The mini-program's WXML knows no SVG: a glyph is a mask over the current text colour, the same on both targets. */
function maskOf(glyph: string): string {
  let mask = cache.get(glyph)
  if (mask === undefined) {
    // Percent-encoded, so without a semicolon of its own: the mini-program's styles are parted by them.
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${glyph}</svg>`
    mask = `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
    cache.set(glyph, mask)
  }
  return mask
}

/**
 * One icon in the colour of the text around it; without a label it is decoration. The mask goes by one name alone: pictures
 * are most of what the mini-program sends of an icon.
 */
export function Icon({ glyph, size = 20, className = '', label }: IconProps) {
  const edge = `${size / 20}rem`
  return (
    <View
      className={`icon ${className}`}
      style={maskStyle(edge, maskOf(glyph))}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    />
  )
}
