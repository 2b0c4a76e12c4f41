import { ANALYTICS } from './analytics-constants'

/** How long the customer stayed at a place of the page before moving on. */
export interface Stay {
  readonly position: number
  readonly seconds: number
}

/**
 * Tells stays from scrolling, as the SDK does for a page that scrolls as a whole: at the end of each burst, when more than
 * the delay has passed since the last one and the place is another.
 */
export function createStayMeter(now: number) {
  let since = now
  let position = 0
  return {
    /** Another page, or the same one anew. */
    restart(at: number): void {
      since = at
      position = 0
    },
    /** A burst of scrolling has ended here. */
    moved(to: number, at: number): Stay | undefined {
      const from = position
      const elapsed = at - since
      since = at
      position = to
      if (elapsed <= ANALYTICS.scrollDelayMs || to === from) return undefined
      return { position: Math.round(from), seconds: Math.min(ANALYTICS.scrollMaxSeconds, elapsed / 1000) }
    },
  }
}
