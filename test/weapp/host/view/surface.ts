import type { CompiledPackage, WindowConfig } from '../contract'
import { readPageMeta } from './page-meta'
import { type PhoneModel, windowOf, type WindowSize } from './phones'
import type { StackedPage } from './stack'
import type { Appearance } from './wx/appearance'

/** WeChat divides the screen's width into 20 rem where a page does not say otherwise. */
const REM_PER_SCREEN = 20

/** Colours of the navigation bar. */
export interface BarColours {
  /** Title, buttons and status bar: `#000000` or `#ffffff`. */
  readonly front: string
  readonly background: string
}

/** What the page in front has around it. */
export interface Frame {
  /** Text of the navigation bar. */
  readonly title: string
  /** Whether the page has the whole screen, below WeChat's menu button only. */
  readonly isFullScreen: boolean
  readonly bar: BarColours
  /** Ground behind the page, which shows when it is pulled down. */
  readonly ground: string
  /** Colour of the dots that show there: `dark` or `light`. */
  readonly dots: string
}

interface Given {
  title?: string
  bar?: BarColours
}

type StandardField =
  | 'navigationBarTitleText'
  | 'navigationBarBackgroundColor'
  | 'navigationBarTextStyle'
  | 'navigationStyle'
  | 'backgroundColor'
  | 'backgroundTextStyle'

/** What WeChat assumes where no configuration says anything. */
const STANDARD: Required<Pick<WindowConfig, StandardField>> = {
  navigationBarTitleText: '',
  navigationBarBackgroundColor: '#000000',
  navigationBarTextStyle: 'white',
  navigationStyle: 'default',
  backgroundColor: '#ffffff',
  backgroundTextStyle: 'dark',
}

/**
 * What surrounds the pages. In WeChat each page is a document of its own with its own root font size and style sheets;
 * here they share one, so the sheets and the size of the page in front are in force.
 */
export class Surface {
  private page: StackedPage | undefined
  /** What `wx` set for a page stays with it. */
  private readonly given = new WeakMap<StackedPage, Given>()
  private readonly sheets = new Map<string, HTMLStyleElement>()

  constructor(
    private readonly pack: CompiledPackage,
    private readonly appearance: Appearance,
    private readonly phone: PhoneModel,
    private readonly onWindow: (size: WindowSize) => void,
  ) {
    for (const [path, css] of Object.entries(pack.styles)) {
      const sheet = document.createElement('style')
      sheet.textContent = css
      document.head.append(sheet)
      sheet.disabled = path !== 'app'
      this.sheets.set(path, sheet)
    }
  }

  /** A page has come to the front, or says something new of itself. */
  show(page: StackedPage): void {
    this.page = page
    for (const [path, sheet] of this.sheets) sheet.disabled = path !== 'app' && path !== page.route
    const { rootFontSize, pageStyle } = readPageMeta(page.element)
    const standard = `${window.innerWidth / REM_PER_SCREEN}px`
    document.documentElement.style.fontSize = rootFontSize || standard
    page.element.style.cssText = pageStyle
    this.onWindow(this.windowSize)
  }

  /** What is around the page in front now. */
  get frame(): Frame {
    const config = this.config
    const given = (this.page && this.given.get(this.page)) ?? {}
    const meta = this.page ? readPageMeta(this.page.element) : undefined
    return {
      title: meta?.title || given.title || config.navigationBarTitleText,
      isFullScreen: config.navigationStyle === 'custom',
      bar: given.bar ?? {
        front: config.navigationBarTextStyle === 'white' ? '#ffffff' : '#000000',
        background: config.navigationBarBackgroundColor,
      },
      ground: meta?.backgroundColor || config.backgroundColor,
      dots: meta?.backgroundTextStyle || config.backgroundTextStyle,
    }
  }

  /** The window of the page in front. */
  get windowSize(): WindowSize {
    const { tabBar } = this.pack.app
    return windowOf(this.phone, {
      isFullScreen: this.config.navigationStyle === 'custom',
      hasTabBar: tabBar?.list.some(({ pagePath }) => pagePath === this.page?.route) ?? false,
    })
  }

  /** Whether the page in front may be pulled down. */
  get canPullDown(): boolean {
    return this.config.enablePullDownRefresh ?? false
  }

  /** `wx.setNavigationBarTitle` for a page. */
  setTitle(page: StackedPage, title: string): void {
    this.given.set(page, { ...this.given.get(page), title })
  }

  /** `wx.setNavigationBarColor` for a page. */
  setBar(page: StackedPage, bar: BarColours): void {
    this.given.set(page, { ...this.given.get(page), bar })
  }

  private get config(): typeof STANDARD & WindowConfig {
    const own = this.page ? this.pack.components[this.page.route] : undefined
    const merged = { ...STANDARD, ...this.pack.app.window, ...own }
    return this.appearance.resolve(merged)
  }
}
