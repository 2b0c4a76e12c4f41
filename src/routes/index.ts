import { accountRoutes } from './account'
import { advisorRoutes } from './advisor'
import { agreementRoutes } from './agreements'
import { assetsRoutes } from './assets'
import { contentRoutes } from './content'
import type { Route } from './define'
import { identityRoutes } from './identity'
import { incomeRoutes } from './income'
import { mainRoutes } from './main'
import { messagesRoutes } from './messages'
import { membershipRoutes } from './membership'
import { trustApplicationRoutes } from './trust-application'
import { trustPeopleRoutes } from './trust-people'
import { trustRequestsRoutes } from './trust-requests'
import { trustsRoutes } from './trusts'
import { productsRoutes } from './products'
import { recordingRoutes } from './recording'
import { reportRoutes } from './report'
import { searchRoutes } from './search'
import { settingsRoutes } from './settings'
import { signingRoutes } from './signing'
import { suitabilityRoutes } from './suitability'
import { surveysRoutes } from './surveys'

const rows = [
  ...mainRoutes,
  ...accountRoutes,
  ...advisorRoutes,
  ...agreementRoutes,
  ...assetsRoutes,
  ...contentRoutes,
  ...identityRoutes,
  ...incomeRoutes,
  ...messagesRoutes,
  ...membershipRoutes,
  ...trustsRoutes,
  ...trustApplicationRoutes,
  ...trustPeopleRoutes,
  ...trustRequestsRoutes,
  ...productsRoutes,
  ...recordingRoutes,
  ...reportRoutes,
  ...searchRoutes,
  ...settingsRoutes,
  ...signingRoutes,
  ...suitabilityRoutes,
  ...surveysRoutes,
] as const

type Rows = (typeof rows)[number]

/** A route is called by its package and its page's folder: `assets/bank-change`. */
export type RouteName = Rows['name']

/** Every route of the product by its name: the one source of pages, sub-packages, URLs, titles and access. */
export const routes = Object.fromEntries(rows.map(row => [row.name, row])) as {
  readonly [Name in RouteName]: Extract<Rows, { readonly name: Name }>
}

/** Query parameters of a route, all optional strings: a link may lack any of them. */
export type RouteParams<Name extends RouteName> = Partial<
  Record<(typeof routes)[Name]['params'][number], string>
>

/** What a page gets of its address: what it cannot do without, and the others as they came. */
export type PageParams<Name extends RouteName> = RouteParams<Name> &
  Record<(typeof routes)[Name]['required'][number], string>

export const routeList: readonly Route[] = rows
