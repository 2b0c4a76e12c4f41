import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before } from 'node:test'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
  type Request,
} from 'playwright-core'
import { startSandbox } from '../../sandbox/server'
import { AGREEMENTS_READ, type CustomerKey, SandboxControl } from '../support/control'
import { until, WAIT_MS } from '../support/until'
import type { BridgeCall } from '../support/web-view'

export type { CustomerKey, Fault } from '../support/control'
export { until } from '../support/until'

const ROOT = path.resolve(__dirname, '../..')
const PHONE = { width: 375, height: 812 }
/** How often in a row nothing may be under way before a page counts as settled. */
const CALM_ROUNDS = 4

interface VisitOptions extends BrowserContextOptions {
  customer?: CustomerKey
  /** Runs in every page before its own scripts. */
  initScript?: string
  /** `false`: the agreements have to be read before the login's box can be ticked, as on a new phone. */
  hasReadAgreements?: boolean
  /** Console errors the scenario provokes on purpose; others fail it. */
  expectedErrors?: RegExp
}

/** A customer's browser: pages of one context, and everything that went wrong in it. */
export class Visit {
  /** What the page asked for that has neither come nor been given up yet: calls of the product, and all that pages are made of. */
  private readonly underWay = new Set<Request>()
  private readonly loading = new Set<Request>()
  /** How many requests the page has made so far. */
  private asked = 0

  constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly base: string,
    readonly problems: string[],
    /** A tab of a browser that stays open. */
    private readonly isTab = false,
  ) {
    page.on('request', request => {
      this.asked += 1
      if (request.url().includes('/services/trustAppApi/')) this.underWay.add(request)
      // A video comes for as long as it plays; nobody is told what became of a beacon.
      else if (!/^(media|ping)$/.test(request.resourceType())) this.loading.add(request)
    })
    const forget = (request: Request) => {
      this.underWay.delete(request)
      this.loading.delete(request)
    }
    page.on('requestfinished', forget)
    page.on('requestfailed', forget)
  }

  /** Opens an address below the sandbox's origin and waits for the page's own content. */
  async open(address: string): Promise<void> {
    await this.page.goto(this.base + address)
    await this.page.locator('main').first().waitFor({ timeout: WAIT_MS })
  }

  /** Path and query of the address bar. */
  address(): string {
    const { pathname, search } = new URL(this.page.url())
    return pathname + search
  }

  /** Waits until the address bar shows this path (and query, when given). */
  async arriveAt(address: string): Promise<void> {
    const wanted = (url: URL) => url.pathname === address || url.pathname + url.search === address
    await this.page.waitForURL(wanted, { timeout: WAIT_MS })
  }

  /** Waits until a text can be seen on the current page. */
  async see(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).filter({ visible: true }).first().waitFor({ timeout: WAIT_MS })
  }

  /** Waits until the page shows what it fetched: no skeleton, nothing under way. */
  async settle(): Promise<void> {
    await this.rest()
    await this.page
      .locator('.skeleton')
      .filter({ visible: true })
      .first()
      .waitFor({ state: 'detached', timeout: WAIT_MS })
    await this.rest()
  }

  /** Waits until nothing is under way and nothing comes of what came: one answer may ask for the next thing. */
  private async rest(): Promise<void> {
    let calm = 0
    await until('nothing was under way any more', async () => {
      const before = this.asked
      await this.drawn()
      const isCalm = this.underWay.size + this.loading.size === 0 && this.asked === before
      calm = isCalm ? calm + 1 : 0
      return calm >= CALM_ROUNDS
    })
  }

  /** The page in front: covered ones stay in the document. */
  front(): Locator {
    return this.page.locator('main').filter({ visible: true }).first()
  }

  /** Everything that can be read or heard of the page in front. */
  async words(): Promise<string> {
    return this.front().evaluate(main => {
      const labels = [...main.querySelectorAll('[aria-label]')].map(node => node.getAttribute('aria-label'))
      return [(main as HTMLElement).innerText, ...labels].join('\n')
    })
  }

  /** Waits until a text can no longer be seen. What goes by a timer of its own goes whatever else happens: see `freeze`. */
  async seeNoMore(text: string | RegExp): Promise<void> {
    const visible = this.page.getByText(text).filter({ visible: true })
    await visible.first().waitFor({ state: 'hidden', timeout: WAIT_MS })
  }

  /** Whether a text can be seen now. */
  async sees(text: string | RegExp): Promise<boolean> {
    return (await this.page.getByText(text).filter({ visible: true }).count()) > 0
  }

  /** Stops the page's time, which must have been installed before; `page.clock` lets it pass from here. */
  async freeze(): Promise<void> {
    const now = await this.page.evaluate(() => Date.now())
    // A moment ahead: time goes on until the page hears of it.
    await this.page.clock.pauseAt(now + 1000)
  }

  /** The next call of an endpoint, once it is on its way. Ask before what causes it. */
  call(name: string): Promise<Request> {
    return this.page.waitForRequest(request => request.url().endsWith(`/services/trustAppApi/${name}`), {
      timeout: WAIT_MS,
    })
  }

  /** Waits until a call was answered or given up, and until what came of it is drawn. */
  async over(request: Request): Promise<void> {
    const response = await request.response()
    await response?.finished()
    await this.drawn()
  }

  /** Waits until no call is under way, and what came of them is drawn. */
  async idle(): Promise<void> {
    await this.drawn()
    await until('all calls were answered', () => this.underWay.size === 0)
    await this.drawn()
  }

  /** Waits until everything that moves or fades has come to rest; what turns for ever does not count. */
  async still(): Promise<void> {
    await this.drawn()
    await this.page.waitForFunction(
      () =>
        document
          .getAnimations()
          .every(
            animation =>
              animation.playState !== 'running' || animation.effect?.getComputedTiming().endTime === Infinity,
          ),
      undefined,
      { timeout: WAIT_MS },
    )
  }

  /** Scrolls the page in front by so many px, as far as it goes, and waits until it is drawn there. */
  async scroll(px: number): Promise<void> {
    await this.front().evaluate(async (main, distance) => {
      let box: Element | null = main
      while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement
      ;(box ?? document.documentElement).scrollBy(0, distance)
      // The first frame tells the page of it, the second shows what it made of that.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    }, px)
    await this.drawn()
  }

  /** Taps what a screen reader would call by this name. */
  async tap(
    name: string | RegExp,
    role: 'button' | 'link' | 'checkbox' | 'radio' | 'switch' | 'tab' = 'button',
  ): Promise<void> {
    await this.page.getByRole(role, { name }).filter({ visible: true }).first().click({ timeout: WAIT_MS })
  }

  /** Waits for the first call that reaches the mini-program around the web-view (`WEB_VIEW`). */
  async bridgeCall(): Promise<BridgeCall> {
    const calls = await this.page.waitForFunction(
      () => {
        const { __bridgeCalls } = window as unknown as { __bridgeCalls: BridgeCall[] }
        return __bridgeCalls.length > 0 && __bridgeCalls
      },
      undefined,
      { timeout: WAIT_MS },
    )
    const [first] = (await calls.jsonValue()) as BridgeCall[]
    assert.ok(first)
    return first
  }

  /**
   * Lets the page do what it has begun: two turns of its event loop after what is at hand. Not by its own timers or
   * frames, which a test may have stopped.
   */
  private async drawn(): Promise<void> {
    await this.page.evaluate(async () => {
      for (let turn = 0; turn < 2; turn += 1) {
        await new Promise<void>(resolve => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve()
          port2.postMessage(0)
        })
      }
    })
  }

  async close(): Promise<void> {
    await (this.isTab ? this.page.close() : this.context.close())
    assert.deepEqual(this.problems.splice(0), [], 'the browser reported problems')
  }
}

/** Runs in the page. Documents without a storage of their own keep nothing. */
function keepReadAgreements(versions: string): void {
  try {
    localStorage.setItem('agreementsRead', versions)
  } catch {
    // as above
  }
}

/** A customer's browser that stays open over the tests of a file, and what went wrong in it since its last tab. */
interface LastingBrowser {
  readonly context: BrowserContext
  readonly problems: string[]
}

/** Runs in the page: a tab begins with a storage of which only this is kept. */
function beginAfresh(kept: Record<string, string>): void {
  try {
    if (sessionStorage.getItem('tabHasBegun')) return
    localStorage.clear()
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    sessionStorage.setItem('tabHasBegun', '1')
  } catch {
    // as above
  }
}

