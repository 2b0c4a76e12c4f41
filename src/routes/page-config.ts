import type { Route } from './define'

/** Taro's page configuration of a route: its title, and a top of its own where the page asks for one. */
export function pageConfig(route: Route): { navigationBarTitleText: string; navigationStyle?: 'custom' } {
  return route.isFullScreen
    ? { navigationBarTitleText: route.title, navigationStyle: 'custom' }
    : { navigationBarTitleText: route.title }
}
