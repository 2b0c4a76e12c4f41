import type { PackageName, Route } from './define'
import { routeList, routes } from './index'

/** Pages of the main package; the first one, whatever its package, is what Taro opens on an address without a page. */
export function mainPages(first: Route): string[] {
  const pages = routeList.filter(route => route.package === 'main').map(route => route.page)
  return [first.page, ...pages.filter(page => page !== first.page)]
}

/** Sub-packages with their pages but for the `first`, relative to the package's root as app.json wants them. */
export function subPackages(first: Route): { root: string; pages: string[] }[] {
  const byPackage = new Map<PackageName, string[]>()
  for (const route of routeList) {
    if (route.package === 'main' || route === first) continue
    const pages = byPackage.get(route.package) ?? []
    pages.push(route.page.slice(`packages/${route.package}/`.length))
    byPackage.set(route.package, pages)
  }
  return [...byPackage].map(([name, pages]) => ({ root: `packages/${name}`, pages }))
}

/** Roots of the sub-packages that have a page to share. */
export function shareablePackages(): string[] {
  const names = routeList.filter(route => route.isShareable).map(route => route.package)
  return [...new Set(names)].map(name => `packages/${name}`)
}

/** Pages that a host opens by itself, for `platform`, which knows no routes (platform/pages/host-pages). */
export const hostPages = {
  home: routes['main/home'].page,
  login: routes['account/login'].page,
  notFound: routes['content/not-found'].page,
  faceCheck: routes['identity/mini-program-face'].page,
} as const
