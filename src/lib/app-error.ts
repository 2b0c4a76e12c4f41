import { reportDefect } from './defects'

/**
 * What went wrong with a call (specification, section 8). `business`: another inner code. `gateway`: another
 * outer code. `empty`: no answer body. `notFound`, `unauthorized`, `http`: status 404, 401, any other.
 * `network`: no connection. `contract`: an answer or a piece of our own code did not keep what was agreed.
 * `unread`: a write was carried out, and its answer could not be read.
 */
export type AppErrorKind =
  | 'loginRequired'
  | 'sessionExpired'
  | 'business'
  | 'gateway'
  | 'empty'
  | 'notFound'
  | 'unauthorized'
  | 'http'
  | 'network'
  | 'timeout'
  | 'cancelled'
  | 'contract'
  | 'unread'

/** One wrong field of a write, as the server names it in the `data` of `invalidInput`. */
export interface FieldError {
  readonly field: string
  readonly msg: string
}

/**
 * What an `AppError` is made of; `code` is the server's when it sent one, `data` the answer's when there was
 * one.
 */
export interface AppErrorInit {
  readonly kind: AppErrorKind
  readonly message: string
  readonly code?: string
  readonly data?: unknown
  /** What the server says of single fields. */
  readonly fieldErrors?: readonly FieldError[]
  readonly cause?: unknown
  /** No second try can change it: the thing is somebody else's, or the question itself is wrong. */
  readonly isFinal?: boolean
}

/**
 * The one error that calls reject with: `message` is Chinese and may be shown, `cause` is for the error
 * report alone.
 */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly kind: AppErrorKind
  readonly code: string
  readonly data: unknown
  readonly fieldErrors: readonly FieldError[]
  readonly cause: unknown
  readonly isFinal: boolean
  /** What a quiet call left to its caller to tell (specification, section 8). */
  owed: { readonly text: string; readonly durationMs: 1000 | 2000 | 4000 } | undefined

  constructor({ kind, message, code = '', data, fieldErrors = [], cause, isFinal = false }: AppErrorInit) {
    super(message)
    // Where classes are compiled to ES5, Error returns an object of its own and `instanceof` would fail.
    Object.setPrototypeOf(this, new.target.prototype)
    this.kind = kind
    this.code = code
    this.data = data
    this.fieldErrors = fieldErrors
    this.cause = cause
    this.isFinal = isFinal
  }
}

/** Read out when the server sent no code, so that the hotline can still tell the failures apart. */
const REFERENCES: Record<AppErrorKind, string> = {
  loginRequired: 'E01',
  sessionExpired: 'E02',
  business: 'E03',
  gateway: 'E04',
  empty: 'E05',
  notFound: 'E404',
  unauthorized: 'E401',
  http: 'E06',
  network: 'E07',
  timeout: 'E08',
  cancelled: 'E09',
  contract: 'E10',
  unread: 'E11',
}

/** Whether a caught value is an `AppError`. */
export function isAppError(error: unknown): error is AppError {
  return error instanceof AppError
}

/**
 * Any caught value as an `AppError`: itself when it is one, an aborted operation as `cancelled`, all else as
 * `contract`. Not as `network`: the transport names its own failures, so what is left is a defect, and
 * blaming the customer's connection would hide it. It is reported; the original becomes `cause`, its text is never shown.
 */
export function toAppError(error: unknown): AppError {
  if (isAppError(error)) return error
  if (typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError') {
    return new AppError({ kind: 'cancelled', message: '已取消', cause: error })
  }
  reportDefect(error)
  return new AppError({ kind: 'contract', message: '系统繁忙，请稍后再试', cause: error })
}

/**
 * The short code a customer reads to the hotline: the server's, else one of the app's own such as `E07`
 * (design, section 8). What a server says to every failure (`-404`, whatever its HTTP status was) tells nothing apart.
 */
export function errorReference(error: AppError): string {
  return error.code && !error.code.startsWith('-') ? error.code : REFERENCES[error.kind]
}
