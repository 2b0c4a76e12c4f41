import './taro-h5'
import { createReactApp } from '@tarojs/plugin-framework-react/dist/runtime'
import { configure, observable, runInAction } from 'mobx'
import { observer } from 'mobx-react'
import * as React from 'react'
import ReactDOM from 'react-dom/client'
import { createRouter, getCurrentPages, navigateBack, reLaunch } from '@/platform/h5-router/index'
import { giveAddresses } from '@/platform/h5-router/address'
import { pageCode } from '@/platform/h5-router/page-code'
import type { AppConfig, AppInstance, PageModule } from '@/platform/h5-router/types'
import { withQuery } from '@/lib/query'
import { type RouteName, type RouteParams, routeList, routes } from '@/routes'
import { StoresProvider } from '@/stores/root/context'
import { RootStore } from '@/stores/root/root-store'
import type { Transport } from '@/api/api-client'
import type { CustomerKey } from './control'
import { SandboxTransport } from './sandbox-transport'

// A product that is closed leads nowhere: its `go` is replaced.
configure({ safeDescriptors: false })

export type PageLoaders = Partial<Record<RouteName, () => Promise<PageModule>>>

/** What a document without layout lacks: whatever is watched is in sight. */
class InSight {
  constructor(private readonly onChange: (entries: { isIntersecting: boolean; target: Element }[]) => void) {}
  observe(target: Element): void {
    this.onChange([{ isIntersecting: true, target }])
  }
  unobserve(): void {}
  disconnect(): void {}
}

/** Stands for the pages that a test does not look at. */
const Elsewhere = () => null

/** What answers the pages. */
export interface PageServer {
  readonly send: Transport
  /** Every call so far. */
  readonly calls: readonly unknown[]
  readonly inFlight: number
  /** The code last sent to any phone. */
  readonly lastCode: string | Promise<string>
  /** What was opened before this hears nothing any more. */
  retire?(): void
  /** Seed data again, and calls are this customer's; `undefined`: a visitor's. */
  become(customer: CustomerKey | undefined): void | Promise<void>
  close(): void
}

/** Every page of the product. */
export function allPages(): PageLoaders {
  return Object.fromEntries(
    routeList.map(({ name, page }) => [name, () => import(`../../src/${page}`) as Promise<PageModule>]),
  )
}

/**
 * The pages of the product in a document: Taro's own hooks, the product's router and stores, the sandbox's answers. Nothing
 * is mocked; pages that are not given are blank.
 */
export class PageStack<Server extends PageServer = SandboxTransport> {
  private readonly shown = observable.box(new RootStore(this.server.send), { deep: false })

