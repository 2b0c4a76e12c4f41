import type { AddressBook } from './address'
import type { PageModule, PageRoute, PageView } from './types'

/** How the next page comes: over the current one, instead of it, or instead of all. */
export type Opening = 'push' | 'replace' | 'relaunch'

/** What the router does to the world; tests give a world of their own. */
export interface RouterWorld {
  readonly addresses: AddressBook
  open(module: PageModule, address: string): PageView
  /** The customer leaves the first page, forwards or back. */
  leaveLaunch(): void
  /** Resolves once what stands in the document is on the screen. */
  painted(): Promise<void>
  /** Another page is drawn now: who follows the address may hear of it. */
  announce(): void
  /** The address is about to be another: who has not heard of this one yet hears of it now. */
  leaveAddress(): void
  /** The first page's code cannot be fetched: nothing is on the screen yet. `retry` tries again. */
  showLaunchFailure(retry: () => void): void
}

/** Asks whether a page may be left for one below it; what lies over a page closes instead. */
export type LeaveGuard = () => Promise<boolean>

interface Entry {
  /** Where in the browser's history its address lies, counted from the first page. */
  readonly position: number
  /** Path and query that it was opened with. */
  readonly address: string
  readonly view: PageView
}

interface Guard {
  readonly ask: LeaveGuard
  /** The page that was in front. */
  readonly page: Entry | undefined
  /** Of a sheet or a dialog, which asks for itself: the element that it is drawn in. */
  readonly layerId: string | undefined
}

interface HistoryState {
  readonly position?: number
}

const positionOf = (state: unknown) => (state as HistoryState | null)?.position

/**
 * The pages of the app over the browser's history: each entry of the history carries its position, so that going back
 * finds its page however the addresses look. One transition runs at a time; going back overtakes a page whose code is
 * still on its way, and a page opens in the address only once its code has come.
 */
export class Router {
  private readonly stack: Entry[] = []
  /** Who is asked before a page is left: pages, then what lies over them, the uppermost last. */
  private guards: readonly Guard[] = []
  /** Position of the browser; runs ahead of the stack while a transition waits. */
  private position = positionOf(window.history.state) ?? 0
  private running: Promise<unknown> = Promise.resolve()
  private overtaken = createSignal()
  /** Who went back by `back` and waits to arrive. */
  private readonly waiting: (() => void)[] = []
  /** The page that is shown now. */
  private front: PageView | undefined
  /** Who asks the customer now: whatever else moves the browser meanwhile is taken back. */
  private asking: LeaveGuard | undefined
  /** The browser has come back to the page that asks. */
  private comeBack = createSignal()

  constructor(private readonly world: RouterWorld) {}

  private get top(): Entry | undefined {
    return this.stack[this.stack.length - 1]
  }

  /** Who is asked first. A way back of our own passes by what lies over the page: who takes it knows of that. */
  private get firstToAsk(): LeaveGuard | undefined {
    const { top, asking } = this
    const isOurs = this.waiting.length > 0 && !asking
    const isAsked = ({ page, layerId }: Guard) =>
      layerId ? !isOurs && top?.view.holds(layerId) : page === top
    return this.guards.filter(isAsked).pop()?.ask
  }

  get pages(): readonly PageView[] {
    return this.stack.map(({ view }) => view)
  }

  /** Path and query of each open page, the one in front last. */
  get openAddresses(): readonly string[] {
    return this.stack.map(({ address }) => address)
  }

  /** Opens the page of the browser's address and follows its history from now on. */
  start(): void {
    const { pathname, search, hash } = window.location
    const known = this.world.addresses.routeAt(pathname)
    this.write('replaceState', known ? pathname + search + hash : this.world.addresses.home + search)
    window.addEventListener('popstate', event => {
      if (this.follow(event.state)) event.stopImmediatePropagation()
    })
    this.launch()
  }

  /** Opens a page by its file and query (`/pages/home/index?a=1`). Rejects when its code cannot be fetched. */
  async navigate(url: string, opening: Opening): Promise<void> {
    const href = this.world.addresses.hrefOf(url)
    this.world.leaveLaunch()
    const { overtaken } = this
    const loading = load(this.routeAt(href))
    // Its failure is told below, once its turn has come.
    loading.catch(() => {})
    await this.run(async () => {
      const module = await Promise.race([overtaken.promise, loading])
      if (!module) return
      if (opening === 'push') this.position += 1
      this.write(opening === 'push' ? 'pushState' : 'replaceState', href)
      if (opening === 'relaunch') this.closeAbove(-1)
      else this.closeAbove(this.position - 1)
      await this.mount(module, href, this.position)
    })
  }

  /** Goes back by `delta` pages, at most to the first; resolves when that page is in front. */
  async back(delta: number): Promise<void> {
    const target = this.stack[Math.max(0, this.stack.length - 1 - delta)]
    if (!target || target.position === this.position) return
    const arrived = new Promise<void>(resolve => this.waiting.push(resolve))
    window.history.go(target.position - this.position)
    await arrived
  }

