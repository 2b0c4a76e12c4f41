/**
 * Why WeChat refused a call: the customer gave it up, did not agree to something, did not answer when they were asked, or it just
 * failed. Only `permission` is a no.
 */
export type Refusal = 'cancelled' | 'privacy' | 'permission' | 'unanswered' | 'failed'

interface Reason {
  readonly errMsg?: string
  readonly errno?: number
}

/** WeChat's numbers for a privacy consent that was not given, and for data that its guide does not name. */
const PRIVACY_ERRNOS = [103, 104, 112]

/** Reads a rejection of `wx`. A refused privacy consent is no refused permission: another page of WeChat mends it. */
export function refusalOf(cause: unknown): Refusal {
  const { errMsg = '', errno = 0 } = (cause ?? {}) as Reason
  // The function's own name says nothing of the reason: `authorize:fail system error`.
  const reason = errMsg.replace(/^\w+:/, '')
  if (PRIVACY_ERRNOS.includes(errno) || reason.includes('privacy')) return 'privacy'
  if (reason.includes('cancel')) return 'cancelled'
  if (reason.includes('no response')) return 'unanswered'
  return /auth|deny|denied/.test(reason) ? 'permission' : 'failed'
}
