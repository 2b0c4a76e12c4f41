import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before } from 'node:test'
import { startSandbox } from '../../sandbox/server'
import { SNAPSHOT } from '../../sandbox/testing/snapshot'
import { AGREEMENTS_READ, type CustomerKey, SandboxControl } from '../support/control'
import { compilePackage } from './host/compile/package'
import type { CompiledPackage, Send } from './host/contract'
import { bundleHost } from './host/node/bundle'
import { createSend } from './host/node/transport'
import { Phone, type PhoneOptions } from './phone'

export type { CustomerKey, Fault } from '../support/control'

/** Folder of the built mini-program. */
export const PACKAGE_FOLDER = process.env.WEAPP_DIST ?? path.resolve(__dirname, '../../dist/weapp')

/** Origin that a build without any other setting calls (config/index.ts). */
const API_ORIGIN = process.env.API_ORIGIN ?? 'http://127.0.0.1:8787'

interface LaunchSettings extends Partial<
  Pick<
    PhoneOptions,
    'storage' | 'path' | 'account' | 'phone' | 'isOldWeChat' | 'hasCookiesInHeaderOnly' | 'keepsData'
  >
> {
  /** Opens a session for the customer before the start, as an earlier login would have left it. */
  readonly customer?: CustomerKey
  /** `false`: the agreements have to be read before the login's box can be ticked, as on a new phone. */
  readonly hasReadAgreements?: boolean
  /** Changes what the server answers to an endpoint before it reaches the phone. */
  readonly alter?: (endpoint: string, json: string) => string
  /** The phone has no connection at the start. */
  readonly isOffline?: boolean
}

/** A network on which answers are changed on their way. */
function altered(send: Send, alter: NonNullable<LaunchSettings['alter']>): Send {
  return async (request, signal) => {
    const answer = await send(request, signal)
    const endpoint = new URL(request.url).pathname.split('/').at(-1) ?? ''
    return answer.kind === 'answer' ? { ...answer, text: alter(endpoint, answer.text) } : answer
  }
}

/** The built mini-program, a sandbox with a fresh store, and phones to run it on. */
export class App extends SandboxControl {
  dataDir = ''
  /** Endpoints whose next call is lost on its way. */
  readonly lostCalls = new Set<string>()
  private stop: () => Promise<void> = () => Promise.resolve()
  private readonly phones = new Set<Phone>()
  pack!: CompiledPackage
  bundle = ''

  private starting: Promise<void> | undefined

  /** `folder` holds the built mini-program. */
  constructor(private readonly folder = PACKAGE_FOLDER) {
    super()
  }

  /** Starts once, however often it is asked for: hooks of one file do not wait for each other. */
  start(): Promise<void> {
    this.starting ??= this.prepare()
    return this.starting
  }

  private async prepare(): Promise<void> {
    if (!existsSync(path.join(this.folder, 'app.json'))) {
      throw new Error(`${this.folder} holds no mini-program: run "npm run build:weapp" first`)
    }
    this.pack = compilePackage(this.folder)
    this.bundle = bundleHost()
    this.dataDir = mkdtempSync(path.join(tmpdir(), 'sandbox-'))
    const distDir = path.join(this.dataDir, 'no-h5')
    const sandbox = await startSandbox({
      port: 0,
      dataDir: this.dataDir,
      distDir,
      quiet: true,
      snapshot: SNAPSHOT,
    })
    this.url = sandbox.url
    this.stop = () => sandbox.close()
  }

  async end(): Promise<void> {
    for (const phone of this.phones) phone.switchOff()
    await this.stop()
    rmSync(this.dataDir, { recursive: true, force: true })
  }

  /** The network of a phone: what is meant for the built-in origin reaches this sandbox. */
  get send(): Send {
    const send = createSend(API_ORIGIN, this.url)
    return (request, signal) => {
      const isLost = this.lostCalls.delete(new URL(request.url).pathname.split('/').at(-1) ?? '')
      return isLost ? Promise.resolve({ kind: 'failed', reason: 'connection reset' }) : send(request, signal)
    }
  }

  readonly fetchMedia = (address: URL) => fetch(this.url + address.pathname + address.search)

  /** A phone that has just opened the mini-program. */
  async launch(settings: LaunchSettings = {}): Promise<Phone> {
    const { customer, storage = {}, path, account = 'somebody', isOffline = false, alter, ...rest } = settings
    const { hasReadAgreements = true, ...kind } = rest
    const agreements = hasReadAgreements ? AGREEMENTS_READ : {}
    const session = customer ? { sessionToken: await this.sessionOf(customer) } : {}
    const phone = new Phone({
      pack: this.pack,
      bundle: this.bundle,
      send: alter ? altered(this.send, alter) : this.send,
      storage: { ...agreements, ...session, ...storage },
      path,
      account,
      ...kind,
    })
    this.phones.add(phone)
    if (isOffline) phone.host.connection.switchTo('none')
    await phone.launch()
    return phone
  }

  /** What the server answers to the customer elsewhere. */
  async ask(customer: CustomerKey, endpoint: string, requestData = {}): Promise<Record<string, unknown>> {
    const answer = await fetch(`${this.url}/services/trustAppApi/${endpoint}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: `sid=${await this.sessionOf(customer)}` },
      body: JSON.stringify({ requestData }),
    })
    const { result } = (await answer.json()) as { result: { data: Record<string, unknown> } }
    return result.data
  }

  /** Fills the login form with a code from the sandbox's inbox and sends it. */
  async logIn(phone: Phone, mobile = '19900000001'): Promise<void> {
    await phone.see('手机号登录')
    await phone.type('手机号', mobile)
    await phone.tap('获取验证码')
    await phone.see(/\d+ 秒后重新获取/)
    await phone.type('验证码', await this.lastCode())
    await phone.tap('我已阅读并同意用户注册协议和隐私政策')
    await phone.tap('登录')
  }
}

/** One sandbox and package for the tests of a file. */
export function useApp(): App {
  const app = new App()
  before(() => app.start(), { timeout: 60_000 })
  after(() => app.end(), { timeout: 30_000 })
  return app
}
