import { AGREEMENTS_READ } from '../support/control'
import assert from 'node:assert/strict'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { after, before } from 'node:test'
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core'
import { BROWSER_PATH } from '../support/browser-path'
import type { CustomerKey } from './harness'
import type { CompiledPackage, Send, SetDataCall } from './host/contract'
import { knownApis } from './host/node/known-apis'
import { menuButton, type PhoneModel, type PhoneName, PHONES, type WindowSize } from './host/view/phones'
import { type PageServer, startPageServer } from './host/node/page-server'

const WAIT_MS = 15_000
const FOLDER = path.resolve(__dirname, '../../.cache/weapp-shots')

/** How a phone is before it opens the mini-program. */
export interface ScreenSettings {
  readonly customer?: CustomerKey
  readonly storage?: Readonly<Record<string, unknown>>
  readonly path?: string
  readonly colorScheme?: 'light' | 'dark'
  readonly phone?: PhoneName
}

/** WeChat's menu button lies over the top right corner of a page without a navigation bar. */
const MENU_BUTTON =
  'border:.5px solid #7f7f7f80;border-radius:16px;box-sizing:border-box;background:#ffffff26;height:32px;' +
  'pointer-events:none;position:fixed;width:87px;z-index:9999;'

/** The mini-program in Chromium: laid out, touched where it is drawn, and photographed. */
export class Screen {
  constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly phone: PhoneModel,
  ) {}

  private get menuButtonStyle(): string {
    const { left, top } = menuButton(this.phone)
    return `${MENU_BUTTON}left:${left}px;top:${top}px`
  }

  async see(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).filter({ visible: true }).first().waitFor()
  }

  locator(selector: string): Locator {
    return this.page.locator(selector)
  }

  /** Touches the middle of what carries a text. */
  async tap(text: string | RegExp): Promise<void> {
    const target = this.page.getByText(text, { exact: true }).filter({ visible: true }).last()
    await target.tap()
  }

  async tapOn(selector: string): Promise<void> {
    await this.locator(selector).filter({ visible: true }).last().tap()
  }

  /** Types into the field that a label of this text belongs to. */
  async type(label: string, value: string): Promise<void> {
    const id = await this.page.locator('wx-label', { hasText: label }).first().getAttribute('for')
    await this.page.locator(`[id="${id}"] input`).fill(value)
  }

  /** Opens a page as the only one, as a link does, and waits until it is ready. */
  async visit(path: string): Promise<void> {
    await this.page.evaluate(url => window.host?.visit(url), `/${path}`)
    await this.ready()
  }

  /** Waits until nothing is on its way and no page is still a grey shape. */
  async ready(): Promise<void> {
    await this.page.waitForFunction(() => {
      const front = document.querySelector('wx-page:not([hidden])')
      return Boolean(front?.querySelector('.page-shell')) && !front?.querySelector('.skeleton')
    })
    await this.quiet()
  }

  /** Waits until nothing is on its way, the window has the page's size, and what came was drawn. */
  async quiet(): Promise<void> {
    const isQuiet = await this.page.evaluate(async waitMs => {
      const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
      const isCalm = () => window.host?.isQuiet && window.innerHeight === window.wantedHeight
      const end = Date.now() + waitMs
      // What the answer to one thing asks for is on its way a moment later; scrolling is told with the next frame.
      for (let calm = 0; calm < 4 && Date.now() < end; calm = isCalm() ? calm + 1 : 0) await frame()
      return Date.now() < end
    }, WAIT_MS)
    assert.ok(isQuiet, 'there was always something on its way')
  }

  /** Brings what moves to its end, and waits until nothing does; what turns for ever does not count. */
  async atRest(): Promise<void> {
    await this.quiet()
    await this.page.evaluate(async () => {
      const ending = () =>
        document
          .getAnimations()
          .filter(
            ({ effect, playState }) =>
              playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
          )
      // The end of one may begin another.
      for (let moving = ending(); moving.length > 0; moving = ending()) {
        moving.forEach(animation => animation.finish())
        await new Promise(requestAnimationFrame)
      }
    })
  }

  /** WeChat turns light or dark. */
  async turn(colorScheme: 'light' | 'dark'): Promise<void> {
    await this.page.emulateMedia({ colorScheme })
  }

  /** The `setData` calls made while something happens, until nothing more comes. */
  async measure(run: () => Promise<void>): Promise<SetDataCall[]> {
    const calls = () => this.page.evaluate(() => window.host?.setDataCalls ?? [])
    const before = (await calls()).length
    await run()
    await this.quiet()
    return (await calls()).slice(before)
  }

  /** Moves the page further, px. */
  async scrollBy(pixels: number): Promise<void> {
    await this.page.evaluate(y => window.scrollBy(0, y), pixels)
    await this.quiet()
  }

  /** What WeChat's bar calls the page in front. */
  title(): Promise<string | undefined> {
    return this.page.evaluate(() => window.host?.frame.title)
  }

  /** Routes of the page stack. */
  routes(): Promise<string[]> {
    return this.page.evaluate(() => window.host?.pages.map(({ route }) => route) ?? [])
  }

  /** Writes a picture of the window into .cache/weapp-shots. */
  async shoot(name: string): Promise<void> {
    mkdirSync(FOLDER, { recursive: true })
    await this.page.evaluate(async style => {
      await document.fonts.ready
      document.getElementById('menu-button')?.remove()
      if (!window.host?.frame.isFullScreen) return
      const button = document.createElement('div')
      button.id = 'menu-button'
      button.style.cssText = style
      document.documentElement.append(button)
    }, this.menuButtonStyle)
    // Sheets and toasts move for a moment after they appear.
    await this.atRest()
    await this.page.screenshot({ path: path.join(FOLDER, `${name}.png`) })
  }

  /** Ends the visit: nothing may have gone wrong in it. */
  async close(): Promise<void> {
    await this.failOnProblems()
    await this.context.close()
  }

  /** All that the page in front says. */
  text(): Promise<string> {
    return this.page.evaluate(
      () => document.querySelector<HTMLElement>('wx-page:not([hidden])')?.innerText ?? '',
    )
  }

  /** What went wrong so far was told already. */
  async forgetProblems(): Promise<void> {
    await this.page.evaluate(() => window.host?.problems.clear())
  }

  async failOnProblems(): Promise<void> {
    const problems = await this.page.evaluate(() => [...(window.host?.problems.list ?? [])])
    assert.deepEqual(problems, [], 'the mini-program reported problems')
  }
}

