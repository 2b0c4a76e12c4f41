import type { Send } from '../../contract'
import { answer, type ApiParts, type CallOptions } from './call'

/** WeChat's words for a request without a connection. */
export const DISCONNECTED = 'network interrupted error'

type NetworkType = 'wifi' | '4g' | 'none'

type Listener = (change: unknown) => void

/** The phone's connection: a switch of the test's. */
export class Connection {
  /** Requests that are on their way. */
  pending = 0
  private kind: NetworkType = 'wifi'
  private readonly listeners = new Set<Listener>()
  /** Gives up the requests that are on their way. */
  private lost = new AbortController()

  constructor(private readonly parts: ApiParts) {}

  get type(): NetworkType {
    return this.kind
  }

  /** Another network, or none; requests on their way are lost with the connection. */
  switchTo(type: NetworkType): void {
    if (type === this.kind) return
    this.kind = type
    if (type === 'none') {
      this.lost.abort()
      this.lost = new AbortController()
    }
    const { realm, problems, later } = this.parts
    const change = JSON.stringify({ isConnected: type !== 'none', networkType: type })
    for (const listen of this.listeners) {
      later(() => problems.guard('network status listener', () => listen(realm.parse(change))))
    }
  }

  /** The same way to send, as long as there is a connection. */
  through(send: Send): Send {
    return async (request, signal) => {
      const interrupted = { kind: 'failed', reason: DISCONNECTED } as const
      if (this.kind === 'none') return interrupted
      const { signal: lost } = this.lost
      const either = new AbortController()
      for (const source of [signal, lost]) source.addEventListener('abort', () => either.abort())
      this.pending += 1
      const answered = await send(request, either.signal).finally(() => (this.pending -= 1))
      return lost.aborted && answered.kind === 'failed' ? interrupted : answered
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
