import type { CompiledPackage } from '../contract'

/** A page with its query, as it is asked for. */
export interface Target {
  readonly route: string
  readonly query: Readonly<Record<string, string>>
}

/** Why a navigation did not take place, in WeChat's words. */
export class NavigationError extends Error {}

/** `/pages/a/index?b=1` taken apart; WeChat hands the values on as they stand, without decoding. */
export function parseUrl(url: string, current = ''): Target {
  const [path = '', search = ''] = url.split(/\?(.*)/s)
  const route = path.startsWith('/')
    ? path.slice(1)
    : new URL(path, `http://host/${current}`).pathname.slice(1)
  const query: Record<string, string> = {}
  for (const pair of search.split('&').filter(Boolean)) {
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    query[name] = value
  }
  return { route, query }
}

/** What may be opened how. */
export class Routes {
  private readonly tabs: ReadonlySet<string>

  constructor(
    private readonly pack: CompiledPackage,
    private readonly warn: (message: string) => void,
  ) {
    this.tabs = new Set(pack.app.tabBar?.list.map(({ pagePath }) => pagePath))
  }

  isTab(route: string): boolean {
    return this.tabs.has(route)
  }

  /** A page that `wx.navigateTo` or `wx.redirectTo` may open: any but those of the tab bar. */
  ordinary(call: 'navigateTo' | 'redirectTo', url: string, current?: string): Target {
    const target = this.known(url, current)
    if (this.isTab(target.route)) throw new NavigationError(`can not ${call} a tabbar page`)
    return target
  }

  /** A page that `wx.switchTab` may open. */
  tab(url: string, current?: string): Target {
    const target = this.known(url, current)
    if (!this.isTab(target.route)) throw new NavigationError('can not switch to no-tabBar page')
    return this.withoutQuery('switchTab', target)
  }

  /** A page that a link opens: any, and those of the tab bar get their query this once. */
  entry(url: string): Target {
    return this.known(url)
  }

  /** A page that `wx.reLaunch` may open: any. */
  any(url: string, current?: string): Target {
    const target = this.known(url, current)
    return this.isTab(target.route) ? this.withoutQuery('reLaunch', target) : target
  }

  private known(url: string, current?: string): Target {
    const target = parseUrl(url, current)
    if (!this.pack.pages.includes(target.route)) {
      throw new NavigationError(`page "${target.route}" is not found`)
    }
    return target
  }

  /** WeChat warns of a query for a page of the tab bar and drops it. */
  private withoutQuery(call: string, { route, query }: Target): Target {
    if (Object.keys(query).length > 0) this.warn(`wx.${call}: url 不支持 queryString`)
    return { route, query: {} }
  }
}
