/** The page stack is all the history the mini-program has. */
export function hasHistory(): boolean {
  return false
}

/** The page stack is all the history the mini-program has. */
export function hasOwnHistory(): boolean {
  return false
}

/** A page of the mini-program has no address of its own. */
export function replaceQuery(_query: string): void {}

/** There is nothing beyond the page stack. */
export function historyBack(): void {}
