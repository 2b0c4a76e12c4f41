import type { ReportPosition } from '@/contract/asset-report'
import { PRODUCT_TYPES, type ProductType } from '@/contract/tables'
import { addDecimals, isPositive } from '@/lib/decimal'
import { percent } from '@/lib/format-number'
import { svgUrl } from './scenery/picture'

/** One part of the ring and its line of the legend. */
export interface RingSlice {
  readonly label: string
  /** Percentage as the server sent it, or the sum of what was merged: `44.38%`. */
  readonly text: string
  /** Share of the whole ring, 0 to 1; all slices together are exactly the ring. */
  readonly share: number
  readonly colour: string
}

/** A part of the circle: degrees clockwise from the top, gaps already taken off. */
export interface RingArc {
  readonly from: number
  readonly to: number
  readonly colour: string
}

const MAX_SLICES = 5
const OTHERS = '其他'
const OTHERS_COLOUR = '#8FA0AC'

/** Colour of a series is its asset class, on the night ground of the page. */
const COLOURS: Record<ProductType, string> = {
  '0': '#E9D3A6',
  '1': '#9DBDD4',
  '2': '#C99A5B',
  '3': '#6F93AB',
  '4': '#A992B5',
}

function isProductType(code: string): code is ProductType {
  return code in PRODUCT_TYPES
}

/**
 * The positions as slices, largest first. Classes that are unknown, and the smallest beyond five lines, become 其他.
 * The ring closes even where the percentages do not add up to 100; the legend shows them as they came.
 */
export function ringSlices(positions: readonly ReportPosition[]): readonly RingSlice[] {
  const known = positions
    .filter(({ ratio }) => isPositive(ratio))
    .sort((a, b) => Number(b.ratio) - Number(a.ratio))
  const named = known.filter(({ productType }) => isProductType(productType))
  const others = known.filter(({ productType }) => !isProductType(productType))
  const hasOthers = others.length > 0 || named.length > MAX_SLICES
  const shown = hasOthers ? named.slice(0, MAX_SLICES - 1) : named
  const merged = [...named.slice(shown.length), ...others].map(({ ratio }) => ratio)
  const total = Number(addDecimals(known.map(({ ratio }) => ratio)) ?? 0)
  const slices = shown.map(({ productType, ratio }) => ({
    label: isProductType(productType) ? PRODUCT_TYPES[productType] : OTHERS,
    text: percent(ratio),
    share: Number(ratio) / total,
    colour: isProductType(productType) ? COLOURS[productType] : OTHERS_COLOUR,
  }))
  if (merged.length === 0) return slices
  const rest = addDecimals(merged)
  return [
    ...slices,
    { label: OTHERS, text: percent(rest), share: Number(rest) / total, colour: OTHERS_COLOUR },
  ]
}

/** Angles of the slices: `gap` degrees are left between neighbours, a lone slice is a full circle. */
export function ringArcs(slices: readonly RingSlice[], gap: number): readonly RingArc[] {
  if (slices.length === 1) return slices.map(({ colour }) => ({ from: 0, to: 360, colour }))
  let start = 0
  return slices.map(({ share, colour }) => {
    const from = start
    start += share * 360
    // A sliver narrower than the gap keeps a hairline, or it would vanish.
    return { from, to: Math.max(from + 0.6, start - gap), colour }
  })
}

const SIZE = 212
const RADIUS = 101
const STROKE = 10
const GAP_DEGREES = 2.2

function point(angle: number): string {
  const radians = ((angle - 90) * Math.PI) / 180
  const at = (turn: (value: number) => number) => (SIZE / 2 + RADIUS * turn(radians)).toFixed(2)
  return `${at(Math.cos)} ${at(Math.sin)}`
}

function arcMarkup({ from, to, colour }: RingArc): string {
  const stroke = `fill="none" stroke="${colour}" stroke-width="${STROKE}"`
  if (to - from >= 360) return `<circle cx="106" cy="106" r="${RADIUS}" ${stroke}/>`
  const isLarge = to - from > 180 ? 1 : 0
  return `<path d="M${point(from)}A${RADIUS} ${RADIUS} 0 ${isLarge} 1 ${point(to)}" ${stroke}/>`
}

/** The ring as a CSS `url()`, so that both targets show it without a canvas. */
export function ringUrl(slices: readonly RingSlice[]): string {
  const disc = '<circle cx="106" cy="106" r="86" fill="#fff" opacity=".05"/>'
  return svgUrl(ringArcs(slices, GAP_DEGREES).map(arcMarkup).join('') + disc, [0, 0, SIZE, SIZE])
}

/** The ring in words, as its name for screen readers: the largest part first. */
export function ringSentence(slices: readonly RingSlice[]): string {
  return `资产分布：${slices.map(({ label, text }) => `${label} ${text}`).join('，')}`
}
