import { makeAutoObservable, observableShallow } from 'mobx'
import { withQuery } from '@/lib/query'
import { postToNative } from '@/platform/host/bridge'
import { scaleQuery } from '@/platform/look/display-scale'
import { hasHistory, hasOwnHistory, historyBack, replaceQuery } from '@/platform/pages/history'
import { closePage, hasPageBelow, type NavigationMode, openPage } from '@/platform/pages/navigation'
import { HAS_TAB_BAR } from '@/platform/host/tab-bar'
import { openPages } from '@/platform/pages/open-pages'
import type { OpenPage } from '@/platform/pages/open-pages.types'
import { setSecureScreen } from '@/platform/host/secure-screen'
import { setTitle } from '@/platform/host/title'
import type { LinkProps } from '@/platform/elements/elements.types'
import { type RouteName, type RouteParams, routes } from '@/routes'
import { decideAccess, type SessionState, withDisplayScale } from '@/routes/rules'
import { routeOfAddress } from './route-address'

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
  /** What tabs of the tab bar were opened with: WeChat switches to them without a query. */
  private readonly tabParams = new Map<RouteName, Params>()
  private pendingKey: string | undefined

  constructor(
    private readonly session: () => SessionState,
    private readonly openLogin: (returnTo: string) => void,
    /** The page did not open: its code could not be fetched, or the host refused. */
    private readonly onFailure: (retry: () => void) => void,
    /** An address brings a display scale of its own. */
    private readonly takeScale: (scale: number) => void,
    private readonly onArrival: () => void = () => undefined,
    /** A page is likely to open: what can be had of it before begins to come; the answer gives that up. */
    private readonly prepare: (name: RouteName, params: Params) => () => void = () => () => undefined,
  ) {
    makeAutoObservable<
      this,
      | 'session'
      | 'openLogin'
      | 'onFailure'
      | 'takeScale'
      | 'onArrival'
      | 'prepare'
      | 'pendingKey'
      | 'tabParams'
    >(
      this,
      {
        session: false,
        openLogin: false,
        onFailure: false,
        takeScale: false,
        onArrival: false,
        isOnTheWay: false,
        prepare: false,
        pendingKey: false,
        tabParams: observableShallow,
      },
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
    // Opening it as the only page is more than going to it: what lies below, and what it shows, goes.
    const isHere = mode !== 'relaunch' && this.current !== undefined && key === keyOf(this.current)
    if (key === this.pendingKey || (isHere && this.pendingKey === undefined)) return
    if (decideAccess(route.access, this.session()) === 'login') return this.openLogin(this.addressOf(place))
    this.pendingKey = key
    this.open(place, mode).catch(() => {
      this.pendingKey = undefined
      this.onFailure(() => this.go(name, params, mode))
    })
  }

  /** What leads to a route: it opens on a tap, and begins to come as the finger comes down. */
  link<Name extends RouteName>(name: Name, params: RouteParams<Name> = {}): LinkProps {
    return {
      onTap: () => this.go(name, params),
      onPress: () => this.prepare(name, params),
    }
  }

  private open(place: Place, mode: NavigationMode): Promise<void> {
    const route = routes[place.name]
    if (route.isTab && HAS_TAB_BAR) {
      this.tabParams.set(place.name, place.params)
      return openPage(route.page, mode === 'relaunch' ? mode : 'tab')
    }
    return openPage(withQuery(route.page, withDisplayScale(route, place.params, scaleQuery())), mode)
  }

  /** Parameters of a tab of the tab bar, as it was opened last; of any other page nothing. */
  paramsOfTab(name: RouteName): Params {
    return this.tabParams.get(name) ?? {}
  }

  /** Says in the address what the page in front shows now; the way back leads to it like this. */
  showParams<Name extends RouteName>(name: Name, params: RouteParams<Name>): void {
    if (!this.isAt(name)) return
    const place = { name, params: params as Params }
    this.current = place
    if (routes[name].isTab && HAS_TAB_BAR) this.tabParams.set(name, place.params)
    const query = withQuery('', withDisplayScale(routes[name], place.params, scaleQuery()))
    replaceQuery(query.slice(1))
  }

  /** A page has come to the front: remember where the customer is, and say it. */
  arrived(name: RouteName, params: Params): void {
    this.current = { name, params }
    this.pendingKey = undefined
    this.onArrival()
    const { title, sendsTitle, isSecure } = routes[name]
    setSecureScreen(isSecure)
    setTitle(title)
    if (sendsTitle) postToNative('setTitle', { title })
  }

  /** Back by one page; after a reload through the browser's history; with nothing behind, to the home page. */
  back(): void {
    if (hasPageBelow()) void closePage()
    else if (hasHistory()) historyBack()
    else this.go('main/home', {}, 'replace')
  }

  /** Shows a tab as it was left, where it lies below; opened anew else. */
  switchTo(name: RouteName): void {
    if (this.isAt(name)) return
    const below = [...openPages()].reverse().slice(1)
    const depth = below.findIndex(page => page.isOf(routes[name])) + 1
    if (depth > 0) void closePage(depth)
    else this.go(name)
  }

  /** Back as far as the product goes: behind the first page lies home, not where its link stood. */
  backWithin(): void {
    if (hasPageBelow() || hasOwnHistory()) this.back()
    else this.go('main/home', {}, 'replace')
  }

  /** Another page was asked for and has not come to the front yet. */
  get isOnTheWay(): boolean {
    return this.pendingKey !== undefined
  }

  isAt(name: RouteName): boolean {
    return this.current?.name === name
  }

  /** Where the customer is, as an address to come back to: path and query of ours, nothing personal. */
  get returnAddress(): string {
    return this.current ? this.addressOf(this.current) : ''
  }

  /** Opens an address of ours, as messages and server texts carry them; `false` when it names no route (any more). */
  follow(address: string, mode: NavigationMode = 'push'): boolean {
    const place = routeOfAddress(address)
    // A target that brings its own scale keeps it (specification, section 2): from here on it is the one in force.
    if (place?.scale !== undefined) this.takeScale(place.scale)
    if (place) this.go(place.name, place.params, mode)
    return place !== undefined
  }

  /**
   * Goes on with what waits for what was done here: back to its page where that lies below, and else to its address in the
   * place of this page. Opened over itself it would stand there twice, and its second way back lead to the first.
   */
  returnTo(address: string): void {
    const place = routeOfAddress(address)
    const depth = place ? this.depthOf(place) : 0
    if (depth > 0) void closePage(depth)
    else this.openAddress(address, 'replace')
  }

  /** How far below the page in front the nearest page of a place lies; 0 for none. */
  private depthOf({ name, params }: Place): number {
    const below = [...openPages()].reverse().slice(1)
    const known: readonly string[] = routes[name].params
    const isThere = (page: OpenPage) =>
      page.isOf(routes[name]) && known.every(param => (page.params[param] ?? '') === (params[param] ?? ''))
    return below.findIndex(isThere) + 1
  }

  /** Opens the address that a login returns to; anything but a page of ours behind it leads to the home page. */
  openAddress(address: string, mode: NavigationMode): void {
    const isLogin = routeOfAddress(address)?.name === 'account/login'
    if (isLogin || !this.follow(address, mode)) this.go('main/home', {}, mode)
  }

  private addressOf({ name, params }: Place): string {
    return withQuery(routes[name].path, params)
  }
}
