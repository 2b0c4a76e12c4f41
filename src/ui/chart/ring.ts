import { addDecimals, isPositive } from '@/lib/decimal'
import { percent } from '@/lib/format-number'

/** A share of a whole; `ratio` is in percent as the server sent it, `C` how the caller names colours. */
export interface RingPart<C> {
  /** Without a name it becomes part of 其他. */
  readonly label: string | undefined
  readonly ratio: string
  readonly colour: C
}

/** One part of the ring and its line of the legend. */
export interface RingSlice<C> {
  readonly label: string
  /** Percentage as the server sent it, or the sum of what was merged: `44.38%`. */
  readonly text: string
  /** Share of the whole ring, 0 to 1; all slices together are exactly the ring. */
  readonly share: number
  readonly colour: C
}

/** A part of the circle: degrees clockwise from the top, gaps already taken off. */
export interface RingArc<C> {
  readonly from: number
  readonly to: number
  readonly colour: C
}

export const OTHERS = '其他'
const MAX_SLICES = 5

/**
 * Parts as slices, largest first. Parts without a name, and the smallest beyond five lines, become 其他. The ring closes
 * even where the percentages do not add up to 100; the legend shows them as they came.
 */
export function ringSlices<C>(parts: readonly RingPart<C>[], othersColour: C): readonly RingSlice<C>[] {
  const known = parts
    .filter(({ ratio }) => isPositive(ratio))
    .sort((a, b) => Number(b.ratio) - Number(a.ratio))
  const named = known.flatMap(({ label, ...part }) => (label === undefined ? [] : [{ ...part, label }]))
  const nameless = known.filter(({ label }) => label === undefined)
  const hasOthers = nameless.length > 0 || named.length > MAX_SLICES
  const shown = hasOthers ? named.slice(0, MAX_SLICES - 1) : named
  const merged = [...named.slice(shown.length), ...nameless].map(({ ratio }) => ratio)
  const total = Number(addDecimals(known.map(({ ratio }) => ratio)) ?? 0)
  const slices = shown.map(({ label, ratio, colour }) => ({
    label,
    text: percent(ratio),
    share: Number(ratio) / total,
    colour,
  }))
  if (merged.length === 0) return slices
  const rest = addDecimals(merged)
  return [
    ...slices,
    { label: OTHERS, text: percent(rest), share: Number(rest) / total, colour: othersColour },
  ]
}

/** Angles of the slices: `gap` degrees are left between neighbours, a lone slice is a full circle. */
export function ringArcs<C>(slices: readonly RingSlice<C>[], gap: number): readonly RingArc<C>[] {
  if (slices.length === 1) return slices.map(({ colour }) => ({ from: 0, to: 360, colour }))
  let start = 0
  return slices.map(({ share, colour }) => {
    const from = start
    start += share * 360
    // A sliver narrower than the gap keeps a hairline, or it would vanish.
    return { from, to: Math.max(from + 0.6, start - gap), colour }
  })
}
