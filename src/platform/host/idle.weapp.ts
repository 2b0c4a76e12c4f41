/** Runs at once: the mini-program has its code already, and nothing to wait for. Answers how to give it up. */
export function whenIdle(run: () => void, _delayMs?: number): () => void {
  run()
  return () => undefined
}
