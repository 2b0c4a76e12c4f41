import type { CSSProperties } from 'react'

/** Style of a square that shows the colour behind a picture alone: by its prefixed name, which every engine of the floor knows. */
export function maskStyle(edge: string, mask: string): CSSProperties {
  return { width: edge, height: edge, WebkitMaskImage: mask }
}
