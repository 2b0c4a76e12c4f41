import type { ListBand } from '@/platform/pages/page-scroll.types'
import type { OffsetIndex } from './offset-index'

/** Rows from `first` up to, not including, `end`. */
export interface RowRange {
  readonly first: number
  readonly end: number
}

/** Rows in the document at once; one more may hold the keyboard's focus. */
export const WINDOW_ROWS = 59
/** How far a list reaches beyond what is seen, in screens: rendered, and at least kept rendered before it is extended. */
export interface Reach {
  readonly rendered: number
  readonly kept: number
}

/** For the first picture: what is seen is there sooner. */
export const FIRST_REACH: Reach = { rendered: 0.25, kept: 0 }
/** Near the end of the list, in screens: time to fetch more. */
const NEAR_END = 1.5
/** Part of the window that may have to be kept: small rows must not make every pixel move the window. */
const NEEDED_ROWS = 45

/** The rows that touch a strip. */
export function rowsIn(index: OffsetIndex, top: number, bottom: number): RowRange {
  if (index.length === 0) return { first: 0, end: 0 }
  return { first: index.rowAt(top), end: index.rowAt(bottom) + 1 }
}

/** At most `limit` rows of a range, around those in its middle that can be seen. */
function limited(range: RowRange, seen: RowRange, limit: number): RowRange {
  if (range.end - range.first <= limit) return range
  const spare = Math.max(limit - (seen.end - seen.first), 0)
  const end = Math.min(Math.max(range.first, seen.first - Math.floor(spare / 2)) + limit, range.end)
  return { first: Math.max(end - limit, range.first), end }
}

function rowsAround(index: OffsetIndex, band: ListBand, screens: number, limit: number): RowRange {
  const reach = band.height * screens
  const bottom = band.top + band.height
  const seen = rowsIn(index, band.top, bottom)
  return limited(rowsIn(index, band.top - reach, bottom + reach), seen, limit)
}

/**
 * The rows to render for a strip, given those rendered now: the same range (the very object) while the strip is well
 * inside it, so that most scrolling renders nothing. Rows already there stay as long as there is room for them.
 */
export function nextRange(current: RowRange, index: OffsetIndex, band: ListBand, reach: Reach): RowRange {
  const needed = rowsAround(index, band, reach.kept, NEEDED_ROWS)
  if (current.first <= needed.first && needed.end <= current.end && current.end <= index.length) {
    return current
  }
  const wanted = rowsAround(index, band, reach.rendered, WINDOW_ROWS)
  const joined = { first: Math.min(current.first, wanted.first), end: Math.max(current.end, wanted.end) }
  const isTooMuch = joined.end - joined.first > WINDOW_ROWS || joined.end > index.length
  return isTooMuch ? wanted : joined
}

/** Whether the strip has come so near to the end of the list that more rows should be fetched. */
export function isNearEnd(index: OffsetIndex, band: ListBand): boolean {
  return index.length > 0 && band.top + band.height * (1 + NEAR_END) >= index.total
}
