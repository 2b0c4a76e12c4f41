import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before } from 'node:test'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'
import { startSandbox } from '../../sandbox/server'
import { SNAPSHOT } from '../../sandbox/testing/snapshot'
import { BROWSER_PATH } from '../support/browser-path'
import { AGREEMENTS_READ, type CustomerKey, SandboxControl } from '../support/control'
import { WAIT_MS } from '../support/until'
import { Visit } from './visit'

export type { CustomerKey, Fault } from '../support/control'
export { until } from '../support/until'
export { Visit } from './visit'

const ROOT = path.resolve(__dirname, '../..')
const PHONE = { width: 375, height: 812 }

interface VisitOptions extends BrowserContextOptions {
  customer?: CustomerKey
  /** Runs in every page before its own scripts. */
  initScript?: string
  /** What the device's storage holds, at every start. */
  storage?: Readonly<Record<string, string>>
  /** `false`: the agreements have to be read before the login's box can be ticked, as on a new phone. */
  hasReadAgreements?: boolean
  /** Console errors the scenario provokes on purpose; others fail it. */
  expectedErrors?: RegExp
}

/** Runs in the page. Documents without a storage of their own keep nothing. */
function keepInStorage(entries: Record<string, string>): void {
  try {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
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
  dataDir = ''
  private readonly lasting = new Map<CustomerKey | undefined, Promise<LastingBrowser>>()
  private stop: () => Promise<void> = () => Promise.resolve()

  async start(): Promise<void> {
    this.dataDir = mkdtempSync(path.join(tmpdir(), 'sandbox-'))
    const sandbox = await startSandbox({
      port: 0,
      dataDir: this.dataDir,
      distDir: process.env.H5_DIST ?? path.join(ROOT, 'dist/h5'),
      quiet: true,
      snapshot: SNAPSHOT,
    })
    this.url = sandbox.url
    this.stop = () => sandbox.close()
    this.browser = await chromium.launch({
      executablePath: BROWSER_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        // A camera and a microphone, and a customer who lets every page use them: this Chromium has no dialog to ask by.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
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
    const {
      customer,
      initScript,
      expectedErrors,
      storage,
      hasReadAgreements = true,
      ...contextOptions
    } = options
    const context = await this.newContext(contextOptions)
    await context.addInitScript(keepInStorage, { ...(hasReadAgreements ? AGREEMENTS_READ : {}), ...storage })
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