/** The page's window takes the size that the host says, and what `env` tells of it. */
async function followWindow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await page.exposeFunction('resizeWindow', async ({ width, height, top, bottom }: WindowSize) => {
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { top, bottom } })
    await page.setViewportSize({ width, height })
  })
}

/** What is run on the screen. */
export interface Program {
  readonly pack: CompiledPackage
  readonly bundle: string
  readonly send: Send
  /** Fetches a picture or a video for the browser, as the components of WeChat load them; none for a host without network. */
  readonly fetchMedia?: (url: URL) => Promise<Response>
  /** Makes the rest of this ready. */
  start(): Promise<void>
  sessionOf(customer: CustomerKey): Promise<string>
}

/** Chromium with the host's page; stopped together with the tests of the file. */
export class Screens {
  private browser: Browser | undefined
  private server: PageServer | undefined

  constructor(private readonly app: Program) {}

  async start(): Promise<void> {
    await this.app.start()
    this.server = await startPageServer(this.app.bundle, this.app.pack, this.app.send)
    this.browser = await chromium.launch({
      executablePath: BROWSER_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    })
  }

  async end(): Promise<void> {
    await this.browser?.close()
    await this.server?.close()
  }

  /**
   * Components load by themselves, past `wx.request`, into a page of another origin than the server's: as browsers do, the
   * view shows nothing of an answer that does not allow it.
   */
  private async serveMedia(context: BrowserContext): Promise<void> {
    const { fetchMedia } = this.app
    if (!fetchMedia) return
    const isOfBackEnd = ({ pathname }: URL) => pathname.startsWith('/services/')
    await context.route(isOfBackEnd, async route => {
      const answer = await fetchMedia(new URL(route.request().url()))
      if (answer.headers.get('cross-origin-resource-policy') !== 'cross-origin') {
        return route.abort('blockedbyresponse')
      }
      const contentType = answer.headers.get('content-type') ?? ''
      await route.fulfill({
        status: answer.status,
        contentType,
        body: Buffer.from(await answer.arrayBuffer()),
      })
    })
  }

  /** A phone that has just opened the mini-program. */
  async launch(settings: ScreenSettings = {}): Promise<Screen> {
    const { customer, storage = {}, path: start, colorScheme, phone = 'notched' } = settings
    if (!this.browser || !this.server) throw new Error('Chromium was not started')
    const context = await this.browser.newContext({
      viewport: { width: PHONES[phone].width, height: PHONES[phone].height },
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
      colorScheme: colorScheme ?? 'light',
    })
    context.setDefaultTimeout(WAIT_MS)
    await this.serveMedia(context)
    const page = await context.newPage()
    await followWindow(page)
    // The test compiler names functions through a helper that a page does not have.
    await page.addInitScript('globalThis.__name = target => target')
    await page.goto(this.server.url)
    const session = customer ? { sessionToken: await this.app.sessionOf(customer) } : {}
    const entries = Object.entries({ ...AGREEMENTS_READ, ...session, ...storage }).map(([key, value]) => [
      key,
      JSON.stringify(value),
    ])
    await page.evaluate(options => window.startHostInBrowser(options), {
      packUrl: '/package.json',
      sendUrl: '/send',
      storage: Object.fromEntries(entries) as Record<string, string>,
      path: start,
      account: 'somebody',
      phone,
      knownApis: knownApis(),
    })
    const screen = new Screen(context, page, PHONES[phone])
    await screen.failOnProblems()
    return screen
  }
}

/** Chromium for the tests of a file; to be asked for after the app. */
export function useScreens(app: Program): Screens {
  const screens = new Screens(app)
  before(() => screens.start(), { timeout: 60_000 })
  after(() => screens.end(), { timeout: 30_000 })
  return screens
}
