import type { TabBarConfig, TabConfig } from '../../contract'
import type { TabBar } from '../tab-bar'
import { answer, type ApiParts, type CallOptions } from './call'

interface BadgeOptions {
  readonly index: number
  readonly text: string
}

/** What `wx` may change of the tab bar. */
export function tabBarApi(parts: ApiParts, tabs: TabBar): Record<string, unknown> {
  return {
    setTabBarBadge: (options: CallOptions<BadgeOptions>) =>
      answer(parts, 'setTabBarBadge', options, async () => tabs.setBadge(options.index, options.text)),
    setTabBarStyle: (options: CallOptions<Partial<TabBarConfig>>) =>
      answer(parts, 'setTabBarStyle', options, async () => {
        const { color, selectedColor, backgroundColor, borderStyle } = options
        tabs.setStyle({ color, selectedColor, backgroundColor, borderStyle })
      }),
    setTabBarItem: (options: CallOptions<Partial<TabConfig> & { index: number }>) =>
      answer(parts, 'setTabBarItem', options, async () => {
        const { index, iconPath, selectedIconPath } = options
        tabs.setItem(index, { iconPath, selectedIconPath })
      }),
    removeTabBarBadge: (options: CallOptions<Pick<BadgeOptions, 'index'>>) =>
      answer(parts, 'removeTabBarBadge', options, async () => tabs.setBadge(options.index, undefined)),
  }
}