  /** Goes back in the browser's history, to whatever was there before. */
  leave(): void {
    this.waiting.push(() => {})
    window.history.back()
  }

  /**
   * The page in front asks before it is left for one below it; what lies over a page, in an element of this id, before that
   * page. The function that is returned lets it go again.
   */
  guard(ask: LeaveGuard, layerId?: string): () => void {
    const guard = { ask, layerId, page: this.top }
    this.guards = layerId ? [...this.guards, guard] : [guard, ...this.guards]
    return () => this.dropGuard(ask)
  }

  private dropGuard(ask: LeaveGuard): void {
    this.guards = this.guards.filter(guard => guard.ask !== ask)
  }

  private launch(): void {
    const { position, overtaken } = this
    const address = currentAddress()
    this.run(async () => {
      const module = await Promise.race([overtaken.promise, load(this.routeAt(address))])
      if (module) await this.mount(module, address, position)
    }).catch(() => this.world.showLaunchFailure(() => this.launch()))
  }

  /** The browser has moved within its history. Answers whether that leads to another page. */
  private follow(state: unknown): boolean {
    const position = positionOf(state)
    // Safari reports the launch as well; an address with another hash has no page of its own.
    if (position === undefined) return false
    if (position === this.position) {
      this.comeBack.send()
      this.comeBack = createSignal()
      return false
    }
    const ask = this.firstToAsk
    if (ask && position < this.position) {
      this.askToLeave(ask, position)
      return true
    }
    this.position = position
    this.world.leaveLaunch()
    this.overtaken.send()
    this.overtaken = createSignal()
    const { overtaken } = this
    const address = currentAddress()
    const waiting = this.waiting.splice(0)
    this.run(() => this.arrive(position, address, overtaken))
      .catch(() => this.returnToFront())
      .finally(() => waiting.forEach(resolve => resolve()))
    return true
  }

  /** The browser is a step ahead: it goes back to the guarded page, which stays unless its guard says otherwise. */
  private askToLeave(ask: LeaveGuard, position: number): void {
    const way = position - this.position
    window.history.go(-way)
    if (this.asking === ask) return
    this.asking = ask
    // Not before the browser is back: two moves at once would end anywhere.
    this.comeBack.promise
      .then(ask)
      .then(mayLeave => {
        if (!mayLeave) return this.waiting.splice(0).forEach(resolve => resolve())
        this.dropGuard(ask)
        window.history.go(way)
      })
      .finally(() => (this.asking = undefined))
      .catch(() => undefined)
  }

  private async arrive(position: number, address: string, overtaken: Signal): Promise<void> {
    const open = this.stack.find(entry => entry.position === position)
    if (open) return this.uncover(open)
    // After a reload, or forwards again: the address is known, its page is not open any more.
    const module = await Promise.race([overtaken.promise, load(this.routeAt(address))])
    if (!module) return
    this.closeAbove(position - 1)
    await this.mount(module, address, position)
  }

  /** The page is seen first: what the one over it does in leaving, and this one in coming back, takes longer than drawing it. */
  private async uncover({ view, position }: Entry): Promise<void> {
    if (view === this.front) return this.closeAbove(position)
    this.front?.cover()
    view.reveal()
    await this.world.painted()
    this.closeAbove(position)
    this.front = view
    view.show()
    this.world.announce()
  }

  private closeAbove(position: number): void {
    while (this.top && this.top.position > position) this.stack.pop()?.view.close()
  }

  private async mount(module: PageModule, address: string, position: number): Promise<void> {
    const below = this.pages.find(page => page === this.front)
    below?.hide()
    const view = this.world.open(module, address)
    // Before it is drawn: the page may ask for the stack at once.
    this.stack.push({ position, address, view })
    this.front = view
    await view.mount()
    below?.cover()
    this.world.announce()
  }

  /** The page of the address cannot be fetched: the address goes back to the page that is still shown. */
  private returnToFront(): void {
    if (this.top && this.top.position !== this.position) window.history.go(this.top.position - this.position)
  }

  private run<T>(transition: () => Promise<T> | T): Promise<T> {
    const result = this.running.then(transition)
    this.running = result.catch(() => undefined)
    return result
  }

  private routeAt(address: string): PageRoute {
    const [path = ''] = address.split(/[?#]/, 1)
    const route = this.world.addresses.routeAt(path)
    if (!route) throw new Error(`No page at ${path}`)
    return route
  }

  private write(method: 'pushState' | 'replaceState', href: string): void {
    const state: HistoryState = { position: this.position }
    this.world.leaveAddress()
    // Past what others have put over it on the history itself: they hear of it once the page is drawn.
    History.prototype[method].call(window.history, state, '', href)
  }
}

interface Signal {
  readonly promise: Promise<undefined>
  send(): void
}

function createSignal(): Signal {
  let send = () => {}
  const promise = new Promise<undefined>(resolve => {
    send = () => resolve(undefined)
  })
  return { promise, send }
}

async function load(route: PageRoute): Promise<PageModule> {
  return route.load()
}

function currentAddress(): string {
  const { pathname, search } = window.location
  return pathname + search
}
