import { INNER_MESSAGES, OUTER } from '@/contract/codes'

/** Body of every answer; `result` is missing when the outer code is not success. */
export interface Envelope {
  readonly code: string
  readonly msg: string
  readonly result?: { readonly statusCode: string; readonly msg: string; readonly data?: unknown }
}

const MESSAGES: ReadonlyMap<string, string> = new Map(Object.entries(INNER_MESSAGES))

/** Outer and inner success. */
export function success(data: unknown): Envelope {
  return { code: OUTER.success, msg: '', result: { statusCode: '00000000', msg: '', data } }
}

/** Outer success with an inner refusal; `data` is left out when there is none. */
export function innerError(
  statusCode: string,
  msg = MESSAGES.get(statusCode) ?? '',
  data?: unknown,
): Envelope {
  return {
    code: OUTER.success,
    msg: '',
    result: { statusCode, msg, ...(data === undefined ? {} : { data }) },
  }
}

/** A refusal of the gateway, before any business. */
export function outerError(code: string, msg: string): Envelope {
  return { code, msg }
}

/** The session is gone: the page sends the customer to the login route. */
export const SESSION_EXPIRED = outerError(OUTER.sessionExpired, '请重新登录')
