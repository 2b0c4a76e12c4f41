import assert from 'node:assert/strict'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { after, before } from 'node:test'
import type { Locator } from 'playwright-core'
import type { EndpointName } from '@/contract/registry'
import { type RouteName, routes } from '@/routes'
import { samplePdf } from '../../../sandbox/testing/sample-files'
import { App, type Visit } from '../../e2e/harness'
import type { CustomerKey } from '../../support/control'
import { until } from '../../support/until'
import type { Customer, Elsewhere, JourneyOptions, Params, Server } from '../customer'
import { declareFor } from './run'
import { SandboxServer } from './server'

const SHOTS = path.resolve(__dirname, '../../../.cache/journeys')
const ROLES = ['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'option'] as const

const addressOf = (route: RouteName, params: Params) => {
  const query = new URLSearchParams(params).toString()
  return `/phone/${routes[route].path}${query ? `?${query}` : ''}`
}

/** The sandbox, with losses that the browser does not mend: it repeats a call whose connection broke. */
class BrowserServer extends SandboxServer {
  constructor(
    app: App,
    public visit: Visit,
  ) {
    super(app)
  }
  override loseAnswer(endpoint: EndpointName): Promise<void> {
    return this.visit.loseAnswer(endpoint)
  }
  override loseCall(endpoint: EndpointName): Promise<void> {
    return this.visit.loseCall(endpoint)
  }
}

/** A customer in Chromium before the built H5. */
class BrowserCustomer implements Customer {
  readonly host = 'browser'
  readonly can = { layout: true, devices: true }
  readonly server: Server

  constructor(
    public visit: Visit,
    private readonly sandbox: BrowserServer,
    private key: CustomerKey | undefined,
  ) {
    this.server = sandbox
  }

  open(route: RouteName, params: Params = {}): Promise<void> {
    return this.visit.open(addressOf(route, params))
  }

  async arriveAt(route: RouteName, params: Params = {}): Promise<void> {
    await this.visit.page.waitForURL(
      url =>
        url.pathname === addressOf(route, {}) &&
        Object.entries(params).every(([name, value]) => url.searchParams.get(name) === value),
    )
  }

  param(name: string): Promise<string> {
    return Promise.resolve(new URL(this.visit.page.url()).searchParams.get(name) ?? '')
  }

  settle(): Promise<void> {
    return this.visit.settle()
  }

  async logInAgain(): Promise<void> {
    if (this.key) await app.logIn(this.visit.context, this.key)
  }

  switchAccount(customer: CustomerKey): Promise<void> {
    return app.logIn(this.visit.context, customer)
  }

  async comeToFront(): Promise<void> {
    await this.visit.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await this.visit.settle()
  }

  async back(): Promise<void> {
    await this.visit.page.goBack()
    await this.visit.idle()
  }

  async reopen(): Promise<void> {
    await this.visit.page.reload()
    await this.visit.settle()
  }

  async changeDevice(customer = this.key): Promise<void> {
    this.key = customer
    await this.visit.close()
    this.visit = await visitOf(customer)
    this.sandbox.visit = this.visit
  }

  kept(): Promise<string> {
    return this.visit.page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  }

  async see(text: string | RegExp): Promise<void> {
    await this.saying(text).first().waitFor()
  }

  scrollTo(text: string | RegExp): Promise<void> {
    return this.saying(text).first().scrollIntoViewIfNeeded()
  }

  async seeNoMore(text: string | RegExp): Promise<void> {
    await this.saying(text).first().waitFor({ state: 'hidden' })
  }

  async sees(text: string | RegExp): Promise<boolean> {
    await this.visit.settle()
    return (await this.saying(text).count()) > 0
  }

  async count(text: string | RegExp): Promise<number> {
    await this.visit.settle()
    return this.visit.front().getByText(text).filter({ visible: true }).count()
  }

  async words(): Promise<string> {
    await this.visit.settle()
    return this.visit.words()
  }

  async tap(name: string | RegExp, nth = 0): Promise<void> {
    const found = await until(`could tap ${String(name)}`, () => this.tappable(name, nth))
    // What is off can be tapped, and says why; the browser's driver would wait for it.
    const isOff = (await found?.getAttribute('aria-disabled')) === 'true'
    // What is there for keyboards alone has the focus before it can be seen.
    const isForKeys = await found?.evaluate(node => getComputedStyle(node).pointerEvents === 'none')
    if (isForKeys) await found?.press('Enter')
    else await found?.click({ force: isOff })
    await this.visit.idle()
  }

  async type(label: string | RegExp, text: string, nth = 0): Promise<void> {
    const found = await this.field(label, nth)
    await found.fill(text)
    await found.blur()
  }

  async valueOf(label: string | RegExp, nth = 0): Promise<string> {
    return (await this.field(label, nth)).inputValue()
  }

  async choose(label: string | RegExp, text: string): Promise<void> {
    const group = this.visit.front().getByRole('radiogroup', { name: label })
    const choice = group.getByRole('radio', { name: text }).first()
    const input = this.visit.front().getByLabel(label, { exact: true }).first()
    await choice.or(input).first().waitFor()
    if ((await choice.count()) > 0) await choice.click()
    else await input.fill(text)
  }

  async handInFile(): Promise<void> {
    await this.chooseFile('proof.pdf', samplePdf())
    await this.see(/PDF文件，1 KB/)
  }

  async chooseFile(name: string, bytes: Buffer): Promise<void> {
    const [chooser] = await Promise.all([this.visit.page.waitForEvent('filechooser'), this.tap('选择文件')])
    await chooser.setFiles({ name, mimeType: 'application/pdf', buffer: bytes })
    await this.visit.idle()
  }

  async confirm(): Promise<void> {
    await this.visit.page.locator('.dialog__actions .button').filter({ visible: true }).last().click()
    await this.visit.idle()
  }

  async agree(): Promise<void> {
    await this.visit.page.locator('.agreement-box__target').filter({ visible: true }).last().click()
  }

  async handInPhoto(button: string | RegExp, photo: Buffer, nth?: number): Promise<void> {
    const [chooser] = await Promise.all([this.visit.page.waitForEvent('filechooser'), this.tap(button, nth)])
    await chooser.setFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: photo })
    await this.visit.idle()
  }

  async proveByCode(): Promise<void> {
    await this.tap('获取验证码')
    await this.see(/\d+ 秒后重新获取/)
    await this.type('短信验证码', await this.sandbox.sandbox.lastCode())
    const sheet = this.visit.page.getByRole('dialog').filter({ hasText: '短信验证码' })
    await sheet.locator('.dialog__actions .button').last().click()
    await this.visit.idle()
  }

  async checkFace(isPassed = true): Promise<void> {
    const { page } = this.visit
    const consent = page.getByRole('checkbox', { name: /^我同意为本次身份确认处理我的人脸信息/ })
    if ((await consent.getAttribute('aria-checked')) !== 'true') await consent.click()
    await this.tap(/^(开始人脸识别|重新识别)$/)
    await page.waitForURL(/\/sandbox\/face/)
    await page.getByRole('button', { name: isPassed ? '识别通过' : '识别未通过' }).click()
    await page.waitForURL(/\/phone\//)
  }

  async proveByFace(again: string): Promise<void> {
    await this.checkFace()
    await this.see(/人脸识别已通过/)
    await this.tap(again)
  }

  async chooseNth(place: number): Promise<void> {
    await this.visit.front().getByRole('radio').nth(place).click()
  }

  async signByKeyboard(name: string): Promise<void> {
    if (await this.sees('改用输入')) await this.tap('改用输入')
    await this.type('姓名', name)
    await this.tap('确认签名')
  }

  elsewhere(customer = this.key): Promise<Elsewhere> {
    assert.ok(customer, 'a visitor has no session elsewhere')
    return this.sandbox.elsewhere(customer)
  }

  /** By text, or by the name that a screen reader says. */
  private saying(text: string | RegExp): Locator {
    const { page } = this.visit
    return page.getByText(text).or(page.getByLabel(text)).filter({ visible: true })
  }

  private async field(label: string | RegExp, nth: number): Promise<Locator> {
    const open = this.visit.page.getByRole('dialog').getByLabel(label, { exact: true })
    const onPage = this.visit.front().getByLabel(label, { exact: true })
    await open.or(onPage).first().waitFor()
    return ((await open.count()) > 0 ? open : onPage).nth(nth)
  }

  /** What lies on top goes first, then what is called so to the letter. */
  private async tappable(name: string | RegExp, nth: number): Promise<Locator | undefined> {
    const { page } = this.visit
    const roots = [page.getByRole('dialog'), page.getByRole('alertdialog'), page.locator('body')]
    for (const root of roots) {
      for (const exact of typeof name === 'string' ? [true, false] : [false]) {
        for (const role of ROLES) {
          const found = root.getByRole(role, { name, exact }).filter({ visible: true })
          if ((await found.count()) > nth) return found.nth(nth)
        }
      }
    }
    return undefined
  }
}

