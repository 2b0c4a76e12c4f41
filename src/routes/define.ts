/** What a list of trades is narrowed by, as its address says it. */
export const TRADE_FILTER = ['tradeType', 'tradeStatus', 'range', 'startDate', 'endDate'] as const

/** What 我的持仓 is narrowed and sorted by, as its address says it. */
export const HOLDING_FILTER = ['holderRole', 'positionClass', 'sort'] as const

/** Folder that owns a route's page: the main package or one sub-package under `src/packages`. */
export type PackageName =
  | 'main'
  | 'account'
  | 'assets'
  | 'content'
  | 'identity'
  | 'income'
  | 'membership'
  | 'messages'
  | 'trusts'
  | 'products'
  | 'recording'
  | 'report'
  | 'search'
  | 'settings'
  | 'signing'
  | 'suitability'
  | 'trust-application'
  | 'advisor'
  | 'trust-people'
  | 'trust-requests'

/**
 * What arriving at a route asks of the visitor.
 * - `customer`: a session; without one the login opens and leads back here.
 * - `open`: works with and without a session.
 * - `bare`: as `open`, and the user detail is not even fetched (the four routes of specification, section 4).
 */
export type Access = 'customer' | 'open' | 'bare'

/** Last part of a page's folder: `bank-change` of `trades/bank-change`. */
type PageOf<Page extends string> = Page extends `${string}/${infer Rest}` ? PageOf<Rest> : Page

type RouteKey<Package extends PackageName, Page extends string> = `${Package}/${PageOf<Page>}`

export interface Route<
  Package extends PackageName = PackageName,
  Page extends string = string,
  Required extends string = string,
  Param extends string = string,
> {
  /** The package and the page's folder: the name of the route in the code. */
  readonly name: RouteKey<Package, Page>
  /** Path behind `/phone/`, spelled as in the specification. */
  readonly path: string
  /** Page file below `src`, without extension. */
  readonly page: string
  /** Chinese page title. */
  readonly title: string
  readonly package: Package
  readonly access: Access
  /** Query parameters without which the page has nothing to show: an address that lacks one is a broken link. */
  readonly required: readonly Required[]
  /** All query parameters the page reads, the required ones among them. */
  readonly params: readonly (Required | Param)[]
  /** The display scale is not appended to this route's query (specification, section 2). */
  readonly isScaleExempt: boolean
  /** The page draws its own top: no host navigation bar on the mini-program. */
  readonly isFullScreen: boolean
  /** The page brings a share card of its own (mini-program: only such pages can be shared). */
  readonly isShareable: boolean
  /** Beside `document.title`, the title goes to the native app (the trading record). */
  readonly sendsTitle: boolean
  /** Shows contracts, accounts, certificates or personal data: kept out of screenshots and the app switcher. */
  readonly isSecure: boolean
  /** Pulling the page down fetches it anew. */
  readonly canPullRefresh: boolean
  /** A tab of the mini-program's tab bar. */
  readonly isTab: boolean
}

interface RouteTraits<Required extends string, Param extends string> {
  access?: Access
  required?: readonly Required[]
  /** Beside the required ones. */
  params?: readonly Param[]
  isScaleExempt?: boolean
  isFullScreen?: boolean
  isShareable?: boolean
  sendsTitle?: boolean
  isSecure?: boolean
  canPullRefresh?: boolean
  isTab?: boolean
}

/**
 * Declares the routes of a package: `path` as in the specification, the page's folder (`src/pages/<page>` or
 * `src/packages/<package>/<topic>/<page>`), its title. Defaults: access `customer`, no parameters. The table is in every
 * start, so the names of its columns are not, and its package is said once.
 */
export const routesOf =
  <const Package extends PackageName>(packageName: Package) =>
  <const Page extends string, Required extends string = never, Param extends string = never>(
    path: string,
    page: Page,
    title: string,
    input: RouteTraits<Required, Param> = {},
  ): Route<Package, Page, Required, Param> => {
    const { required = [] } = input
    const folder = packageName === 'main' ? 'pages' : `packages/${packageName}`
    return {
      name: `${packageName}/${page.slice(page.lastIndexOf('/') + 1)}` as RouteKey<Package, Page>,
      path,
      page: `${folder}/${page}/index`,
      title,
      package: packageName,
      access: input.access ?? 'customer',
      required,
      params: [...required, ...(input.params ?? [])],
      isScaleExempt: input.isScaleExempt ?? false,
      isFullScreen: input.isFullScreen ?? false,
      isShareable: input.isShareable ?? false,
      sendsTitle: input.sendsTitle ?? false,
      isSecure: input.isSecure ?? false,
      canPullRefresh: input.canPullRefresh ?? false,
      isTab: input.isTab ?? false,
    }
  }
