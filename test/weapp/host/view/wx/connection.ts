import type { Send } from '../../contract'
import { answer, type ApiParts, type CallOptions } from './call'

/** WeChat's words for a request without a connection. */
export const DISCONNECTED = 'network interrupted error'

/** What WeChat says of a request that the phone's sleep ended. */
export const INTERRUPTED = 'interrupted'

/** So many requests WeChat sends at once; the rest wait for one of them to end. */
const AT_ONCE = 10

type NetworkType = 'wifi' | '4g' | 'none'

type Listener = (change: unknown) => void

/** The phone's connection: a switch of the test's. */
export class Connection {
  /** Addresses of the requests that are on their way. */
  private readonly asked: string[] = []
  /** The most that were sent at once so far. */
  mostAtOnce = 0
  private sent = 0
  private readonly waiting: (() => void)[] = []
  private kind: NetworkType = 'wifi'
  private readonly listeners = new Set<Listener>()
  /** Gives up the requests that are on their way. */
  private lost = new AbortController()

  constructor(private readonly parts: ApiParts) {}

  get type(): NetworkType {
    return this.kind
  }

  /** How many requests are on their way. */
  get pending(): number {
    return this.asked.length
  }

  /** Whether a request whose address ends like this is on its way. */
  isAsking(ending: string): boolean {
    return this.asked.some(url => url.endsWith(ending))
  }

  /** Another network, or none; requests on their way are lost with the connection. */
  switchTo(type: NetworkType): void {
    if (type === this.kind) return
    this.kind = type
    if (type === 'none') this.lose(DISCONNECTED)
    const { realm, problems, later } = this.parts
    const change = JSON.stringify({ isConnected: type !== 'none', networkType: type })
    for (const listen of this.listeners) {
      later(() => problems.guard('network status listener', () => listen(realm.parse(change))))
    }
  }

  /** The phone sleeps: what is on its way is lost. */
  interrupt(): void {
    this.lose(INTERRUPTED)
  }

  private lose(reason: string): void {
    this.lost.abort(reason)
    this.lost = new AbortController()
  }

  /** The same way to send, as long as there is a connection. */
  through(send: Send): Send {
    return async (request, signal) => {
      if (this.kind === 'none') return { kind: 'failed', reason: DISCONNECTED }
      const { signal: lost } = this.lost
      const either = new AbortController()
      for (const source of [signal, lost]) source.addEventListener('abort', () => either.abort())
      this.asked.push(request.url)
      const answered = await this.inLine(() => send(request, either.signal)).finally(() =>
        this.asked.splice(this.asked.indexOf(request.url), 1),
      )
      const reason = String(lost.reason)
      return lost.aborted && answered.kind === 'failed' ? { kind: 'failed', reason } : answered
    }
  }

  /** Waits for its turn among the requests that may be sent at once. */
  private async inLine<T>(run: () => Promise<T>): Promise<T> {
    if (this.sent >= AT_ONCE) await new Promise<void>(resolve => this.waiting.push(resolve))
    this.sent += 1
    this.mostAtOnce = Math.max(this.mostAtOnce, this.sent)
    try {
      return await run()
    } finally {
      this.sent -= 1
      this.waiting.shift()?.()
    }
  }

  /** What `wx` says of it. */
  api(): Record<string, unknown> {
    return {
      getNetworkType: (options?: CallOptions) =>
        answer(this.parts, 'getNetworkType', options, async () => ({ networkType: this.kind })),
      onNetworkStatusChange: (listen: Listener) => void this.listeners.add(listen),
      offNetworkStatusChange: (listen: Listener) => void this.listeners.delete(listen),
    }
  }
}
