import type { CompiledPackage, ComponentConfig } from '../contract'
import { readPageMeta } from './page-meta'
import type { StackedPage } from './stack'

/** WeChat divides the screen's width into 20 rem where a page does not say otherwise. */
const REM_PER_SCREEN = 20

/**
 * What surrounds the pages. In WeChat each page is a document of its own with its own root font size and style sheets;
 * here they share one, so the sheets and the size of the page in front are in force.
 */
export class Surface {
  /** Text of the navigation bar. */
  title = ''
  /** Whether the page in front has the whole screen, below WeChat's menu button only. */
  isFullScreen = false
  /** Titles that `wx.setNavigationBarTitle` gave; they stay with their page. */
  private readonly titles = new WeakMap<object, string>()
  private readonly sheets = new Map<string, HTMLStyleElement>()

  constructor(pack: CompiledPackage) {
    for (const [path, css] of Object.entries(pack.styles)) {
      const sheet = document.createElement('style')
      sheet.textContent = css
      document.head.append(sheet)
      sheet.disabled = path !== 'app'
      this.sheets.set(path, sheet)
    }
  }

  show(page: StackedPage, config: ComponentConfig): void {
    for (const [path, sheet] of this.sheets) sheet.disabled = path !== 'app' && path !== page.route
    this.isFullScreen = config.navigationStyle === 'custom'
    const meta = readPageMeta(page.element)
    const standard = `${window.innerWidth / REM_PER_SCREEN}px`
    document.documentElement.style.fontSize = meta.rootFontSize || standard
    page.element.style.cssText = meta.pageStyle
    this.title = meta.title || this.titles.get(page) || config.navigationBarTitleText || ''
  }

  /** `wx.setNavigationBarTitle`: it concerns the page in front. */
  setTitle(page: StackedPage | undefined, title: string): void {
    if (page) this.titles.set(page, title)
    this.title = title
  }
}
