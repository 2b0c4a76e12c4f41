import type { Hooks } from './analytics-mini-sdk'

declare let Page: (page: Hooks) => void

/** What the SDK wants to know of a page. WeChat offers sharing on pages that have these two. */
const HOOKS = ['onShow', 'onHide', 'onUnload', 'onAddToFavorites']
const SHARE_HOOKS = ['onShareAppMessage', 'onShareTimeline']

/** Tells of the hooks of every page that registers from now on, after the page itself has run them. */
export function watchPages(tell: (hook: string, page: unknown, args: unknown[]) => void): void {
  const register = Page
  Page = page => {
    for (const hook of [...HOOKS, ...SHARE_HOOKS.filter(name => name in page)]) {
      const own = page[hook]
      page[hook] = function (...args) {
        const answer = own?.apply(this, args)
        tell(hook, this, args)
        return answer
      }
    }
    register(page)
  }
}