const app = new App()
before(() => app.start(), { timeout: 60_000 })
after(() => app.end(), { timeout: 30_000 })

// Refusals and lost calls are what many journeys are about.
const visitOf = (customer: CustomerKey | undefined) =>
  app.visit({ customer, expectedErrors: /Failed to load resource|ERR_CONNECTION_RESET/ })

export const journey = declareFor<BrowserCustomer>({
  host: 'browser',
  has: () => true,
  async begin({ as }: JourneyOptions) {
    await app.reset()
    const visit = await visitOf(as)
    await app.clearLog()
    return new BrowserCustomer(visit, new BrowserServer(app, visit), as)
  },
  end: customer => customer.visit.close(),
  async last({ visit }, name) {
    mkdirSync(SHOTS, { recursive: true })
    const picture = path.join(SHOTS, `${name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80)}.png`)
    await visit.page.screenshot({ path: picture }).catch(() => undefined)
    const calls = (await app.log()).map(
      ({ name: endpoint, innerCode, outerCode }) => `${endpoint} ${innerCode ?? outerCode}`,
    )
    const words = await visit.words().catch(() => 'nothing')
    await visit.context.close()
    return `On ${visit.address()} there was:\n${words}\n\nCalls: ${calls.join(', ')}\n\nThe page: ${picture}`
  },
})
