import type { ListBand, ListReading } from '@/platform/pages/page-scroll.types'
import { OffsetIndex } from './offset-index'
import { isSameView, placeRows, type RowView, spaceAbove } from './row-view'
import { FIRST_REACH, isNearEnd, nextRange, type Reach, type RowRange } from './window'

/** Differences below this are the browser's rounding. */
const NOTICEABLE_PX = 0.1

/**
 * Which rows are drawn and where. Heights are estimates until they are read from the screen. What is seen never moves
 * because of a height above it: the space above the range takes the difference (`drift`), and gives it back with a scroll
 * of the same size once the top of the list is near (`takeShift`).
 */
export class RowModel<T> {
  private items: readonly T[] = []
  private keys: readonly string[] = []
  private rowOf: ReadonlyMap<string, number> = new Map()
  private index = new OffsetIndex([])
  private readonly measured = new Map<string, number>()
  private estimate: (item: T) => number = () => 0
  private drift = 0
  private shift = 0
  private focusedKey: string | undefined
  private isHeldBelow = false
  private width = 0
  private picture: RowView<T> = {
    items: [],
    range: { first: 0, end: 0 },
    lead: 0,
    tail: 0,
    focused: undefined,
    isNearEnd: false,
    isHeldBelow: false,
    height: 0,
  }
  private readonly listeners = new Set<() => void>()
  /** The first picture has been seen. */
  isUnfolded = false

  /** `band` and `rem` are a guess until the first reading; `reach` holds from {@link unfold} on. */
  constructor(
    private band: ListBand,
    private rem: number,
    private readonly reach: Reach,
  ) {}

  /** Calls back whenever there is something else to draw. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** What is to be drawn now. */
  readonly view = (): RowView<T> => this.picture

  /**
   * Takes other items; `false` when the list begins at its top: they are another selection, or nothing is left of what was
   * read. `estimate` is in rem.
   */
  setItems(
    items: readonly T[],
    keyOf: (item: T) => string,
    estimate: (item: T) => number,
    isOtherSelection = false,
  ): boolean {
    const keys = items.map(keyOf)
    const anchor = this.anchorAmong(new Set(keys))
    const anchorKey = this.keys[anchor]
    const anchorTop = this.index.offsetOf(anchor) + this.drift
    this.items = items
    this.keys = keys
    this.rowOf = new Map(keys.map((key, row) => [key, row]))
    this.estimate = estimate
    this.rebuild()
    const anchorRow = anchorKey === undefined ? undefined : this.rowOf.get(anchorKey)
    const isSame = !isOtherSelection && anchorRow !== undefined
    // At the top of the list new rows are to be seen; further down what is read stays where it is.
    this.drift = isSame && this.band.top > 0 ? anchorTop - this.index.offsetOf(anchorRow) : 0
    if (!isSame) this.band = { ...this.band, top: Math.min(this.band.top, 0) }
    this.update()
    return isSame
  }

  /** The first picture has been seen: there is time for the rows around it. */
  unfold(): void {
    this.isUnfolded = true
    this.update()
  }

  /** The customer has scrolled. */
  moveTo(band: ListBand): void {
    this.band = band
    this.isUnfolded = true
    const { range } = this.picture
    const next = this.nextRange()
    // After a jump nothing is seen that was seen before: every offset can be what it is estimated to be.
    if (next.first >= range.end || next.end <= range.first) this.drift = 0
    this.update()
  }

  /** The keyboard's focus is in the row with this key, which stays drawn wherever the list is scrolled to. */
  setFocus(key: string | undefined): void {
    this.focusedKey = key
    this.update()
  }

  /** Takes up what was read from the screen. Another width or root font size makes every older height worthless. */
  take({ band, width, rem, heights }: ListReading): void {
    const isOtherLayout = (this.width !== 0 && width !== this.width) || rem !== this.rem
    const anchor = this.index.rowAt(band.top - this.drift)
    const anchorTop = this.index.offsetOf(anchor)
    this.width = width
    this.rem = rem
    this.band = band
    if (isOtherLayout) {
      this.measured.clear()
      this.rebuild()
    }
    heights.forEach((height, key) => this.measure(key, height))
    if (band.top > 0) this.drift -= this.index.offsetOf(anchor) - anchorTop
    this.isHeldBelow = false
    this.update()
  }

  /** Scrolling has come to rest: at the top of the list the space above it gets its true height. */
  rest(): void {
    if (this.picture.range.first > 0 || this.drift === 0) return
    this.shift -= this.drift
    this.drift = 0
    this.update()
  }

  /** How far the page has to be scrolled, in px, together with what is drawn now; asked for once. */
  takeShift(): number {
    const { shift } = this
    this.shift = 0
    return shift
  }

  /** The first row on the screen that stays, else the last one above it that does. */
  private anchorAmong(kept: ReadonlySet<string>): number {
    const first = this.index.rowAt(this.band.top - this.drift)
    for (let row = first; row < this.keys.length; row += 1) {
      if (kept.has(this.keys[row] ?? '')) return row
    }
    for (let row = first - 1; row >= 0; row -= 1) {
      if (kept.has(this.keys[row] ?? '')) return row
    }
    return first
  }

  private measure(key: string, height: number): void {
    const row = this.rowOf.get(key)
    if (row === undefined) return
    if (Math.abs(height - this.index.sizeOf(row)) >= NOTICEABLE_PX) this.index.resize(row, height)
    this.measured.set(key, height)
  }

  private rebuild(): void {
    const sizes = this.items.map(
      (item, row) => this.measured.get(this.keys[row] ?? '') ?? this.estimate(item) * this.rem,
    )
    this.index = new OffsetIndex(sizes)
  }

  private update(): void {
    const { index, items } = this
    const range = this.nextRange()
    const added = this.keys.slice(range.first, this.picture.range.first)
    this.isHeldBelow ||= added.some(key => !this.measured.has(key))
    const focusedRow = this.focusedKey === undefined ? undefined : this.rowOf.get(this.focusedKey)
    // Where there is no room above the list to take up a difference, the page is scrolled instead.
    const missing = Math.max(-spaceAbove(placeRows(index, range, this.drift, focusedRow)), 0)
    this.drift += missing
    this.shift += missing
    const next = {
      items,
      range,
      ...placeRows(index, range, this.drift, focusedRow),
      isNearEnd: isNearEnd(index, this.seen),
      isHeldBelow: this.isHeldBelow,
      height: index.total + this.drift,
    }
    if (isSameView(this.picture, next)) return
    this.picture = next
    this.listeners.forEach(listener => listener())
  }

  /** The strip on screen as the index counts it. */
  private get seen(): ListBand {
    return { ...this.band, top: this.band.top - this.drift }
  }

  private nextRange(): RowRange {
    return nextRange(this.picture.range, this.index, this.seen, this.isUnfolded ? this.reach : FIRST_REACH)
  }
}
