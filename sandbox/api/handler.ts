import type { InferOutput } from 'valibot'
import type { Endpoint, ResponseOf } from '@/contract/endpoint'
import type { endpoints, EndpointName } from '@/contract/registry'
import type { Db } from '../store/database'
import type { LiveSession } from '../store/sessions'

/** What a handler may use. It is synchronous and runs in one transaction together with the kept answer. */
export interface HandlerContext {
  /** Customer of the session; `''` on a public call without one. */
  readonly customerId: string
  readonly db: Db
  /** Data time in milliseconds. */
  now(): number
  /** Data time as a day, `YYYY-MM-DD`. */
  today(): string
  /** Session of this call. */
  readonly session: LiveSession | undefined
  /** Where the call comes from, as far as the connection tells. */
  readonly address: string
  /** Name of the device that calls. */
  readonly device: string
  /** A link's token waits that would log in another customer than the one of the session. */
  readonly isOtherLoginWaiting: boolean
  /** Contracts and risk tests are refused to this call, for the host that it comes from. */
  readonly isForAppOnly: boolean
  /**
   * Notes something once the answer stands: a note that the store does not take (no room, locked) is lost, and the call
   * goes well without it.
   */
  afterwards(note: () => void): void
  /** Ends the session of this call, if any, and opens one for the customer; the answer carries the cookie. */
  login(customerId: string, requestNo: string): void
  /** As `login`, in place of the session that the same request opened before; `false`: that is gone, or was used. */
  loginAgain(customerId: string, requestNo: string): boolean
  /** Ends the session of this call, if any, and takes the cookies back. */
  logout(): void
  /** Uses the link's token up, and logs in the customer it names; `false`: it serves no more. */
  settleHostToken(choice: 'keep' | 'switch'): boolean
}

/** Serves one endpoint: takes the checked `requestData`, answers `result.data` or throws a `BusinessError`. */
export type Handler<E extends Endpoint> = (
  request: InferOutput<E['request']>,
  context: HandlerContext,
) => ResponseOf<E>

/** One handler for every endpoint of the contract; leaving one out does not compile. */
export type Handlers = { readonly [K in EndpointName]: Handler<(typeof endpoints)[K]> }

/**
 * What else a repeated write does besides getting its first answer: the repeated login needs its cookie again. Called
 * only when the first answer was a success.
 */
export type RepeatedAnswers = {
  readonly [K in EndpointName]?: (
    request: InferOutput<(typeof endpoints)[K]['request']>,
    answer: ResponseOf<(typeof endpoints)[K]>,
    context: HandlerContext,
  ) => void
}
