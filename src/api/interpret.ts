import { INNER, OUTER } from '@/contract/codes'
import { AppError, type FieldError } from '@/lib/app-error'
import type { HttpAnswer } from '@/platform/types'

/** A message for the customer and how long it stays (specification, section 9). */
export interface Message {
  readonly text: string
  readonly durationMs: 1000 | 2000 | 4000
}

/** What a call's answer means: the data, or an error together with what has to happen beside rejecting. */
export type Outcome =
  | { readonly kind: 'success'; readonly data: unknown; readonly message?: Message }
  | {
      readonly kind: 'failure'
      readonly error: AppError
      readonly message?: Message
      /** `host`: the host's login opens. `expired`: the message shows first, then the login route opens. */
      readonly login?: 'host' | 'expired'
    }

interface Envelope {
  code?: unknown
  msg?: unknown
  result?: unknown
}

/** Answers that stay the same however often the same thing is asked. */
const FINAL_CODES: readonly string[] = [INNER.notOwner, INNER.invalidInput]

const DEFAULT_LABEL = '请求'

function asRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined
}

/** Errors of fields as `invalidInput` brings them; whatever does not look like one is left out. */
function readFieldErrors(data: unknown): FieldError[] {
  const errors = asRecord(data)?.errors
  if (!Array.isArray(errors)) return []
  return errors
    .map(asRecord)
    .map(error => ({ field: asText(error?.field), msg: asText(error?.msg) }))
    .filter(({ field }) => field !== '')
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** The one place that knows where the data lies: in `result.data`, or directly under `result` (Q11). */
function readData(result: Record<string, unknown> | undefined): unknown {
  return result?.data ?? result ?? {}
}

function interpretInner(result: Record<string, unknown> | undefined, label: string | undefined): Outcome {
  const statusCode = asText(result?.statusCode)
  if (statusCode === INNER.success) {
    const message = label ? ({ text: `${label}成功`, durationMs: 2000 } as const) : undefined
    return { kind: 'success', data: readData(result), message }
  }
  const error = new AppError({
    kind: statusCode === INNER.loginRequired ? 'loginRequired' : 'business',
    code: statusCode,
    message: asText(result?.msg) || `${label ?? DEFAULT_LABEL}失败`,
    data: result?.data,
    fieldErrors: readFieldErrors(result?.data),
    isFinal: FINAL_CODES.includes(statusCode),
  })
  return statusCode === INNER.loginRequired
    ? { kind: 'failure', error, login: 'host' }
    : { kind: 'failure', error }
}

function interpretEnvelope(envelope: Envelope, label: string | undefined): Outcome {
  const code = asText(envelope.code)
  if (code === OUTER.success) return interpretInner(asRecord(envelope.result), label)
  if (code === OUTER.sessionExpired) {
    const text = asText(envelope.msg) || '请重新登录'
    const error = new AppError({ kind: 'sessionExpired', code, message: text })
    return { kind: 'failure', error, message: { text, durationMs: 1000 }, login: 'expired' }
  }
  const text = asText(envelope.msg) || `${label ?? DEFAULT_LABEL}失败`
  const error = new AppError({ kind: 'gateway', code, message: text })
  return { kind: 'failure', error, message: { text, durationMs: 2000 } }
}

/**
 * The error catalogue of the specification's section 8 as one function of the HTTP answer and the call's label.
 * A label names the action (提交, 登录): it makes the texts 提交成功, 提交失败, 提交异常.
 */
export function interpret(answer: HttpAnswer, label?: string): Outcome {
  const { status, statusText, body } = answer
  if (status === 200 || status === 304) {
    const envelope = asRecord(body)
    if (envelope && Object.keys(envelope).length > 0) return interpretEnvelope(envelope, label)
    const text = `${label ?? DEFAULT_LABEL}异常`
    return {
      kind: 'failure',
      error: new AppError({ kind: 'empty', message: text }),
      message: { text, durationMs: 2000 },
    }
  }
  if (status === 404) {
    const text = '接口请求错误'
    const error = new AppError({ kind: 'notFound', code: OUTER.http, message: text })
    return { kind: 'failure', error, message: { text, durationMs: 4000 } }
  }
  if (status === 401) {
    // No message: the page shows its own error with retry (decision Q5).
    const error = new AppError({ kind: 'unauthorized', code: OUTER.http, message: '暂时无法获取数据' })
    return { kind: 'failure', error }
  }
  // The status text is for developers and mostly English; the customer reads the sentence of the label.
  const text = `${label ?? DEFAULT_LABEL}失败`
  const error = new AppError({ kind: 'http', code: OUTER.http, message: text, data: { status, statusText } })
  return { kind: 'failure', error, message: { text, durationMs: 2000 } }
}
