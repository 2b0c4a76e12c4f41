import type { CancelSignal } from '@/lib/cancellation'

/** Header that names the customer of the page that calls; no secret, the session alone decides who acts. */
export const CUSTOMER_HEADER = 'x-customer-id'

/** Answer of one POST: the status and the parsed body, `undefined` when it was empty or not JSON. */
export interface HttpAnswer {
  readonly status: number
  readonly statusText: string
  readonly body: unknown
}

export interface HttpOptions {
  readonly timeoutMs: number
  readonly signal?: CancelSignal
  /** Whose page the call comes from, by the customer's id: the server refuses it under another one's session. */
  readonly customer?: string
  /** The call goes as nobody's, also while the device still holds a session. */
  readonly withoutSession?: boolean
}
