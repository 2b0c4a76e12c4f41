import { accountRoutes } from './account'
import { agreementRoutes } from './agreements'
import { assetsRoutes } from './assets'
import { contentRoutes } from './content'
import type { Route } from './define'
import { identityRoutes } from './identity'
import { mainRoutes } from './main'
import { messagesRoutes } from './messages'
import { membershipRoutes } from './membership'
import { positionsRoutes } from './positions'
import { productsRoutes } from './products'
import { reportRoutes } from './report'
import { surveysRoutes } from './surveys'

/** Every route of the product: the one source of pages, sub-packages, URLs, titles and access. */
export const routes = {
  ...mainRoutes,
  ...accountRoutes,
  ...agreementRoutes,
  ...assetsRoutes,
  ...contentRoutes,
  ...identityRoutes,
  ...messagesRoutes,
  ...membershipRoutes,
  ...positionsRoutes,
  ...productsRoutes,
  ...reportRoutes,
  ...surveysRoutes,
}

export type RouteName = keyof typeof routes

/** Query parameters of a route, all optional strings: a link may lack any of them. */
export type RouteParams<Name extends RouteName> = Partial<
  Record<(typeof routes)[Name]['params'][number], string>
>

export const routeList: readonly Route[] = Object.values(routes)
