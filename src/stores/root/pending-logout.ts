import { API_PREFIX, type Transport } from '@/api/api-client'
import { interpret } from '@/api/interpret'
import { logout } from '@/contract/session'
import { type AppError, toAppError } from '@/lib/app-error'
import { Cancellation, type CancelSignal } from '@/lib/cancellation'
import { localStore } from '@/platform/host/storage'

/** Names the session to end; nothing personal, and worth nothing but a logout. */
const KEY = 'pendingLogout'
/** Kept where the server named no session: its cookie has to do. */
const NO_HANDLE = '-'

const TIMEOUT_MS = 30_000
const RETRY_MS = 15_000

/**
 * A logout the server has not confirmed yet. The customer is gone from this device at once; until the server knows, no
 * call may carry the session (`RootStore`), and the logout is tried again: at every start, with every call, when the
 * connection comes back, and now and then.
 */
export class PendingLogout {
  /** As on the device, where that keeps nothing. */
  private waiting: string | undefined
  /** What is on its way, and for which session. */
  private inFlight:
    | {
        readonly mark: string
        readonly cancellation: Cancellation
        readonly answer: Promise<AppError | undefined>
      }
    | undefined
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly transport: Transport) {}

  get isWaiting(): boolean {
    return this.mark !== undefined
  }

  /** Ends the session; resolves with why the server did not confirm it. The request is on its way when this returns. */
  begin(handle: string | undefined): Promise<AppError | undefined> {
    this.waiting = handle ?? NO_HANDLE
    localStore.set(KEY, this.waiting)
    return this.send()
  }

  /**
   * A login is about to open another session: the answer of the logout that is under way would take that one's cookie with it. Who is
   * logged in by then is no longer to be logged out; a login that fails leaves the logout waiting.
   */
  giveWay(): void {
    this.inFlight?.cancellation.abort()
    this.inFlight = undefined
  }

  /** Tries again what is waiting. */
  retry(): void {
    if (this.isWaiting) void this.send()
  }

  /** The session is over, or another one has taken its place. */
  drop(): void {
    clearTimeout(this.timer)
    this.waiting = undefined
    localStore.remove(KEY)
  }

  private get mark(): string | undefined {
    return this.waiting ?? localStore.get(KEY)
  }

  private send(): Promise<AppError | undefined> {
    const mark = this.mark ?? NO_HANDLE
    if (this.inFlight?.mark === mark) return this.inFlight.answer
    const cancellation = new Cancellation()
    const answer = this.sendOnce(mark, cancellation.signal).finally(() => {
      if (this.inFlight?.answer === answer) this.inFlight = undefined
    })
    this.inFlight = { mark, cancellation, answer }
    return answer
  }

  private async sendOnce(mark: string, signal: CancelSignal): Promise<AppError | undefined> {
    clearTimeout(this.timer)
    const requestData = mark === NO_HANDLE ? {} : { handle: mark }
    try {
      const body = { requestData, showLoading: false }
      const outcome = interpret(
        await this.transport(API_PREFIX + logout.name, body, { timeoutMs: TIMEOUT_MS, signal }),
      )
      if (outcome.kind === 'failure') throw outcome.error
      if (this.mark === mark) this.drop()
      return undefined
    } catch (error) {
      if (this.isWaiting) this.timer = setTimeout(() => this.retry(), RETRY_MS)
      return toAppError(error)
    }
  }
}
