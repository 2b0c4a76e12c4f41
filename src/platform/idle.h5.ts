/** Without `requestIdleCallback` (iOS), this long after the page has been drawn counts as idle. */
const IDLE_MS = 1500

/** Runs once the browser has nothing better to do. Answers how to give it up. */
export function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(run)
    return () => window.cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, IDLE_MS)
  return () => clearTimeout(timer)
}
