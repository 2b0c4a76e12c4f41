import assert from 'node:assert/strict'
import type { BrowserContext, Locator, Page, Request } from 'playwright-core'
import { until, WAIT_MS } from '../support/until'
import type { BridgeCall } from '../support/web-view'

/** Of a page that gave way to another while something was asked of it; whatever else went wrong is thrown. */
function isBeingLeft(error: unknown): false {
  if (error instanceof Error && error.message.includes('Execution context was destroyed')) return false
  throw error
}

/** So many reads of the same time in a row are a loop that waits for the next one. */
const READS_OF_A_LOOP = 10_000

/**
 * Makes stopped time pass for who waits for it by reading it. The analytics library seeds its ids in a loop that counts until
 * the time is another (`UUID` of sa-sdk-javascript); begun while a test holds the time, it would never end.
 */
function passForLoops(readsOfLoop: number): void {
  const Stopped = Date
  let last = 0
  let reads = 0
  window.Date = new Proxy(Stopped, {
    construct(target, args: ConstructorParameters<DateConstructor>) {
      if (args.length > 0) return new target(...args)
      const now = target.now()
      reads = now === last ? reads + 1 : 0
      last = now
      if (reads < readsOfLoop) return new target(now)
      reads = 0
      return new target(now + 1)
    },
  })
}

/** How often in a row nothing may be under way before a page counts as settled. */
const CALM_ROUNDS = 4

/** What analytics says when time leaps while its code or its settings are on their way: their time is over at once. */
const LEAPT_OVER = /vtrackcustom.*timeout|analytics could not be loaded/

/** A customer's browser: pages of one context, and everything that went wrong in it. */
export class Visit {
  /** What the page asked for that has neither come nor been given up yet: calls of the product, and all that pages are made of. */
  private readonly underWay = new Set<Request>()
  private readonly loading = new Set<Request>()
  /** How many requests the page has made so far. */
  private asked = 0
  private isTimeTaken = false

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
      // A page that is just left for another is not calm.
      const isDrawn = await this.drawn().then(() => true, isBeingLeft)
      const isCalm = isDrawn && this.underWay.size + this.loading.size === 0 && this.asked === before
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

  /** From here on the page's time passes as `page.clock` says; until that is asked for, as everybody's. */
  async takeTime(): Promise<void> {
    this.isTimeTaken = true
    await this.page.clock.install()
    await this.page.addInitScript(passForLoops, READS_OF_A_LOOP)
    await this.page.evaluate(passForLoops, READS_OF_A_LOOP)
  }

  /** Stops the page's time, which must have been taken before; `page.clock` lets it pass from here. */
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

  /** The next call of an endpoint is carried out, and its answer never comes: the browser would repeat a call that the server dropped. */
  async loseAnswer(name: string): Promise<void> {
    await this.page.route(
      `**/services/trustAppApi/${name}`,
      async route => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
  }

  /** The next call of an endpoint is lost on its way: the server hears nothing of it. */
  async loseCall(name: string): Promise<void> {
    await this.page.route(`**/services/trustAppApi/${name}`, route => route.abort('connectionreset'), {
      times: 1,
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
    // What was tapped may lead to another document.
    await this.drawn().catch(isBeingLeft)
    await until('all calls were answered', () => this.underWay.size === 0)
    await this.drawn().catch(isBeingLeft)
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
    const problems = this.problems.splice(0).filter(text => !this.isTimeTaken || !LEAPT_OVER.test(text))
    assert.deepEqual(problems, [], 'the browser reported problems')
  }
}
