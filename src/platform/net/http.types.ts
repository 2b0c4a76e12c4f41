import type { CancelSignal } from '@/lib/cancellation'

/** Answer of one POST: the status and the parsed body, `undefined` when it was empty or not JSON. */
export interface HttpAnswer {
  readonly status: number
  readonly statusText: string
  readonly body: unknown
  /** The phone knew it by itself: no server has answered. */
  readonly isOwn?: boolean
}

export interface HttpOptions {
  readonly timeoutMs: number
  readonly signal?: CancelSignal
  /** Whose page the call comes from, by the customer's id: the server refuses it under another one's session. */
  readonly customer?: string
  /** Nobody but a customer is answered: what the server says to all others. Where no session can be there, nothing need be sent. */
  readonly refusal?: unknown
  /** The call goes as nobody's, also while the device still holds a session. */
  readonly withoutSession?: boolean
}
