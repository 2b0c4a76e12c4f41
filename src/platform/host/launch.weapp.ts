import Taro from '@tarojs/taro'
import { startDisplayScale } from '@/platform/look/display-scale.weapp'
import { HOME_PAGE, NOT_FOUND_PAGE } from '@/platform/pages/host-pages'
import { isWeChatTooOld } from './system-info'
import type { LaunchRoutes } from './launch.types'

/**
 * The mini-program has no address to put in order; what its start needs instead: the scale of the link, our own page for
 * pages that are gone, and a product and a WeChat that are not out of date.
 */
export function prepareLaunch(_routes: LaunchRoutes): void {
  startDisplayScale()
  // Of an old card or template message; WeChat shows a page of its own unless it is led elsewhere before this returns.
  Taro.onPageNotFound(() => {
    // It lies in a package, which may not come without a line; the home tab is here.
    Taro.redirectTo({ url: `/${NOT_FOUND_PAGE}` }).catch(openRoot)
  })
  offerRelease()
  if (isWeChatTooOld()) void askToUpdateWeChat()
}

/** A new release is fetched while the old one runs, and would be used at the start after the next only. */
function offerRelease(): void {
  const updates = Taro.getUpdateManager()
  updates.onUpdateReady(() => {
    void Taro.showModal({
      title: '新版本已准备好',
      content: '更新后小程序会重新打开，未提交的内容不会保留。',
      confirmText: '立即更新',
      cancelText: '稍后',
    }).then(({ confirm }) => {
      if (confirm) updates.applyUpdate()
    })
  })
}

/** The pages open all the same, as far as an old WeChat can draw them. */
async function askToUpdateWeChat(): Promise<void> {
  const { confirm } = await Taro.showModal({
    title: '微信版本过低',
    content: '部分内容可能无法显示，请先更新微信。',
    confirmText: '去更新',
    cancelText: '继续使用',
  })
  if (confirm) await Taro.updateWeChatApp({}).catch(() => undefined)
}

/** Opens the home tab. */
export function openRoot(): void {
  void Taro.reLaunch({ url: `/${HOME_PAGE}` })
}

/** Loads the current page anew: with its query, and above the pages that lie below it. */
export function reloadPage(): void {
  const pages = Taro.getCurrentPages()
  const page = pages[pages.length - 1]
  if (!page?.route) return
  // Values as they came, still escaped.
  const query = Object.entries(page.options as Record<string, string>).map(pair => pair.join('='))
  const url = `/${page.route}${query.length > 0 ? `?${query.join('&')}` : ''}`
  // A page of the tab bar is not replaced; it has no query, and what it was opened with is the navigation's to know.
  Taro.redirectTo({ url }).catch(() => Taro.reLaunch({ url }))
}

/** Origin of the H5 product and its API, put in by the build: the mini-program's own links lead there. */
declare const API_ORIGIN: string

/** Origin of the H5 product, e.g. `https://h5.example.com`. */
export function pageOrigin(): string {
  return API_ORIGIN
}
