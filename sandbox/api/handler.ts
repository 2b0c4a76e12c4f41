import type { InferOutput } from 'valibot'
import type { Endpoint, ResponseOf } from '@/contract/endpoint'
import type { endpoints, EndpointName } from '@/contract/registry'
import type { Db } from '../store/database'

/** What a handler may use. It is synchronous and runs in one transaction together with the kept answer. */
export interface HandlerContext {
  /** Customer of the session; `''` on a public call without one. */
  readonly customerId: string
  readonly db: Db
  /** Data time in milliseconds. */
  now(): number
  /** Data time as a day, `YYYY-MM-DD`. */
  today(): string
  /**
   * Notes something once the answer stands: a note that the store does not take (no room, locked) is lost, and the call
   * goes well without it.
   */
  afterwards(note: () => void): void
  /** Ends the session of this call, if any, and opens one for the customer; the answer carries the cookie. */
  login(customerId: string, requestNo: string): void
  /** Ends the session of this call, if any, and takes the cookie back. */
  logout(): void
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
    answeredAt: number,
  ) => void
}
