import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { allPages, PageStack } from '../../support/page-stack'
import type { RouteName } from '@/routes'
import { routes } from '@/routes'
import { hostWindow } from '@/platform/host/host.h5'
import { samplePdf } from '../../../sandbox/testing/sample-files'
import { AGREEMENTS_READ, type CustomerKey } from '../../support/control'
import { until } from '../../support/until'
import type { Customer, Declare, Elsewhere, Params } from '../customer'
import { camera } from './camera'
import { installCanvas } from './canvas'
import { field, openDialogs, option, saying, squeeze, tappable, typeInto, type Wanted, wordsOf } from './dom'
import { deviceClock, NetworkServer, PageSandbox } from './page-network'
import { OwnSandbox, type SandboxServer } from './server'

const FAILURES = path.resolve(__dirname, '../../../.cache/journeys')

const FACE_CONSENT = /^我同意为本次身份确认处理我的人脸信息/

function bizTokenOf(message: unknown): string {
  const { action, data } = message as { action: string; data: { bizToken?: string } }
  return action === 'startFace' ? (data.bizToken ?? '') : ''
}

/** A customer before the product's pages in a document: no layout, no camera, everything else as on H5. */
class PageCustomer implements Customer {
  readonly host = 'page'
  readonly can = { layout: false, devices: false }

  constructor(
    private readonly stack: PageStack<NetworkServer>,
    readonly server: SandboxServer,
    private key: CustomerKey | undefined,
  ) {}

  async begin(): Promise<void> {
    deviceClock.passed = 0
    await this.stack.open('content/not-found', {}, this.key)
    this.readAgreements()
  }

  private readAgreements(): void {
    for (const [key, value] of Object.entries(AGREEMENTS_READ)) localStorage.setItem(key, value)
  }

  async open(route: RouteName, params: Params = {}): Promise<void> {
    await this.stack.link(route, params)
  }

  async arriveAt(route: RouteName, params: Params = {}): Promise<void> {
    await this.until(`arrived at ${route}`, () => {
      const { pathname, search } = window.location
      const query = new URLSearchParams(search)
      return (
        pathname === `/phone/${routes[route].path}` &&
        Object.entries(params).every(([name, value]) => query.get(name) === value)
      )
    })
  }

  param(name: string): Promise<string> {
    return Promise.resolve(new URLSearchParams(window.location.search).get(name) ?? '')
  }

  settle(): Promise<void> {
    return this.stack.settle()
  }

  logInAgain(): Promise<void> {
    return this.stack.server.logIn(this.key)
  }

  switchAccount(customer: CustomerKey): Promise<void> {
    return this.stack.server.logIn(customer)
  }

  async comeToFront(): Promise<void> {
    this.stack.comeToFront()
    await this.stack.settle()
  }

  /** As the phone does it: the page is left, asks first, or stays and closes what lies over it. */
  async back(): Promise<void> {
    const { front } = this
    const lying = openDialogs(front)
    window.history.back()
    await this.until(
      'the way back was taken',
      () => this.front !== front || openDialogs(front).join() !== lying.join(),
    )
    await this.stack.settle()
  }

  reopen(): Promise<void> {
    return this.stack.reopen()
  }

  async changeDevice(customer = this.key): Promise<void> {
    this.key = customer
    await this.logInAgain()
    await this.stack.quit()
    localStorage.clear()
    sessionStorage.clear()
    this.readAgreements()
  }

  kept(): Promise<string> {
    return Promise.resolve(JSON.stringify([localStorage, sessionStorage]))
  }

  async see(text: Wanted): Promise<void> {
    await this.until(`saw ${String(text)}`, () => saying(this.front, text).length > 0)
    assertIdsAreUnique()
  }

  scrollTo(text: Wanted): Promise<void> {
    return this.see(text)
  }

  async seeNoMore(text: Wanted): Promise<void> {
    await this.until(`no longer saw ${String(text)}`, () => saying(this.front, text).length === 0)
  }

  async sees(text: Wanted): Promise<boolean> {
    await this.stack.settle()
    return saying(this.front, text).length > 0
  }

  async count(text: Wanted): Promise<number> {
    await this.stack.settle()
    return saying(this.front, text).length
  }

  async words(): Promise<string> {
    await this.stack.settle()
    return wordsOf(this.front)
  }

  async tap(name: Wanted, nth = 0): Promise<void> {
    const found = await this.until(`could tap ${String(name)}`, () => tappable(this.front, name, nth))
    found.click()
    await this.stack.settle()
  }

  async type(label: Wanted, text: string, nth = 0): Promise<void> {
    const found = await this.until(`found the field ${String(label)}`, () => field(this.front, label, nth))
    typeInto(found, text)
    await this.stack.settle()
  }

  async valueOf(label: Wanted, nth = 0): Promise<string> {
    const found = await this.until(`found the field ${String(label)}`, () => field(this.front, label, nth))
    return 'value' in found ? String(found.value) : squeeze(found.textContent)
  }

  async choose(label: Wanted, text: string): Promise<void> {
    const chosen = await this.until(`could choose ${text} of ${String(label)}`, () => {
      const choice = option(this.front, label, text)
      if (choice) return () => choice.click()
      const input = field(this.front, label)
      return input && 'value' in input ? () => typeInto(input, text) : undefined
    })
    chosen()
    await this.stack.settle()
  }

