/** `true` when the browser has an address to go back to, also after a reload emptied the page stack. */
export function hasHistory(): boolean {
  return window.history.length > 1
}

/** Goes back in the browser's history. */
export function historyBack(): void {
  window.history.back()
}
