import { labelOf } from '@/contract/labels'
import type { ReportPosition } from '@/contract/asset-report'
import { PRODUCT_TYPE, type ProductType } from '@/contract/tables/product'
import { type RingArc, ringArcs, type RingSlice, ringSlices } from '@/ui/chart/ring'
import type { Drawing } from '@/platform/elements/picture.types'

/** A slice with its colour as CSS has it. */
export type PositionSlice = RingSlice<string>

const OTHERS_COLOUR = '#8FA0AC'

/** Colour of a series is its asset class, on the night ground of the page. */
const COLOURS: Record<ProductType, string> = {
  [PRODUCT_TYPE.fixedIncome]: '#E9D3A6',
  [PRODUCT_TYPE.fixedIncomePlus]: '#9DBDD4',
  [PRODUCT_TYPE.equity]: '#C99A5B',
  [PRODUCT_TYPE.cash]: '#6F93AB',
  [PRODUCT_TYPE.privateEquity]: '#A992B5',
}

function isProductType(code: string): code is ProductType {
  return code in PRODUCT_TYPE.labels
}

/** The positions as slices of the ring; classes that are unknown become 其他. */
export function positionSlices(positions: readonly ReportPosition[]): readonly PositionSlice[] {
  const parts = positions.map(({ productType, ratio }) =>
    isProductType(productType)
      ? { label: labelOf(PRODUCT_TYPE, productType), ratio, colour: COLOURS[productType] }
      : { label: undefined, ratio, colour: OTHERS_COLOUR },
  )
  return ringSlices(parts, OTHERS_COLOUR)
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

function arcMarkup({ from, to, colour }: RingArc<string>): string {
  const stroke = `fill="none" stroke="${colour}" stroke-width="${STROKE}"`
  if (to - from >= 360) return `<circle cx="106" cy="106" r="${RADIUS}" ${stroke}/>`
  const isLarge = to - from > 180 ? 1 : 0
  return `<path d="M${point(from)}A${RADIUS} ${RADIUS} 0 ${isLarge} 1 ${point(to)}" ${stroke}/>`
}

/** The ring as a drawing, so that both targets show it without a canvas. */
export function ringDrawing(slices: readonly PositionSlice[]): Drawing {
  const disc = '<circle cx="106" cy="106" r="86" fill="#fff" opacity=".05"/>'
  return { markup: ringArcs(slices, GAP_DEGREES).map(arcMarkup).join('') + disc, viewBox: [0, 0, SIZE, SIZE] }
}

/** The ring in words, as its name for screen readers: the largest part first. */
export function ringSentence(slices: readonly PositionSlice[]): string {
  return `资产分布：${slices.map(({ label, text }) => `${label} ${text}`).join('，')}`
}
