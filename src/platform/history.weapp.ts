/** The page stack is all the history the mini-program has. */
export function hasHistory(): boolean {
  return false
}

/** There is nothing beyond the page stack. */
export function historyBack(): void {}
