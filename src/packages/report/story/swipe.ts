/** Where a finger was, and how far the page had been scrolled by then; CSS pixels. */
export interface TouchSpot {
  readonly x: number
  readonly y: number
  /** Top of the page in the viewport: falls while the page scrolls down. */
  readonly top: number
}

export type Swipe = 'next' | 'previous'

/** Shorter movements are taps and trembling. */
const THRESHOLD = 48

/**
 * What a finger's way means: up or left turns on, down or right turns back. The part of the way that scrolled the page is
 * not counted, so a page that is longer than the screen is read first and turned then.
 */
export function swipeOf(from: TouchSpot, to: TouchSpot): Swipe | undefined {
  const dx = to.x - from.x
  const dy = to.y - from.y - (to.top - from.top)
  const isAcross = Math.abs(dx) > Math.abs(dy)
  const way = isAcross ? dx : dy
  if (Math.abs(way) < THRESHOLD) return undefined
  // A scroll that also drifts sideways is a scroll.
  if (isAcross && Math.abs(to.top - from.top) > Math.abs(dx) / 2) return undefined
  return way < 0 ? 'next' : 'previous'
}
