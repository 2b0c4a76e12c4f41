/** The strip of a list that is on screen: px from the list's own top, negative while the list begins below the top. */
export interface ListBand {
  readonly top: number
  readonly height: number
}

/** What was read from the screen of a list and its rows; px. */
export interface ListReading {
  readonly band: ListBand
  readonly width: number
  /** Root font size. */
  readonly rem: number
  /** Heights of the rows in the document, by what follows the list's id in theirs. */
  readonly heights: ReadonlyMap<string, number>
}

export interface PageScrollHandlers {
  readonly onMove: (band: ListBand) => void
  /** Scrolling has come to rest. */
  readonly onRest: () => void
  /** The list, the screen or the text may have another size. */
  readonly onResize: () => void
  /** The row that holds the keyboard's focus, if any does. */
  readonly onFocus: (key: string | undefined) => void
}

export interface PageScroll {
  /** Reads what is drawn now: at once on H5, as soon as the view has answered in the mini-program. */
  readonly read: (take: (reading: ListReading) => void) => void
  readonly scrollBy: (pixels: number) => void
  readonly scrollToTop: () => void
}
