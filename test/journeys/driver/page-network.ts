import type { Transport } from '@/api/api-client'
import type { EndpointName } from '@/contract/registry'
import { AppError } from '@/lib/app-error'
import { CUSTOMER_HEADER } from '@/lib/customer-header'
import type { HttpAnswer } from '@/platform/net/http.types'
import type { CustomerKey } from '../../support/control'
import type { PageServer } from '../../support/page-stack'
import type { OwnSandbox } from './server'
import { post, SandboxServer } from './server'

/** As platform/net/http names it. */
const networkError = (cause?: unknown) =>
  new AppError({ kind: 'network', message: '网络连接失败，请检查网络后重试', cause })

/** The sandbox over the network, with the cookies of one device. */
export class NetworkServer implements PageServer {
  readonly calls: string[] = []
  inFlight = 0
  /** Endpoints whose next call is lost on its way. */
  readonly lost = new Set<string>()
  private cookie = ''
  private starts = 0

  constructor(private readonly back: OwnSandbox) {}

  async become(customer: CustomerKey | undefined): Promise<void> {
    this.cookie = ''
    this.calls.length = 0
    this.lost.clear()
    await this.back.reset()
    await this.logIn(customer)
    await this.back.clearLog()
  }

  async logIn(customer: CustomerKey | undefined): Promise<void> {
    if (customer) this.cookie = `sid=${await this.back.sessionOf(customer)}`
  }

  get lastCode(): Promise<string> {
    return this.back.lastCode()
  }

  /** Of one start of the product: once another has begun, nothing of it is answered. */
  get send(): Transport {
    const start = this.starts
    return (address, body, options) =>
      start === this.starts ? this.call(address, body, options.customer) : new Promise(() => undefined)
  }

  retire(): void {
    this.starts += 1
  }

  private async call(address: string, body: unknown, customer?: string): Promise<HttpAnswer> {
    this.calls.push(address)
    this.inFlight += 1
    try {
      const endpoint = address.slice(address.lastIndexOf('/') + 1)
      if (this.lost.delete(endpoint)) throw networkError()
      return await this.answer(address, body, customer)
    } finally {
      this.inFlight -= 1
    }
  }

  close(): void {}

  private async answer(address: string, body: unknown, customer?: string): Promise<HttpAnswer> {
    try {
      const { status, text, cookies } = await post(
        this.back.url + address,
        body,
        this.cookie,
        customer === undefined ? undefined : { [CUSTOMER_HEADER]: customer },
      )
      const session = cookies.find(cookie => cookie.startsWith('sid='))
      if (session !== undefined) this.cookie = session === 'sid=' ? '' : session
      return { status, statusText: '', body: text === '' ? undefined : (JSON.parse(text) as unknown) }
    } catch (cause) {
      throw networkError(cause)
    }
  }
}

/** The clock of the device: what has passed beside the time of the machine, in ms. */
export const deviceClock = { passed: 0 }

/** The sandbox of pages in a document, of which calls can be lost before they reach it. */
export class PageSandbox extends SandboxServer {
  constructor(
    sandbox: OwnSandbox,
    private readonly network: NetworkServer,
  ) {
    super(sandbox)
  }
  override loseCall(endpoint: EndpointName): Promise<void> {
    this.network.lost.add(endpoint)
    return Promise.resolve()
  }
  /** Time passes for the page, too, and with it for the sandbox, which goes by the same clock: its jobs are due. */
  override async pass(seconds: number): Promise<void> {
    deviceClock.passed += seconds * 1000
    await super.pass(0)
  }
}
