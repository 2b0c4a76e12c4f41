/** The first page has been drawn by then, and its answers have come. */
const DELAY_MS = 1500

/**
 * Runs once the browser has nothing better to do, but not before `delayMs`. Answers how to give it up.
 */
export function whenIdle(run: () => void, delayMs = DELAY_MS): () => void {
  let isGivenUp = false
  const runUnlessGivenUp = () => {
    if (!isGivenUp) run()
  }
  // iOS has no `requestIdleCallback`.
  const timer = setTimeout(() => (window.requestIdleCallback ?? setTimeout)(runUnlessGivenUp), delayMs)
  return () => {
    isGivenUp = true
    clearTimeout(timer)
  }
}
