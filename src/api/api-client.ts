import { safeParse } from 'valibot'
import { INNER, OUTER } from '@/contract/codes'
import type { Endpoint, ResponseOf } from '@/contract/endpoint'
import { AppError, isAppError } from '@/lib/app-error'
import { Cancellation, type CancelSignal } from '@/lib/cancellation'
import { reportDefect } from '@/lib/defects'
import type { HttpAnswer, HttpOptions } from '@/platform/net/http.types'
import { interpret, type Message } from './interpret'

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
  constructor(
    private readonly transport: Transport,
    private readonly effects: ApiEffects,
    /** In production answers of reads that nothing hangs on are taken as they come. */
    private readonly checksAll = process.env.NODE_ENV !== 'production',
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
      const data = this.isChecked(endpoint) ? checkedData(endpoint, outcome.data) : outcome.data
      if (outcome.message) this.effects.showMessage(outcome.message, 'success')
      return data
    }
    if (outcome.isForeign && customer !== undefined) this.effects.leavePages(customer)
    else if (outcome.login === 'expired' || (outcome.login === 'host' && !options.ignoresMissingSession)) {
      this.effects.openLogin(outcome.login, outcome.message)
    } else if (options.quiet) outcome.error.owed = outcome.message
    else if (outcome.message) this.effects.showMessage(outcome.message, 'error')
    throw outcome.error
  }

  /** What a write answers moves the page on, money and identity hang on what is critical: never taken unchecked. */
  private isChecked({ isWrite, isCritical }: Endpoint): boolean {
    return this.checksAll || isWrite === true || isCritical === true
  }
}

/** A call that never got an answer; cancelling was the customer's own wish and needs no message. */
function isTransportError(error: AppError): boolean {
  return error.kind === 'network' || error.kind === 'timeout'
}

function checkedData<E extends Endpoint>(endpoint: E, data: unknown): ResponseOf<E> {
  const parsed = safeParse(endpoint.response, data)
  if (parsed.success) return parsed.output
  const paths = parsed.issues.map(issue => issue.path?.map(item => String(item.key)).join('.') ?? '(root)')
  reportDefect(`${endpoint.name}: the answer breaks the contract at ${paths.join(', ')}`)
  throw new AppError({ kind: 'contract', message: '数据异常，请稍后再试' })
}
