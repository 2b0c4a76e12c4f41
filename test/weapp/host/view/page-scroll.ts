import type { ComponentConfig } from '../contract'
import type { StackedPage } from './stack'

/** WeChat's distance from the end of the page, px, where the configuration does not name one. */
const REACH_BOTTOM_PX = 50

interface ScrollOptions {
  readonly later: (run: () => void) => void
  readonly configOf: (route: string) => ComponentConfig
  /** Calls a lifecycle function of a page, unless another one has come to the front. */
  readonly tell: (page: StackedPage, name: string, value?: unknown) => void
}

/** The page in front and how far it is scrolled. */
interface Watched {
  readonly page: StackedPage
  top: number
  /** Height of the page when its end was last told of; told again once the page has grown, or was left. */
  toldAtHeight: number
}

/**
 * Scrolling of pages. In WeChat each page is a window of its own; here they share one, so a page's position is kept while
 * it is covered and given back to it when it is shown again.
 */
export class PageScroll {
  private front: Watched | undefined
  private readonly positions = new WeakMap<StackedPage, number>()

  constructor(private readonly options: ScrollOptions) {
    window.addEventListener('scroll', () => this.noteScroll())
  }

  /** The page in front is about to be covered or closed; it is still drawn. */
  leave(): void {
    if (this.front) this.positions.set(this.front.page, window.scrollY)
    this.front = undefined
  }

  /** A page has come to the front. */
  enter(page: StackedPage): void {
    if (this.front?.page === page) return
    const top = this.positions.get(page) ?? 0
    this.front = { page, top, toldAtHeight: 0 }
    this.scrollTo(top)
  }

  /** Scrolls the page in front, px from its top. */
  scrollTo(top: number): void {
    window.scrollTo(0, top)
  }

  private noteScroll(): void {
    const { front, options } = this
    const top = window.scrollY
    // Going to another page moves the window as well.
    if (!front || top === front.top) return
    front.top = top
    options.later(() => options.tell(front.page, 'onPageScroll', { scrollTop: top }))
    this.noteEnd(front)
  }

  private noteEnd(front: Watched): void {
    const height = document.documentElement.scrollHeight
    const distance = this.options.configOf(front.page.route).onReachBottomDistance ?? REACH_BOTTOM_PX
    if (height - window.innerHeight - front.top > distance) front.toldAtHeight = 0
    // Where nothing is laid out there is no end.
    else if (height > 0 && front.toldAtHeight !== height) {
      front.toldAtHeight = height
      this.options.later(() => this.options.tell(front.page, 'onReachBottom'))
    }
  }
}
