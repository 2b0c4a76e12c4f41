/** `true` when the browser has an address to go back to, also after a reload emptied the page stack. */
export function hasHistory(): boolean {
  return window.history.length > 1
}

/** `true` when the address before this one is the product's own too, and not where a link to it stood. */
export function hasOwnHistory(): boolean {
  const state = window.history.state as { readonly position?: number } | null
  return (state?.position ?? 0) > 0
}

/** Puts another query behind the current address, without opening a page. `query` without `?`. */
export function replaceQuery(query: string): void {
  const { pathname, hash } = window.location
  window.history.replaceState(window.history.state, '', pathname + (query && `?${query}`) + hash)
}

export { historyBack } from '../h5-router'
