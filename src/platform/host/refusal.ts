/** Why WeChat refused a call: the customer gave it up, did not agree to something, or it just failed. */
export type Refusal = 'cancelled' | 'privacy' | 'permission' | 'failed'

interface Reason {
  readonly errMsg?: string
  readonly errno?: number
}

/** WeChat's numbers for a privacy consent that was not given, and for data that its guide does not name. */
const PRIVACY_ERRNOS = [103, 104, 112]

/** Reads a rejection of `wx`. A refused privacy consent is no refused permission: another page of WeChat mends it. */
export function refusalOf(cause: unknown): Refusal {
  const { errMsg = '', errno = 0 } = (cause ?? {}) as Reason
  if (PRIVACY_ERRNOS.includes(errno) || /privacy/.test(errMsg)) return 'privacy'
  if (errMsg.includes('cancel')) return 'cancelled'
  return /auth|deny|denied/.test(errMsg) ? 'permission' : 'failed'
}
