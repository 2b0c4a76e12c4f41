import type { CompiledPackage, TabBarConfig, TabConfig } from '../contract'
import type { Appearance } from './wx/appearance'
import { WxFailure } from './wx/call'

/** A tab as WeChat draws it now. */
export interface ShownTab {
  readonly text: string
  readonly icon: string
  readonly colour: string
  readonly isSelected: boolean
  /** At its corner. */
  readonly badge?: string
}

/** The tab bar as WeChat draws it now. */
export interface ShownTabBar {
  readonly ground: string
  readonly line: string
  readonly tabs: readonly ShownTab[]
}

/** WeChat's own tab bar below the pages that are its tabs. */
export class TabBar {
  private readonly badges = new Map<number, string>()
  /** What `wx` set; it goes when WeChat turns light or dark and puts the colours of theme.json back. */
  private style: Partial<TabBarConfig> = {}
  private readonly items = new Map<number, Partial<TabConfig>>()

  constructor(
    private readonly pack: CompiledPackage,
    private readonly appearance: Appearance,
    private readonly front: () => string | undefined,
  ) {}

  /** What the customer sees of it; nothing below a page that is no tab. */
  get shown(): ShownTabBar | undefined {
    const config = this.config
    if (!config) return undefined
    const show = (tab: TabConfig, index: number): ShownTab => {
      const { pagePath, text, iconPath = '', selectedIconPath = '' } = tab
      const badge = this.badges.get(index)
      const marked = badge === undefined ? { text } : { text, badge }
      return pagePath === this.front()
        ? { ...marked, icon: selectedIconPath, colour: config.selectedColor, isSelected: true }
        : { ...marked, icon: iconPath, colour: config.color, isSelected: false }
    }
    return {
      ground: config.backgroundColor,
      line: config.borderStyle ?? 'black',
      tabs: config.list.map(show),
    }
  }

  /** Page of the tab with this text; throws when there is none to be tapped. */
  pageOf(text: string): string {
    const tab = this.config?.list.find(candidate => candidate.text === text)
    if (!tab) throw new Error(`no tab ${text} below ${this.front() ?? 'no page'}`)
    return tab.pagePath
  }

  /** `wx.setTabBarBadge`, and without a text `wx.removeTabBarBadge`: refused below a page that is no tab. */
  setBadge(index: number, text: string | undefined): void {
    if (!this.config) throw new WxFailure('not TabBar page')
    if (!this.config.list[index]) throw new WxFailure('tabbar item not found')
    if (text === undefined) this.badges.delete(index)
    else this.badges.set(index, text.length > 4 ? '…' : text)
  }

  /** `wx.setTabBarStyle`: refused below a page that is no tab. */
  setStyle(style: Partial<TabBarConfig>): void {
    if (!this.config) throw new WxFailure('not TabBar page')
    this.style = { ...this.style, ...style }
  }

  /** `wx.setTabBarItem`: refused below a page that is no tab. */
  setItem(index: number, item: Partial<TabConfig>): void {
    if (!this.config) throw new WxFailure('not TabBar page')
    if (!this.config.list[index]) throw new WxFailure('tabbar item not found')
    for (const icon of [item.iconPath, item.selectedIconPath]) {
      if (icon !== undefined && !this.pack.assets.includes(icon)) {
        throw new WxFailure(`file not found: ${icon}`)
      }
    }
    this.items.set(index, { ...this.items.get(index), ...item })
  }

  /** WeChat has turned light or dark. */
  turned(): void {
    this.style = {}
    this.items.clear()
  }

  private get config(): TabBarConfig | undefined {
    const { tabBar } = this.pack.app
    const front = this.front()
    if (!tabBar?.list.some(({ pagePath }) => pagePath === front)) return undefined
    const { list, ...rest } = this.appearance.resolve(tabBar)
    return { ...rest, ...this.style, list: list.map((tab, index) => ({ ...tab, ...this.items.get(index) })) }
  }
}
