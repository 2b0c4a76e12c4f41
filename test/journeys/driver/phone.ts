import assert from 'node:assert/strict'
import { after, before } from 'node:test'
import type { EndpointName } from '@/contract/registry'
import { type RouteName, routes } from '@/routes'
import { samplePdf } from '../../../sandbox/testing/sample-files'
import { App } from '../../weapp/harness'
import { haveInChat } from '../../weapp/investor-steps'
import type { Phone } from '../../weapp/phone'
import type { CustomerKey } from '../../support/control'
import type { Customer, Elsewhere, JourneyOptions, Params, Server } from '../customer'
import { declareFor } from './run'
import { SandboxServer } from './server'

const app = new App()
before(() => app.start(), { timeout: 60_000 })
after(() => app.end(), { timeout: 30_000 })

const addressOf = (route: RouteName, params: Params) => {
  const query = Object.entries(params).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${routes[route].page}${query.length > 0 ? `?${query.join('&')}` : ''}`
}

/** The sandbox, and a network that can lose a call before it reaches it. */
class PhoneServer extends SandboxServer {
  override loseCall(endpoint: EndpointName): Promise<void> {
    app.lostCalls.add(endpoint)
    return Promise.resolve()
  }
}

/** A customer with a phone on which the built mini-program runs. */
class PhoneCustomer implements Customer {
  readonly host = 'phone'
  readonly can = { layout: false, devices: true }
  readonly server: Server
  /** Absent until the first page is opened. */
  private opened: Phone | undefined

  constructor(
    private readonly sandbox: SandboxServer,
    private key: CustomerKey | undefined,
  ) {
    this.server = sandbox
  }

  get phone(): Phone {
    assert.ok(this.opened, 'no page was opened')
    return this.opened
  }

  async open(route: RouteName, params: Params = {}): Promise<void> {
    const path = addressOf(route, params)
    if (this.opened) await this.opened.visit(path)
    else this.opened = await app.launch({ customer: this.key, path })
    await this.phone.settled()
  }

  async arriveAt(route: RouteName, params: Params = {}): Promise<void> {
    await this.phone.arriveAt(routes[route].page)
    const query = new URLSearchParams(this.phone.address().split('?')[1])
    for (const [name, value] of Object.entries(params)) assert.equal(query.get(name), value)
  }

  param(name: string): Promise<string> {
    return Promise.resolve(new URLSearchParams(this.phone.address().split('?')[1]).get(name) ?? '')
  }

  settle(): Promise<void> {
    return this.phone.settled()
  }

  async logInAgain(): Promise<void> {
    // A phone that is not opened yet gets a session with its start.
    if (!this.key || !this.opened) return
    // Of a session that has ended the product has forgotten the token: it starts with a new one.
    if (this.phone.stored('sessionToken')) await this.switchAccount(this.key)
    else await this.start({ sessionToken: await app.sessionOf(this.key) })
  }

  /** The product asks its storage once: what it holds in memory is what becomes somebody's session. */
  async switchAccount(customer: CustomerKey): Promise<void> {
    const token = this.phone.stored('sessionToken')
    await this.sandbox.control('POST', 'login', { customer, token })
  }

  async comeToFront(): Promise<void> {
    this.phone.host.leave()
    this.phone.host.comeBack()
    await this.phone.settled()
  }

  async back(): Promise<void> {
    await this.phone.host.back()
    await this.phone.quiet()
  }

  reopen(): Promise<void> {
    return this.start()
  }

  /** Starts the product anew on the page in front: what the device has stored is there again, the session among it. */
  private async start(more: Readonly<Record<string, unknown>> = {}): Promise<void> {
    const { phone } = this
    const path = phone.address()
    phone.close()
    const kept = Object.fromEntries(
      Object.entries(phone.host.storage.dump()).map(([key, value]) => [key, JSON.parse(value) as unknown]),
    )
    this.opened = await app.launch({ path, storage: { ...kept, ...more }, hasReadAgreements: false })
    await this.phone.settled()
  }

  changeDevice(customer = this.key): Promise<void> {
    this.key = customer
    this.opened?.close()
    this.opened = undefined
    return Promise.resolve()
  }

  kept(): Promise<string> {
    return Promise.resolve(JSON.stringify(this.phone.host.storage.dump()))
  }

  see(text: string | RegExp): Promise<void> {
    return this.phone.see(text)
  }

  scrollTo(text: string | RegExp): Promise<void> {
    return this.see(text)
  }

  seeNoMore(text: string | RegExp): Promise<void> {
    return this.phone.seeNoMore(text)
  }

  async sees(text: string | RegExp): Promise<boolean> {
    await this.phone.settled()
    return this.phone.says(text)
  }

  async count(text: string | RegExp): Promise<number> {
    await this.phone.settled()
    return this.phone.count(text)
  }

  async words(): Promise<string> {
    await this.phone.settled()
    return this.phone.text()
  }

  async tap(name: string | RegExp, nth?: number): Promise<void> {
    await this.phone.tap(name, nth)
    await this.phone.quiet()
  }

  async type(label: string | RegExp, text: string, nth = 0): Promise<void> {
    await this.phone.type(label, text, nth)
    this.phone.field(label, nth).blur()
    await this.phone.quiet()
  }

  valueOf(label: string | RegExp, nth = 0): Promise<string> {
    return Promise.resolve(this.phone.valueOf(label, nth))
  }

  async choose(label: string | RegExp, option: string): Promise<void> {
    if (/^\d{4}-\d\d-\d\d$/.test(option)) await this.phone.pickDayOf(label, option)
    else await this.phone.tap(option)
  }

  async handInFile(): Promise<void> {
    await this.chooseFile('proof.pdf', samplePdf())
    await this.phone.see('PDF文件，1 KB')
  }

  async chooseFile(name: string, bytes: Buffer): Promise<void> {
    haveInChat(this.phone, name, bytes)
    await this.tap('微信聊天文件')
  }

  async confirm(): Promise<void> {
    await this.phone.tapOn('.dialog__actions .button')
    await this.phone.quiet()
  }

  async agree(): Promise<void> {
    await this.phone.tapOn('.agreement-box__target')
  }

  async handInPhoto(button: string | RegExp, photo: Buffer, nth?: number): Promise<void> {
    this.phone.host.camera.photo = { dataUrl: `data:image/jpeg;base64,${photo.toString('base64')}` }
    await this.tap(button, nth)
  }

  async proveByCode(): Promise<void> {
    await this.phone.tap('获取验证码')
    await this.phone.see(/\d+ 秒后重新获取/)
    await this.phone.type('短信验证码', await app.lastCode())
    await this.phone.tapOn('.dialog__actions .button')
    await this.phone.quiet()
  }

  proveByFace(): Promise<void> {
    return this.checkFace()
  }

  async checkFace(isPassed = true): Promise<void> {
    const { faceChecks } = this.phone.host.device
    const known = faceChecks.length
    const consent = () => this.phone.query('[aria-label^="我同意为本次身份确认处理我的人脸信息"]')
    await this.phone.until('no consent was asked for', () => consent() !== undefined)
    if (consent()?.getAttribute('aria-checked') !== 'true') await this.agree()
    await this.phone.tap(/^(开始人脸识别|重新识别)$/)
    await this.phone.until('WeChat was not asked', () => faceChecks.length > known)
    await this.server.control('POST', 'face', {
      bizToken: faceChecks.at(-1),
      result: isPassed ? 'passed' : 'failed',
    })
    await this.phone.quiet()
  }

  async chooseNth(place: number): Promise<void> {
    await this.phone.tapOn(`.option-row:nth-child(${place + 1})`)
  }

  async signByKeyboard(name: string): Promise<void> {
    if (await this.sees('改用输入')) await this.phone.tap('改用输入')
    await this.phone.see(/^姓名$/)
    await this.phone.type('姓名', name)
    await this.phone.tap('确认签名')
  }

  elsewhere(customer = this.key): Promise<Elsewhere> {
    assert.ok(customer, 'a visitor has no session elsewhere')
    return this.sandbox.elsewhere(customer)
  }

  end(): void {
    this.opened?.close()
  }

  last(): string {
    return this.opened
      ? `On ${this.opened.address()} there was:\n${this.opened.text()}`
      : 'No page was opened.'
  }
}

export const journey = declareFor<PhoneCustomer>({
  host: 'phone',
  has: needs => needs !== 'layout',
  async begin({ as }: JourneyOptions) {
    await app.reset()
    await app.clearLog()
    app.lostCalls.clear()
    return new PhoneCustomer(new PhoneServer(app), as)
  },
  end: customer => Promise.resolve(customer.end()),
  async last(customer) {
    const calls = (await app.log()).map(
      ({ name, innerCode, outerCode }) => `${name} ${innerCode ?? outerCode}`,
    )
    return `${customer.last()}\n\nCalls: ${calls.join(', ')}`
  },
})
