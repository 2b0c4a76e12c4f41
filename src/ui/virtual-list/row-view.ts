import type { OffsetIndex } from './offset-index'
import type { RowRange } from './window'

/** What is drawn, from top to bottom: space, the focused row and space if it lies above, the range, and so on below. */
export interface RowView<T> {
  readonly items: readonly T[]
  readonly range: RowRange
  /** Space above the first row drawn and below the last one, px. */
  readonly lead: number
  readonly tail: number
  /** A row outside the range that holds the focus, and the space between it and the range. */
  readonly focused: { readonly row: number; readonly isAbove: boolean; readonly gap: number } | undefined
  readonly isNearEnd: boolean
  /**
   * Rows whose heights are not known yet were added above: until they are, the rows below stay at their distance from the
   * end of the list, which is `height` px high, and the space above the range takes what is left.
   */
  readonly isHeldBelow: boolean
  readonly height: number
}

/** Where the range and a row outside it stand; `drift` px are added to the space directly above the range. */
export function placeRows(
  index: OffsetIndex,
  range: RowRange,
  drift: number,
  focusedRow: number | undefined,
): Pick<RowView<never>, 'lead' | 'tail' | 'focused'> {
  const top = index.offsetOf(range.first) + drift
  const bottom = index.offsetOf(range.end)
  const tail = index.total - bottom
  if (focusedRow === undefined || (focusedRow >= range.first && focusedRow < range.end)) {
    return { lead: top, tail, focused: undefined }
  }
  const rowTop = index.offsetOf(focusedRow)
  const rowBottom = index.offsetOf(focusedRow + 1)
  return focusedRow < range.first
    ? { lead: rowTop, tail, focused: { row: focusedRow, isAbove: true, gap: top - rowBottom } }
    : {
        lead: top,
        tail: index.total - rowBottom,
        focused: { row: focusedRow, isAbove: false, gap: rowTop - bottom },
      }
}

/** The space above the range that a placement has left; below zero, there is not enough of it. */
export function spaceAbove({ lead, focused }: Pick<RowView<never>, 'lead' | 'focused'>): number {
  return focused?.isAbove ? focused.gap : lead
}

/** Whether drawing the one or the other makes no difference. */
export function isSameView<T>(a: RowView<T>, b: RowView<T>): boolean {
  return (
    a.items === b.items &&
    a.range === b.range &&
    a.lead === b.lead &&
    a.tail === b.tail &&
    a.isNearEnd === b.isNearEnd &&
    a.isHeldBelow === b.isHeldBelow &&
    a.height === b.height &&
    a.focused?.row === b.focused?.row &&
    a.focused?.gap === b.focused?.gap
  )
}
