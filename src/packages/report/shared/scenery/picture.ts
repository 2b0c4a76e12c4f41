import type { Drawing } from '@/platform/elements/picture.types'
import { type Ridge, ridgePath, type Tint } from './ridge'

/** A landscape 375 units wide; the page shows the strip between `top` and `bottom`, its footer covers the rest. */
export interface Landscape {
  readonly ridges: readonly Ridge[]
  readonly top: number
  readonly bottom: number
  /** SVG markup behind and before the ridges: birds, a tree, a flag. */
  readonly behind?: string
  readonly before?: string
}

export const LANDSCAPE_WIDTH = 375
/** Where every landscape ends; gradients run down to here even when the strip ends above. */
export const LANDSCAPE_FLOOR = 812

function stop(offset: 0 | 1, [colour, opacity]: Tint): string {
  const faint = opacity === 1 ? '' : ` stop-opacity="${opacity}"`
  return `<stop offset="${offset}" stop-color="${colour}"${faint}/>`
}

function ridgeMarkup({ crest, tint, base }: Ridge, index: number): string {
  const path = ridgePath(crest, LANDSCAPE_WIDTH, LANDSCAPE_FLOOR)
  const gradient = `<linearGradient id="r${index}" x2="0" y2="1">${stop(0, tint[0])}${stop(1, tint[1])}</linearGradient>`
  const ground = base ? `<path d="${path}" fill="${base}"/>` : ''
  return `${gradient}${ground}<path d="${path}" fill="url(#r${index})"/>`
}

/** Lines drawn with a round pen, as SVG markup. */
export function stroke(colour: string, paths: string, width = 1.5): string {
  return `<path d="${paths}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** The landscape as it is drawn. */
export function landscapeDrawing({ ridges, top, bottom, behind = '', before = '' }: Landscape): Drawing {
  return {
    markup: behind + ridges.map(ridgeMarkup).join('') + before,
    viewBox: [0, top, LANDSCAPE_WIDTH, bottom - top],
  }
}
