const listeners = new Set<() => void>()

/** Calls back each time fetched data has come to stand on a page; returns the way to stop it. */
export function onReady(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Fetched data stands on a page now. */
export function announceReady(): void {
  listeners.forEach(listener => listener())
}
