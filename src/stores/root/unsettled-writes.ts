import type { Endpoint } from '@/contract/endpoint'
import { SETTLE_DAYS, writeSettle } from '@/contract/write'
import { isAppError } from '@/lib/app-error'
import { shortHash } from '@/lib/short-hash'
import { localStore } from '@/platform/host/storage'
import { settlementOf } from './queries'
import type { RootStore } from './root-store'
import { onReady } from '@/stores/primitives/readiness'
import type { WriteMemory } from '@/stores/primitives/submission'

const KEY = 'unsettledWrites'
const KEPT_MS = SETTLE_DAYS * 86_400_000

/** A write on the way. Nothing in it says who wrote what: `owner` is a hash over a random key. */
interface Entry {
  readonly endpoint: string
  readonly requestNo: string
  readonly owner: string
  /** When it was sent, in milliseconds. */
  readonly at: number
}

/** What came of an earlier write, and when it was sent; `unknown`: the server cannot be asked now. */
export type EarlierWrite =
  { readonly kind: 'none' } | { readonly kind: 'done' | 'refused' | 'unknown'; readonly at: number }

function isEntry(value: unknown): value is Entry {
  const { endpoint, requestNo, owner, at } = (value ?? {}) as Partial<Record<keyof Entry, unknown>>
  return [endpoint, requestNo, owner].every(text => typeof text === 'string') && typeof at === 'number'
}

function stored(): Entry[] {
  try {
    const value: unknown = JSON.parse(localStore.get(KEY) ?? '[]')
    return Array.isArray(value) ? value.filter(isEntry) : []
  } catch {
    return []
  }
}

function store(entries: readonly Entry[]): void {
  if (entries.length === 0) localStore.remove(KEY)
  else localStore.set(KEY, JSON.stringify(entries))
}

/**
 * Sensitive writes whose outcome the customer has not seen on this device: noted before they are sent, kept over a reload,
 * the end of the app, an expired session and a logout, and asked for before the next of their kind. An answer alone ends
 * none: the page that shows it may never come. Storage is read anew each time, since another tab writes there too (decision DC-05).
 */
export class UnsettledWrites {
  /** The same for as long as the customer stays: a device may refuse to store anything. */
  private readonly running = new Map<string, Entry>()
  /** Keys of those that were answered here, until a page shows what they brought. */
  private readonly answered = new Set<string>()

  constructor(private readonly root: Pick<RootStore, 'read' | 'user' | 'navigation'>) {}

  /** Notes and forgets the keys of one endpoint's writes. */
  memoryOf(endpoint: Endpoint): WriteMemory {
    return {
      note: requestNo => {
        const owner = this.ownerOf(requestNo, this.customerId)
        this.running.set(requestNo, { endpoint: endpoint.name, requestNo, owner, at: Date.now() })
        store(this.all())
      },
      answered: requestNo => {
        if (this.answered.size === 0) this.awaitShown()
        this.answered.add(requestNo)
      },
      forget: requestNo => this.forget(requestNo),
    }
  }

  /** What was answered is seen once data fetched after it stands on the page that the customer was led to. */
  private awaitShown(): void {
    const stop = onReady(() => {
      if (this.root.navigation.isOnTheWay) return
      stop()
      for (const requestNo of this.answered) this.forget(requestNo)
      this.answered.clear()
    })
  }

  private forget(requestNo: string): void {
    this.running.delete(requestNo)
    store(stored().filter(entry => entry.requestNo !== requestNo))
  }

  /** Whether an earlier write of this customer waits for its outcome. */
  has(endpoint: Endpoint): boolean {
    return this.find(endpoint) !== undefined
  }

  /**
   * Asks the server what came of the earlier write of this kind. A known outcome is told once: the write is forgotten with
   * it.
   */
  async ask(endpoint: Endpoint): Promise<EarlierWrite> {
    const entry = this.find(endpoint)
    if (!entry) return { kind: 'none' }
    const { requestNo, at } = entry
    try {
      const { outcome } = await this.root.read(
        writeSettle,
        settlementOf({ endpoint: endpoint.name, writeNo: requestNo }),
      )
      this.forget(requestNo)
      return { kind: outcome === 'done' ? 'done' : 'refused', at }
    } catch (error) {
      if (!isAppError(error)) throw error
      return { kind: 'unknown', at }
    }
  }

  private get customerId(): string | undefined {
    return this.root.user.user?.id
  }

  private find({ name }: Endpoint): Entry | undefined {
    const now = Date.now()
    const id = this.customerId
    return this.all().find(
      ({ endpoint, requestNo, owner, at }) =>
        endpoint === name &&
        !this.answered.has(requestNo) &&
        now - at < KEPT_MS &&
        (owner === '' || owner === this.ownerOf(requestNo, id)),
    )
  }

  /** What is stored, each write once, as this app or another tab noted it. */
  private all(): Entry[] {
    const others = stored().filter(({ requestNo }) => !this.running.has(requestNo))
    return [...others, ...this.running.values()]
  }

  /** `''` where nobody knows yet who the customer is: the server tells the outcome to the right one alone. */
  private ownerOf(requestNo: string, customerId: string | undefined): string {
    return customerId === undefined ? '' : shortHash(`${requestNo}:${customerId}`)
  }
}
