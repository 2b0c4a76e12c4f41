import type { GlyphProps } from './glyph.types'

/**
 * A glyph in the colour of the text around it, as a part of the document: each picture of an SVG (a mask, a background) would be a
 * document of its own to the browser, which takes a slow phone ten milliseconds before anything is painted.
 */
export function Glyph({ glyph, edge, className, label }: GlyphProps) {
  return (
    <svg
      className={className}
      style={edge ? { width: edge, height: edge } : undefined}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      dangerouslySetInnerHTML={{ __html: glyph }}
    />
  )
}
