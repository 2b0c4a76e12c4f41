import { Glyph } from '@/platform/elements/glyph'
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

/** One icon in the colour of the text around it; without a label it is decoration. */
export function Icon({ glyph, size = 20, className, label }: IconProps) {
  return (
    <Glyph
      className={className ? `icon ${className}` : 'icon'}
      glyph={glyph}
      edge={`${size / 20}rem`}
      label={label}
    />
  )
}