/** The product as it is shipped: production build, sandbox with a fresh store, Chromium. */
export class App extends SandboxControl {
  private browser!: Browser
  private dataDir = ''
  private readonly lasting = new Map<CustomerKey | undefined, Promise<LastingBrowser>>()
  private stop: () => Promise<void> = () => Promise.resolve()

  async start(): Promise<void> {
    this.dataDir = mkdtempSync(path.join(tmpdir(), 'sandbox-'))
    const sandbox = await startSandbox({
      port: 0,
      dataDir: this.dataDir,
      distDir: process.env.H5_DIST ?? path.join(ROOT, 'dist/h5'),
      quiet: true,
    })
    this.url = sandbox.url
    this.stop = () => sandbox.close()
    this.browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    })
  }

  async end(): Promise<void> {
    await this.browser.close()
    await this.stop()
    rmSync(this.dataDir, { recursive: true, force: true })
  }

  /** A new visitor with a clean browser; logged in when a customer is named. */
  async visit(options: VisitOptions = {}): Promise<Visit> {
    const { customer, initScript, expectedErrors, hasReadAgreements = true, ...contextOptions } = options
    const context = await this.newContext(contextOptions)
    if (hasReadAgreements) await context.addInitScript(keepReadAgreements, AGREEMENTS_READ.agreementsRead)
    if (initScript) await context.addInitScript(initScript)
    if (customer) await this.logIn(context, customer)
    const problems = this.watch(context, expectedErrors)
    return new Visit(context, await context.newPage(), this.url, problems)
  }

  /**
   * A new tab in a browser that stays open over the tests of a file: code that has come once is not fetched and compiled
   * again. The device's storage is as on a new one, but for what is named here; one tab of a customer at a time.
   */
  async tab(customer: CustomerKey | undefined, kept: Readonly<Record<string, string>> = {}): Promise<Visit> {
    const opening = this.lasting.get(customer) ?? this.openLasting(customer)
    this.lasting.set(customer, opening)
    const { context, problems } = await opening
    // A test that failed has left its tab open.
    await Promise.all(context.pages().map(page => page.close()))
    problems.length = 0
    const page = await context.newPage()
    await page.addInitScript(beginAfresh, { ...AGREEMENTS_READ, ...kept })
    return new Visit(context, page, this.url, problems, true)
  }

  private async openLasting(customer: CustomerKey | undefined): Promise<LastingBrowser> {
    const context = await this.newContext({ reducedMotion: 'reduce' })
    if (customer) await this.logIn(context, customer)
    return { context, problems: this.watch(context) }
  }

  private async newContext(options: BrowserContextOptions): Promise<BrowserContext> {
    const context = await this.browser.newContext({ viewport: PHONE, ...options })
    context.setDefaultTimeout(WAIT_MS)
    // The test compiler names functions through a helper that a page does not have.
    await context.addInitScript('globalThis.__name = target => target')
    return context
  }

  /** Opens a session for the visitor's browser, as the login would. */
  async logIn(context: BrowserContext, customer: CustomerKey): Promise<void> {
    const answer = await context.request.post(`${this.url}/sandbox/api/login`, { data: { customer } })
    assert.ok(answer.ok(), `login as ${customer}: ${answer.status()}`)
  }

  /** Everything that goes wrong in a browser from now on. */
  private watch(context: BrowserContext, expectedErrors?: RegExp): string[] {
    const problems: string[] = []
    const report = (problem: string) => {
      if (!expectedErrors?.test(problem)) problems.push(problem)
    }
    context.on('weberror', error => report(`page error: ${error.error().message}`))
    context.on('console', message => {
      if (message.type() === 'error' || message.type() === 'warning') report(`console: ${message.text()}`)
    })
    context.on('request', request => {
      const { protocol, origin } = new URL(request.url())
      const isOwn = origin === this.url || protocol === 'data:' || protocol === 'blob:'
      if (!isOwn) report(`request to another host: ${request.url()}`)
    })
    return problems
  }
}

/** One running product for the tests of a file. */
export function useApp(): App {
  const app = new App()
  before(() => app.start(), { timeout: 60_000 })
  after(() => app.end(), { timeout: 30_000 })
  return app
}
