import { createPageConfig } from '@tarojs/runtime'
import type { PageInstance } from '@tarojs/taro'
import type { PageModule, PageView } from './types'

/** So near its end (CSS pixels) a page counts as read to the end. */
const REACH_BOTTOM_DISTANCE = 50

/** Pages of one kind may lie in the stack twice: each gets a mark of its own, which Taro keeps in its parameters. */
let opened = 0

/** What Taro's page has beyond its declarations: on H5, loading answers once the page is in the document. */
interface TaroPage extends Omit<PageInstance, 'onLoad'> {
  readonly $taroPath: string
  onLoad(query: Readonly<Record<string, string>>, onDrawn: () => void): void
  onReady(): void
}

/** Opens a page through Taro, so that its hooks (`useDidShow`, `useRouter`, …) work. `address` is its path and query. */
export function createPageView(module: PageModule, address: string): PageView {
  const [path = '', search = ''] = address.split('?', 2)
  const stamp = String((opened += 1))
  const page = createPageConfig(module.default, path, {}, {}) as unknown as TaroPage
  const element = () => document.getElementById(page.$taroPath)
  return {
    instance: page as unknown as PageInstance,
    holds: id => element()?.contains(document.getElementById(id)),
    mount: () =>
      new Promise(resolve => {
        page.onLoad({ ...rawQuery(search), stamp }, () => {
          const drawn = element()
          if (drawn) watchEnd(drawn, page)
          page.onShow?.()
          page.onReady()
          resolve()
        })
      }),
    reveal: () => element()?.removeAttribute('hidden'),
    show: () => page.onShow?.(),
    hide: () => page.onHide?.(),
    cover: () => element()?.setAttribute('hidden', ''),
    close: () => page.onUnload?.(),
  }
}

/** Parameters as they stand in the address: `usePageQuery` decodes them, as it has to for WeChat. */
function rawQuery(search: string): Record<string, string> {
  const query: Record<string, string> = {}
  for (const pair of search.split('&').filter(Boolean)) {
    const [key = ''] = pair.split('=', 1)
    query[key] ??= pair.slice(key.length + 1)
  }
  return query
}

/** Tells the page each time it has been scrolled to its end. */
function watchEnd(element: HTMLElement, page: TaroPage): void {
  let isAtEnd = false
  const look = () => {
    const isNear = element.scrollHeight - element.scrollTop - element.clientHeight < REACH_BOTTOM_DISTANCE
    if (isNear && !isAtEnd) page.onReachBottom?.()
    isAtEnd = isNear
  }
  element.addEventListener('scroll', look, { passive: true })
}
