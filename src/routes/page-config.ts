import type { Route } from './define'

interface PageConfig {
  navigationBarTitleText: string
  navigationStyle?: 'custom'
  /** The page's root font size comes from a page-meta node (mini-program only). */
  enablePageMeta?: boolean
  enableShareAppMessage?: boolean
  enablePullDownRefresh?: boolean
}

/** Taro's page configuration of a route: its title, and a top of its own where the page asks for one. */
export function pageConfig(route: Route): PageConfig {
  const config: PageConfig = { navigationBarTitleText: route.title }
  if (route.isFullScreen) config.navigationStyle = 'custom'
  if (process.env.TARO_ENV === 'weapp') {
    config.enablePageMeta = true
    if (route.isShareable) config.enableShareAppMessage = true
    if (route.canPullRefresh) config.enablePullDownRefresh = true
  }
  return config
}
