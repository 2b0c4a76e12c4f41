import { INNER, OUTER } from '@/contract/codes'
import type { Endpoint, ResponseOf } from '@/contract/endpoint'
import { AppError, isAppError } from '@/lib/app-error'
import { Cancellation, type CancelSignal } from '@/lib/cancellation'
import { reportDefect } from '@/lib/defects'
import { readAnswer } from '@/lib/read-answer'
import type { HttpAnswer, HttpOptions } from '@/platform/net/http.types'
import { interpret, type Message } from './interpret'
import { noteOmitted } from './omitted'

/** Specification, section 9. The overlay can be cancelled long before that. */
export const HTTP_TIMEOUT_MS = 600_000

/** Of the customer's app; the back office has a family of its own, which nothing here calls (decision DC-03). */
export const API_PREFIX = '/services/trustAppApi/'

/** What the server says to who has no session. */
const REFUSAL = { code: OUTER.success, result: { statusCode: INNER.loginRequired } } as const

export type Transport = (path: string, body: unknown, options: HttpOptions) => Promise<HttpAnswer>

/** What calls cause outside themselves; the stores decide how it looks. */
export interface ApiEffects {
  showMessage(message: Message, tone: 'success' | 'error'): void
  /** The overlay appears; the returned function takes it away. `cancel` aborts the call. */
  beginOverlay(cancel: () => void): () => void
  /** The server has answered, with whatever it was. */
  noteAnswer(): void
  /** `host`: ask the host for its login. `expired`: show the message, then open the login route. */
  openLogin(reason: 'host' | 'expired', message?: Message): void
  /** Whose pages are on the screen, by the customer's id; undefined while nobody is known. */
  customer(): string | undefined
  /** The session is no longer that of this customer, whose page has asked. */
  leavePages(customer: string): void
}

/**
 * `background`: nobody asked for it, and nobody waits for it. `told by the caller`: it tells what is `owed` itself,
 * after the last of its tries or in the place of words of its own.
 */
export type QuietReason = 'background' | 'told by the caller'

export interface CallOptions {
  /** Names the action in messages: `提交` makes 提交成功 and 提交失败. */
  readonly label?: string
  /** `false`: no overlay; the page shows its own skeleton. */
  readonly showLoading?: boolean
  readonly signal?: CancelSignal
  /** `true`: a missing session is only reported to the caller; pages that need none must not open the login. */
  readonly ignoresMissingSession?: boolean
  /** Why the call shows no message of its own when it fails (DC-01). */
  readonly quiet?: QuietReason
  /** It asks whose session it is: it comes from nobody's page. */
  readonly asksWho?: boolean
  /** Key of a write; the same one on a second try, so that nothing happens twice. */
  readonly requestNo?: string
}

/** Calls the customer API: envelope, error catalogue, overlay and idempotency in one place. */
export class ApiClient {
  private readonly reported = new Set<string>()

  constructor(
    private readonly transport: Transport,
    private readonly effects: ApiEffects,
  ) {}

  /**
   * Sends one call and resolves with `result.data`. What it may carry, `read` and `write` of the `RootStore` say.
   * Rejects with an AppError, after its message was shown (specification, section 8).
   */
  async call<E extends Endpoint>(
    endpoint: E,
    requestData: object,
    options: CallOptions = {},
  ): Promise<ResponseOf<E>> {
    const cancellation = new Cancellation()
    const cancel = () => cancellation.abort()
    options.signal?.addEventListener('abort', cancel)
    const customer = options.asksWho || endpoint.isPublic ? undefined : this.effects.customer()
    const endOverlay = options.showLoading === false ? undefined : this.effects.beginOverlay(cancel)
    try {
      const answer = await this.transport(API_PREFIX + endpoint.name, this.body(requestData, options), {
        timeoutMs: HTTP_TIMEOUT_MS,
        signal: cancellation.signal,
        ...(customer && { customer }),
        refusal: endpoint.isPublic ? undefined : REFUSAL,
      })
      if (!answer.isOwn) this.effects.noteAnswer()
      return this.settle(endpoint, answer, options, customer)
    } catch (error) {
      if (!options.quiet && isAppError(error) && isTransportError(error)) {
        this.effects.showMessage({ text: error.message, durationMs: 2000 }, 'error')
      }
      throw error
    } finally {
      endOverlay?.()
      options.signal?.removeEventListener('abort', cancel)
    }
  }

  private body(requestData: object, { requestNo, showLoading }: CallOptions): unknown {
    const data = requestNo === undefined ? requestData : { ...requestData, requestNo }
    return showLoading === false ? { requestData: data, showLoading } : { requestData: data }
  }

  private settle<E extends Endpoint>(
    endpoint: E,
    answer: HttpAnswer,
    options: CallOptions,
    customer: string | undefined,
  ): ResponseOf<E> {
    const outcome = interpret(answer, { label: options.label, isWrite: endpoint.isWrite })
    if (outcome.kind === 'success') {
      if (outcome.message) this.effects.showMessage(outcome.message, 'success')
      return this.read(endpoint, outcome.data, options)
    }
    if (outcome.isForeign && customer !== undefined) this.effects.leavePages(customer)
    else if (outcome.login === 'expired' || (outcome.login === 'host' && !options.ignoresMissingSession)) {
      this.effects.openLogin(outcome.login, outcome.message)
    } else if (options.quiet) outcome.error.owed = outcome.message
    else if (outcome.message) this.effects.showMessage(outcome.message, 'error')
    throw outcome.error
  }

  /** The answer in the contract's form, whichever way its server writes it; what of it cannot be read is reported once. */
  private read<E extends Endpoint>(endpoint: E, answer: unknown, options: CallOptions): ResponseOf<E> {
    const { name, shape, isWrite } = endpoint
    const { data, omitted, faults } = readAnswer(shape, answer)
    if (faults.length > 0) this.reportOnce(`${name}: the answer breaks the contract at ${faults.join(', ')}`)
    if (options.signal && omitted > 0) noteOmitted(options.signal, omitted)
    if (data !== undefined) return data
    throw isWrite ? unreadWrite(options.label) : new AppError({ kind: 'contract', message: UNREADABLE })
  }

  private reportOnce(defect: string): void {
    if (this.reported.has(defect)) return
    this.reported.add(defect)
    reportDefect(defect)
  }
}

const UNREADABLE = '数据异常，请稍后再试'

/** It was carried out; only what became of it cannot be shown. */
function unreadWrite(label = '提交'): AppError {
  return new AppError({
    kind: 'unread',
    message: `${label}已成功，详情暂时无法显示。请返回后查看，无需再次${label}。`,
  })
}

/** A call that never got an answer; cancelling was the customer's own wish and needs no message. */
function isTransportError(error: AppError): boolean {
  return error.kind === 'network' || error.kind === 'timeout'
}
