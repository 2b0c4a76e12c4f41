import { readScale } from '@/lib/display-scale'
import { parseQuery } from '@/lib/query'
import { SCALE_KEY } from '@/platform/look/display-scale'
import { type RouteName, routes } from '@/routes'

/** A place of the product that an address names. */
export interface Place {
  readonly name: RouteName
  /** The parameters the route reads; whatever else the address carried is left behind. */
  readonly params: Readonly<Record<string, string>>
  /** The display scale that the address brings; `undefined` for none. */
  readonly scale: number | undefined
}

const nameByPath = new Map<string, RouteName>(
  (Object.keys(routes) as RouteName[]).map(name => [routes[name].path, name]),
)

/**
 * The route behind an address of ours, as messages, server texts and logins carry them: `/phone/<path>?<query>`, or the
 * same without `/phone/`. `undefined` for whatever is no route (any more), other sites included.
 */
export function routeOfAddress(address: string): Place | undefined {
  const [, path = '', query = ''] = /^(?:\/phone\/)?([^?#]*)(?:\?([^#]*))?/.exec(address) ?? []
  const name = nameByPath.get(path)
  if (!name) return undefined
  const given = parseQuery(query)
  const known = Object.entries(given).filter(([param]) =>
    (routes[name].params as readonly string[]).includes(param),
  )
  return { name, params: Object.fromEntries(known), scale: readScale(given[SCALE_KEY]) }
}
