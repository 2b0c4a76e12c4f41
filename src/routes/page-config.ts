import type { Route } from './define'

interface PageConfig {
  navigationBarTitleText?: string
  navigationStyle?: 'custom'
  navigationBarTextStyle?: 'white'
  /** The page's root font size comes from a page-meta node. */
  enablePageMeta?: boolean
  enableShareAppMessage?: boolean
  enablePullDownRefresh?: boolean
}

/**
 * WeChat's configuration of a route's page: its title, and a top of its own where the page asks for one. The build hands
 * it to Taro (config/page-configs); H5 has none: titles come from the route table, which the entry carries anyway.
 */
export function pageConfig(route: Route): PageConfig {
  const config: PageConfig = { navigationBarTitleText: route.title, enablePageMeta: true }
  if (route.isFullScreen) {
    config.navigationStyle = 'custom'
    // Clock and battery lie on the page's own top, which is dark until it says otherwise (`PageShell`).
    config.navigationBarTextStyle = 'white'
  }
  if (route.isShareable) config.enableShareAppMessage = true
  if (route.canPullRefresh) config.enablePullDownRefresh = true
  return config
}
