import type { Root } from 'glass-easel-miniprogram-adapter'
import type { PageInfo } from '../contract'
import type { Instance, Logic } from './logic'
import { onPageMetaChange } from './page-meta'
import type { Problems } from './problems'

/** WeChat keeps at most ten pages. */
const MAX_PAGES = 10

/** A page with its instance and its place in the document. */
export interface StackedPage extends PageInfo {
  readonly root: Root
  readonly instance: Instance
  readonly element: HTMLElement
}

/** Why a navigation did not take place, in WeChat's words. */
export class NavigationError extends Error {}

interface StackOptions {
  readonly logic: Logic
  readonly problems: Problems
  readonly later: (run: () => void) => void
  /** Loads the code of a page, and answers once it has run. */
  readonly load: (route: string) => Promise<void>
  readonly pages: readonly string[]
  readonly parse: (json: string) => unknown
  /** Called when another page has come to the front, or the one in front says something new of itself. */
  readonly onFront: (page: StackedPage) => void
}

/** `/pages/a/index?b=1` taken apart; WeChat hands the values on as they stand, without decoding. */
export function parseUrl(url: string, current = ''): { route: string; query: Record<string, string> } {
  const [path = '', search = ''] = url.split(/\?(.*)/s)
  const route = path.startsWith('/')
    ? path.slice(1)
    : new URL(path, `http://host/${current}`).pathname.slice(1)
  const query: Record<string, string> = {}
  for (const pair of search.split('&').filter(Boolean)) {
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    query[name] = value
  }
  return { route, query }
}

/** The page stack with WeChat's order of lifecycle calls. */
export class PageStack {
  private readonly pages: StackedPage[] = []
  /** Navigations wait for each other. */
  private queue: Promise<void> = Promise.resolve()

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
    return this.inTurn(async () => {
      if (this.pages.length >= MAX_PAGES) throw new NavigationError('webview count limit exceed')
      const target = await this.prepare(url)
      if (this.front) this.call(this.front, 'onHide')
      this.open(target)
    })
  }

  /** Opens a page instead of the current one. */
  redirectTo(url: string): Promise<void> {
    return this.inTurn(async () => {
      const target = await this.prepare(url)
      this.close()
      this.open(target)
    })
  }

  /** Opens a page as the only one. */
  reLaunch(url: string): Promise<void> {
    return this.inTurn(async () => {
      const target = await this.prepare(url)
      while (this.pages.length > 0) this.close()
      this.open(target)
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

  /** Calls a lifecycle function of the page in front. */
  callFront(name: string, ...values: unknown[]): unknown {
    return this.front && this.call(this.front, name, ...values)
  }

  private inTurn(run: () => Promise<void>): Promise<void> {
    const result = this.queue.then(run)
    this.queue = result.catch(() => undefined)
    return result
  }

  private async prepare(url: string): Promise<{ route: string; query: Record<string, string> }> {
    const target = parseUrl(url, this.front?.route)
    if (!this.options.pages.includes(target.route)) {
      throw new NavigationError(`page "${target.route}" is not found`)
    }
    await this.options.load(target.route)
    return target
  }

  private open({ route, query }: { route: string; query: Record<string, string> }): void {
    const { logic, parse } = this.options
    const root = logic.createPage(route)
    const instance = root.get() as unknown as Instance
    const element = (root.getComponent() as unknown as { $$: HTMLElement }).$$
    element.dataset.route = route
    Object.assign(instance, { route, __route__: route, options: parse(JSON.stringify(query)) })
    const page = { route, query, root, instance, element }
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
    for (const { element } of this.pages) element.hidden = element !== page.element
    this.options.onFront(page)
    this.call(page, 'onShow')
  }

  private close(): void {
    const page = this.pages.pop()
    if (!page) return
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
