import type { Access, Route } from './define'

/** What is known of the visitor: not asked yet, nobody, a customer. */
export type SessionState = 'unknown' | 'anonymous' | 'known'

/** Where the root and every unknown address lead (specification, section 2). */
export const NOT_FOUND_PATH = '404'

/** Whether a route may open, or the login has to come first; while nothing is known the page asks the server. */
export function decideAccess(access: Access, session: SessionState): 'allow' | 'login' {
  return access === 'customer' && session === 'anonymous' ? 'login' : 'allow'
}

/**
 * A target's query with the display scale appended, when the host wants it, the target has none and is not exempt
 * (specification, section 2). `scale` is what the host appends: `{ multipleView: '150' }` or nothing.
 */
export function withDisplayScale<Q extends Readonly<Record<string, string | undefined>>>(
  route: Pick<Route, 'isScaleExempt'>,
  query: Q,
  scale: Readonly<Record<string, string>>,
): Readonly<Record<string, string | undefined>> {
  return route.isScaleExempt ? query : { ...scale, ...query }
}

/**
 * Spelling of an address as the route table has it: slashes around it and letter case do not matter. The root and
 * everything unknown lead to the 404 page.
 */
export function canonicalPath(routes: readonly Pick<Route, 'path'>[], path: string): string {
  const wanted = path.replace(/^\/+|\/+$/g, '').toLowerCase()
  return routes.find(route => route.path.toLowerCase() === wanted)?.path ?? NOT_FOUND_PATH
}

/** Whether the scale is never appended to a path, as `canonicalPath` spells it (specification, section 2). */
export function isScaleExempt(
  routes: readonly Pick<Route, 'path' | 'isScaleExempt'>[],
  path: string,
): boolean {
  return routes.find(route => route.path === path)?.isScaleExempt ?? false
}
