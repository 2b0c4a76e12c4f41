import { makeAutoObservable } from 'mobx'
import { parseQuery, withQuery } from '@/lib/query'
import { postToNative } from '@/platform/bridge'
import { scaleQuery } from '@/platform/display-scale'
import { hasHistory, historyBack } from '@/platform/history'
import { closePage, hasPageBelow, type NavigationMode, openPage } from '@/platform/navigation'
import { setTitle } from '@/platform/title'
import { type RouteName, type RouteParams, routes } from '@/routes'
import { decideAccess, type SessionState, withDisplayScale } from '@/routes/rules'

type Params = Readonly<Record<string, string | undefined>>

interface Place {
  readonly name: RouteName
  readonly params: Params
}

function keyOf({ name, params }: Place): string {
  return withQuery(name, params)
}

/** The one door between pages: typed by the route table, guarded, and deaf to a second tap. */
export class NavigationStore {
  current: Place | undefined
  private pendingKey: string | undefined

  constructor(
    private readonly session: () => SessionState,
    private readonly openLogin: (returnTo: string) => void,
  ) {
    makeAutoObservable<this, 'session' | 'openLogin' | 'pendingKey'>(
      this,
      { session: false, openLogin: false, pendingKey: false },
      { autoBind: true },
    )
  }

  /**
   * Opens a route. Going to where the customer already is, or already on the way to, is ignored silently (specification,
   * section 2); a route that needs a session opens the login instead, which leads back to it.
   */
  go<Name extends RouteName>(
    name: Name,
    params: RouteParams<Name> = {},
    mode: NavigationMode = 'push',
  ): void {
    const route = routes[name]
    const place = { name, params: params as Params }
    const key = keyOf(place)
    const hereKey = this.pendingKey ?? (this.current && keyOf(this.current))
    if (key === hereKey) return
    if (decideAccess(route.access, this.session()) === 'login') return this.openLogin(this.addressOf(place))
    this.pendingKey = key
    const page = withQuery(route.page, withDisplayScale(route, place.params, scaleQuery()))
    openPage(page, mode).catch(() => {
      this.pendingKey = undefined
    })
  }

  /** A page has come to the front: remember where the customer is, and say it. */
  arrived(name: RouteName, params: Params): void {
    this.current = { name, params }
    this.pendingKey = undefined
    const { title, sendsTitle } = routes[name]
    setTitle(title)
    if (sendsTitle) postToNative('setTitle', { title })
  }

  /** Back by one page; after a reload through the browser's history; with nothing behind, to the home page. */
  back(): void {
    if (hasPageBelow()) void closePage()
    else if (hasHistory()) historyBack()
    else this.go('home', {}, 'replace')
  }

  isAt(name: RouteName): boolean {
    return this.current?.name === name
  }

  /** Where the customer is, as an address to come back to: path and query of ours, nothing personal. */
  get returnAddress(): string {
    return this.current ? this.addressOf(this.current) : ''
  }

  /** Opens an address of ours, as a login returns to it; anything else leads to the home page. */
  openAddress(address: string, mode: NavigationMode): void {
    const [path = '', query = ''] = address.split('?')
    const name = (Object.keys(routes) as RouteName[]).find(candidate => routes[candidate].path === path)
    if (!name || name === 'login') return this.go('home', {}, mode)
    const given = parseQuery(query)
    const known: Record<string, string> = {}
    for (const param of routes[name].params as readonly string[]) {
      const value = given[param]
      if (value !== undefined) known[param] = value
    }
    this.go(name, known, mode)
  }

  private addressOf({ name, params }: Place): string {
    return withQuery(routes[name].path, params)
  }
}
