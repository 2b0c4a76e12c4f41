import { safeDecode } from '@/lib/query'
import { launchPage } from './launch-page'
import type { AppConfig, PageRoute } from './types'

/** Where pages lie: a page's file gives its address, an address its page. */
export interface AddressBook {
  /** Address of `/pages/home/index?a=1`, e.g. `/phone/home?a=1`. Throws for a page that the app does not have. */
  hrefOf(url: string): string
  /** The page of a path of this origin, e.g. `/phone/home`; undefined for a path without a page. */
  routeAt(pathname: string): PageRoute | undefined
  /** Address of the app's first page. */
  readonly home: string
}

/** A page's file and its address, as the app's own table has them. */
export interface PageAddress {
  readonly page: string
  readonly path: string
}

let given: readonly PageAddress[] = []

/**
 * Takes the pages from the app's own table, before the router starts: Taro would repeat them in its configuration, whose copy
 * the build leaves out (config/lean-app-config).
 */
export function giveAddresses(pages: readonly PageAddress[]): void {
  given = pages
}

/** Where a page (its file below `src`) stands in the app's own table. */
export function indexOfPage(page: string): number {
  return given.findIndex(row => row.page === page)
}

/** Fetches the code of the page at a place of the app's own table. */
export type LoadPage = (index: number) => ReturnType<PageRoute['load']>

/** Addresses of the pages that were given, each with what fetches its code. */
export function createAddressBook({ router, pages = [] }: AppConfig, loadPage: LoadPage): AddressBook {
  const launch = launchPage()
  const base = router.basename.replace(/\/$/, '')
  const addresses = new Map(given.map(({ page, path }) => [`/${page}`, `${base}/${path}`]))
  const byPath = new Map<string, PageRoute>()
  given.forEach(({ page, path }, index) => {
    const route = page === launch?.path ? launch : { path: page, load: () => loadPage(index) }
    byPath.set(`${base}/${path}`, route)
  })
  const pathOf = (page: string) => addresses.get(page) ?? ''
  return {
    hrefOf(url) {
      const [page = '', query] = url.split('?', 2)
      const path = pathOf(page)
      if (!byPath.has(path)) throw new Error(`No page ${page}`)
      return query ? `${path}?${query}` : path
    },
    routeAt: pathname => byPath.get(safeDecode(pathname)),
    home: pathOf(`/${pages[0] ?? ''}`),
  }
}
