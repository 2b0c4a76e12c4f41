import { parseQuery, safeDecode, withoutQuery, withQuery } from '@/lib/query'
import { SCALE_KEY, scaleQuery, startDisplayScale } from '@/platform/look/display-scale.h5'
import { hostKind } from './host.h5'
import { storeHostToken } from './session-token.h5'
import type { LaunchRoutes } from './launch.types'

/** Folder all addresses lie under (specification, section 2). */
export const BASE_PATH = '/phone'

/** Agent value that announces a login by token (specification, section 4). */
const TOKEN_AGENT = '5'

/**
 * Puts the first address in order before the router reads it: the token into its cookie and out of the address (before
 * any request, event or share), the path into its canonical spelling, the display scale behind it as behind every
 * navigation.
 */
export function prepareLaunch({ canonicalPath, isScaleExempt }: LaunchRoutes): void {
  const { pathname, search, hash } = window.location
  const query = parseQuery(search)
  if (query.xtoken !== undefined && query.agent === TOKEN_AGENT && hostKind() === 'webview') {
    storeHostToken(query.xtoken)
  }
  startDisplayScale()
  const given = pathname.startsWith(BASE_PATH) ? pathname.slice(BASE_PATH.length) : pathname
  const path = canonicalPath(safeDecode(given))
  // What the address has stays letter for letter; only the scale may come behind it.
  const added = SCALE_KEY in query || isScaleExempt(path) ? {} : scaleQuery()
  const rest = withoutQuery(search, ['xtoken'])
  const address = `${BASE_PATH}/${path}${withQuery(rest, added)}${hash}`
  if (address !== pathname + search + hash) window.history.replaceState(window.history.state, '', address)
}

/** Opens the root address, which leads on to the 404 page (specification, section 2). */
export function openRoot(): void {
  window.location.assign(`${BASE_PATH}/`)
}

/** Loads the page anew, as the native app may ask for. */
export function reloadPage(): void {
  window.location.reload()
}

/** Origin of the page, e.g. `https://h5.example.com`. */
export function pageOrigin(): string {
  return window.location.origin
}
