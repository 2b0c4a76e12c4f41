import { withQuery } from '@/lib/query'
import { type RouteName, type RouteParams, routes } from '@/routes'

/**
 * Where a share card leads: the address that others open, which shows the way home on such pages, and the same page of the
 * mini-program with the same query.
 */
export function sharedAs<Name extends RouteName>(name: Name, params: RouteParams<Name>) {
  const { path, page } = routes[name]
  return { link: withQuery(`/phone/${path}`, { ...params, pageShare: '1' }), page: withQuery(page, params) }
}