  async handInFile(): Promise<void> {
    await this.chooseFile('proof.pdf', samplePdf())
    await this.see(/PDF文件，1 KB/)
  }

  async chooseFile(name: string, bytes: Buffer): Promise<void> {
    await this.tap('选择文件')
    const input = await this.until('was asked for a file', () =>
      document.querySelector<HTMLInputElement>('body > input[type="file"]'),
    )
    const file = new File([new Uint8Array(bytes)], name, { type: 'application/pdf' })
    Object.defineProperty(input, 'files', { value: [file] })
    input.dispatchEvent(new Event('change'))
    await this.stack.settle()
  }

  async confirm(): Promise<void> {
    await this.tapOn('.dialog__actions .button')
  }

  async agree(): Promise<void> {
    await this.tapOn('.agreement-box__target')
  }

  async handInPhoto(button: Wanted, photo: Buffer, nth?: number): Promise<void> {
    camera.photo = photo
    await this.tap(button, nth)
  }

  private async tapOn(selector: string): Promise<void> {
    const found = await this.until(`found ${selector}`, () =>
      [...this.front.querySelectorAll<HTMLElement>(selector)].at(-1),
    )
    found.click()
    await this.stack.settle()
  }

  async proveByCode(): Promise<void> {
    await this.tap('获取验证码')
    await this.see(/\d+ 秒后重新获取/)
    await this.type('短信验证码', await this.server.sandbox.lastCode())
    const sheet = field(this.front, '短信验证码')?.closest('[role="dialog"]')
    const buttons = [...(sheet?.querySelectorAll<HTMLElement>('.dialog__actions .button') ?? [])]
    buttons.at(-1)?.click()
    await this.stack.settle()
  }

  proveByFace(): Promise<void> {
    return this.checkFace()
  }

  async checkFace(isPassed = true): Promise<void> {
    const asked: string[] = []
    // As inside the native app, which checks the face by itself and tells the server.
    hostWindow().webkit = {
      messageHandlers: { trustApp: { postMessage: message => void asked.push(bizTokenOf(message)) } },
    }
    try {
      const consent = await this.until('the consent was asked for', () => tappable(this.front, FACE_CONSENT))
      if (consent.getAttribute('aria-checked') !== 'true') consent.click()
      await this.tap(/^(开始人脸识别|重新识别)$/)
      const bizToken = await this.until('the face was to be checked', () => asked.find(Boolean))
      await this.server.control('POST', 'face', { bizToken, result: isPassed ? 'passed' : 'failed' })
    } finally {
      delete hostWindow().webkit
    }
    await this.stack.settle()
  }

  async chooseNth(place: number): Promise<void> {
    const choice = await this.until(`could choose option ${place}`, () => {
      return this.front.querySelectorAll<HTMLElement>('[role="radio"]')[place]
    })
    choice.click()
    await this.stack.settle()
  }

  async signByKeyboard(name: string): Promise<void> {
    if (await this.sees('改用输入')) await this.tap('改用输入')
    await this.type('姓名', name)
    await this.tap('确认签名')
  }

  elsewhere(customer = this.key): Promise<Elsewhere> {
    if (!customer) throw new Error('a visitor has no session elsewhere')
    return this.server.elsewhere(customer)
  }

  /** What the customer sees, for who reads a failure. */
  async last(): Promise<string> {
    const calls = (await this.server.sandbox.log()).map(
      ({ name, innerCode, outerCode }) => `${name} ${innerCode ?? outerCode}`,
    )
    return `On ${window.location.pathname}${window.location.search} there was:\n${wordsOf(this.front)}\n\nCalls: ${calls.join(', ')}`
  }

  markup(): string {
    return document.documentElement.outerHTML
  }

  private get front(): HTMLElement {
    return this.stack.page
  }

  private async until<T>(what: string, ask: () => T | Promise<T>): Promise<NonNullable<T>> {
    await this.stack.settle()
    return (await until(what, ask)) as NonNullable<T>
  }
}

const deviceNow = Date.now
const back = new OwnSandbox()
let stack: PageStack<NetworkServer>

beforeAll(async () => {
  Date.now = () => deviceNow() + deviceClock.passed
  installCanvas()
  await back.start()
  stack = new PageStack(allPages(), new NetworkServer(back))
})
afterAll(async () => {
  Date.now = deviceNow
  await back.end()
})

/** Leaves what the page was at a failure where it can be opened: `.cache/journeys/<name>.html`. */
function keep(name: string, markup: string): string {
  mkdirSync(FAILURES, { recursive: true })
  const file = path.join(FAILURES, `${name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80)}.html`)
  writeFileSync(file, markup)
  return file
}

/** Pages below stay in the document: a label or an error that leads to a second element of its id leads to a hidden page. */
function assertIdsAreUnique(): void {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
  assert.deepEqual([...new Set(twice)], [], 'ids that the document has twice')
}

export const journey: Declare = (name, { as, needs, on }, run) => {
  const customer = () => new PageCustomer(stack, new PageSandbox(back, stack.server), as)
  if ((needs && !customer().can[needs]) || on?.includes('page') === false) return
  test(name, async () => {
    const somebody = customer()
    await somebody.begin()
    try {
      await run(somebody)
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error))
      failure.message += `\n\n${await somebody.last()}\n\nThe page: ${keep(name, somebody.markup())}`
      throw failure
    }
  })
}