  constructor(
    pages: PageLoaders,
    readonly server: Server = new SandboxTransport() as unknown as Server,
  ) {
    const { shown } = this
    Object.assign(window, {
      IntersectionObserver: InSight,
      scrollTo: () => undefined,
      // Nothing is painted: the next frame is there at once.
      requestAnimationFrame: (draw: FrameRequestCallback) => setTimeout(() => draw(performance.now())),
    })
    Object.assign(Element.prototype, { scrollIntoView: () => undefined })
    Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined })
    document.body.innerHTML = '<div id="app"></div>'
    window.history.replaceState(null, '', '/phone/404')
    const App = observer(function App({ children }: React.PropsWithChildren) {
      return <StoresProvider stores={shown.get()}>{children}</StoresProvider>
    })
    const names: readonly RouteName[] = routeList.map(({ name }) => name as RouteName)
    giveAddresses(routeList)
    // As the build writes it.
    const loads = names.map(name => () => pages[name]?.() ?? Promise.resolve({ default: Elsewhere }))
    Object.assign(pageCode, loads)
    const config = {
      pages: routeList.map(({ page }) => page),
      router: { basename: '/phone' },
    } as unknown as AppConfig
    const app = createReactApp(App, React, ReactDOM, config) as AppInstance
    createRouter(window.history, app, config)
  }

  get root(): RootStore {
    return this.shown.get()
  }

  /** Opens a page as the only one, as this customer on a new device. */
  async open(name: RouteName, params: Readonly<Record<string, string>> = {}, customer?: CustomerKey) {
    await this.endProduct()
    localStorage.clear()
    sessionStorage.clear()
    // First: what begins anew asks who it is, and a session that is over would lead it to the login.
    await this.server.become(customer)
    runInAction(() => this.shown.set(new RootStore(this.server.send)))
    await reLaunch({ url: `/${withQuery(routes[name].page, params)}` })
    await this.settle()
  }

  /** Opens a page as the only one, as the same customer on the same device. */
  async link(name: RouteName, params: Readonly<Record<string, string>> = {}): Promise<void> {
    await reLaunch({ url: `/${withQuery(routes[name].page, params)}` })
    await this.settle()
  }

  /** What is closed hears no answer any more, and its timers lead nowhere. */
  private async endProduct(): Promise<void> {
    this.server.retire?.()
    Object.assign(this.root, {
      navigation: Object.create(this.root.navigation, { go: { value: () => undefined } }) as unknown,
    })
    await reLaunch({ url: `/${routes['content/not-found'].page}` })
  }

  /** Closes the product: what memory alone held is gone. */
  async quit(): Promise<void> {
    await this.endProduct()
    runInAction(() => this.shown.set(new RootStore(this.server.send)))
  }

  /** Closes the product and opens it again at its address. */
  async reopen(): Promise<void> {
    const { pathname, search } = window.location
    await this.quit()
    const route = routeList.find(({ path }) => `/phone/${path}` === pathname)
    if (!route) throw new Error(`no page has the address ${pathname}`)
    await reLaunch({ url: `/${route.page}${search}` })
    await this.settle()
  }

  /** On to another page, over this one. */
  async go<Name extends RouteName>(name: Name, params: RouteParams<Name> = {}): Promise<void> {
    this.root.navigation.go(name, params)
    await this.settle()
  }

  /** Types into the field of this label or placeholder. */
  async type(field: string, text: string): Promise<void> {
    const input = [
      ...this.page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
    ].find(element => element.placeholder === field || element.labels?.[0]?.textContent === field)
    if (!input) throw new Error(`no field: ${field}`)
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input) as object, 'value')
    own?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    await this.settle()
  }

  /** Has a code sent, types it and confirms. */
  async verify(confirmText: string): Promise<void> {
    await this.tap('获取验证码')
    await this.type('6 位数字', await this.server.lastCode)
    // The question before it has a button of the same words, and may still be fading away.
    const sheets = [...this.page.querySelectorAll('[role="dialog"]')].filter(sheet =>
      sheet.querySelector('input'),
    )
    const buttons = sheets.flatMap(sheet => [...sheet.querySelectorAll('button')])
    buttons.find(button => button.textContent === confirmText)?.click()
    await this.settle()
  }

  /** Back to the page below. */
  async back(): Promise<void> {
    await navigateBack()
    await this.settle()
  }

  /** The window was in the background, and is in front again. */
  comeToFront(): void {
    const page = getCurrentPages().pop()
    page?.onHide?.()
    page?.onShow?.()
  }

  /** The address in front, without the folder of all. */
  get address(): string {
    return (window.location.pathname + window.location.search).replace('/phone/', '')
  }

  get depth(): number {
    return getCurrentPages().length
  }

  /** The page in front. */
  get page(): HTMLElement {
    const front = [...document.querySelectorAll<HTMLElement>('.taro_page')]
      .filter(({ hidden }) => !hidden)
      .pop()
    if (!front) throw new Error('no page is open')
    return front
  }

  get text(): string {
    return this.page.textContent ?? ''
  }

  /** What can be tapped, from top to bottom. */
  tappables(): HTMLElement[] {
    return [...this.page.querySelectorAll<HTMLElement>('button, a, [role="button"]')]
  }

  /** Taps what carries this mark (`data-track`), this name or this text; where several do, the first. */
  async tap(what: string): Promise<void> {
    const tappable = this.tappables().find(
      element =>
        element.dataset.track === what ||
        element.getAttribute('aria-label') === what ||
        element.textContent === what,
    )
    if (!tappable) throw new Error(`nothing to tap: ${what}`)
    tappable.click()
    await this.settle()
  }

  /** Answers the question that lies over the page. */
  async confirm(answer: string): Promise<void> {
    this.tappables()
      .filter(({ textContent }) => textContent === answer)
      .pop()
      ?.click()
    await this.settle()
  }

  /** Waits until every call has been answered and drawn, and none follows. */
  async settle(): Promise<void> {
    for (let quiet = 0, known = -1, drawing = 0; quiet < 8;) {
      await new Promise(resolve => setTimeout(resolve))
      // Rows that have come are drawn in slices.
      const isDrawing = this.server.inFlight === 0 && this.areRowsMissing && (drawing += 1) < 200
      const isQuiet = this.server.inFlight === 0 && !isDrawing && this.server.calls.length === known
      quiet = isQuiet ? quiet + 1 : 0
      known = this.server.calls.length
    }
  }

  private get areRowsMissing(): boolean {
    return document.querySelector('.taro_page:not([hidden]) .skeleton--list') !== null
  }

  close(): void {
    this.server.close()
  }
}
