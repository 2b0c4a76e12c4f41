import type { Root } from 'glass-easel-miniprogram-adapter'
import type { PageInfo } from '../contract'
import type { Instance, Logic } from './logic'
import { onPageMetaChange } from './page-meta'
import type { Problems } from './problems'
import { NavigationError, type Routes, type Target } from './routes'

/** WeChat keeps at most ten pages. */
const MAX_PAGES = 10

/** A page with its instance and its place in the document. */
export interface StackedPage extends PageInfo {
  readonly root: Root
  readonly instance: Instance
  readonly element: HTMLElement
}

interface StackOptions {
  readonly logic: Logic
  readonly problems: Problems
  readonly later: (run: () => void) => void
  readonly routes: Routes
  /** Loads the code of a page, and answers once it has run. */
  readonly load: (route: string) => Promise<void>
  readonly parse: (json: string) => unknown
  /** Called before another page comes to the front, while the one that was there is still drawn. */
  readonly onLeave: () => void
  /** Called when another page has come to the front, or the one in front says something new of itself. */
  readonly onFront: (page: StackedPage) => void
}

/** The page stack with WeChat's order of lifecycle calls. */
export class PageStack {
  private readonly pages: StackedPage[] = []
  /** Pages of the tab bar that were left by another tab: they live on, outside the stack. */
  private readonly parked = new Map<string, StackedPage>()
  /** Navigations wait for each other. */
  private queue: Promise<void> = Promise.resolve()

  /** Navigations that are on their way. */
  pending = 0

  constructor(private readonly options: StackOptions) {}

  get list(): readonly PageInfo[] {
    return this.pages
  }

  get instances(): readonly Instance[] {
    return this.pages.map(({ instance }) => instance)
  }

  get front(): StackedPage | undefined {
    return this.pages[this.pages.length - 1]
  }

  /** Opens a page above the current one. */
  navigateTo(url: string): Promise<void> {
    return this.inTurn(async routes => {
      if (this.pages.length >= MAX_PAGES) throw new NavigationError('webview count limit exceed')
      const target = await this.load(routes.ordinary('navigateTo', url, this.front?.route))
      if (this.front) this.call(this.front, 'onHide')
      this.open(target)
    })
  }

  /** Opens a page instead of the current one. */
  redirectTo(url: string): Promise<void> {
    return this.inTurn(async routes => {
      const target = await this.load(routes.ordinary('redirectTo', url, this.front?.route))
      this.close()
      this.open(target)
    })
  }

  /** Opens a page as the only one. */
  reLaunch(url: string): Promise<void> {
    return this.openAlone(routes => routes.any(url, this.front?.route))
  }

  /** A link opens a page as the only one. */
  enter(url: string): Promise<void> {
    return this.openAlone(routes => routes.entry(url))
  }

  private openAlone(find: (routes: Routes) => Target): Promise<void> {
    return this.inTurn(async routes => {
      const target = await this.load(find(routes))
      while (this.pages.length > 0) this.close()
      for (const page of this.parked.values()) this.end(page)
      this.parked.clear()
      this.open(target)
    })
  }

  /** Goes to a page of the tab bar: the other tabs live on, every page that is none is closed. */
  switchTab(url: string): Promise<void> {
    return this.inTurn(async routes => {
      const target = await this.load(routes.tab(url, this.front?.route))
      const before = this.front
      if (before?.route === target.route) return
      while (this.front && !routes.isTab(this.front.route)) this.close()
      if (this.front?.route === target.route) return this.show()
      if (this.front && this.front === before) this.call(before, 'onHide')
      this.park()
      const known = this.parked.get(target.route)
      if (!known) return this.open(target)
      this.parked.delete(target.route)
      this.pages.push(known)
      this.show()
    })
  }

  /** Closes pages; never the last one. */
  navigateBack(delta: number): Promise<void> {
    return this.inTurn(async () => {
      if (this.pages.length < 2) throw new NavigationError('cannot navigate back at first page.')
      const count = Math.min(delta, this.pages.length - 1)
      for (let closed = 0; closed < count; closed += 1) this.close()
      this.show()
    })
  }

  /** Resolves once the navigations that were asked for so far are done. */
  async idle(): Promise<void> {
    await this.queue
  }

  /** Calls a lifecycle function of the page in front. */
  callFront(name: string, ...values: unknown[]): unknown {
    return this.front && this.call(this.front, name, ...values)
  }

  private inTurn(run: (routes: Routes) => Promise<void>): Promise<void> {
    this.pending += 1
    const result = this.queue.then(() => run(this.options.routes)).finally(() => (this.pending -= 1))
    this.queue = result.catch(() => undefined)
    return result
  }

  private async load(target: Target): Promise<Target> {
    await this.options.load(target.route)
    return target
  }

  private open({ route, query }: Target): void {
    const { logic, parse } = this.options
    const root = logic.createPage(route)
    const instance = root.get() as unknown as Instance
    const element = (root.getComponent() as unknown as { $$: HTMLElement }).$$
    element.dataset.route = route
    Object.assign(instance, { route, __route__: route, options: parse(JSON.stringify(query)) })
    const page = { route, query, root, instance, element }
    this.options.onLeave()
    this.pages.push(page)
    onPageMetaChange(element, () => {
      if (this.front === page) this.options.onFront(page)
    })
    const placeholder = document.createElement('div')
    document.body.append(placeholder)
    root.attach(document.body as never, placeholder as never)
    this.call(page, 'onLoad', parse(JSON.stringify(query)))
    this.show()
    this.options.later(() => {
      if (this.pages.includes(page)) this.call(page, 'onReady')
    })
  }

  private show(): void {
    const page = this.front
    if (!page) return
    this.options.onLeave()
    for (const { element } of [...this.pages, ...this.parked.values()]) {
      element.hidden = element !== page.element
    }
    this.options.onFront(page)
    this.call(page, 'onShow')
  }

  /** Takes the page at the bottom, a tab that is left, out of the stack. */
  private park(): void {
    const page = this.pages.pop()
    if (page) this.parked.set(page.route, page)
  }

  private close(): void {
    const page = this.pages.pop()
    if (page) this.end(page)
  }

  private end(page: StackedPage): void {
    this.options.onLeave()
    this.call(page, 'onUnload')
    page.root.release()
    page.element.remove()
  }

  private call(page: StackedPage, name: string, ...values: unknown[]): unknown {
    const handler = page.instance[name] as ((...values: unknown[]) => unknown) | undefined
    if (typeof handler !== 'function') return undefined
    return this.options.problems.guard(`${name} of ${page.route}`, () => handler.apply(page.instance, values))
  }
}
