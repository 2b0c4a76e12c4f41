import { INNER, OUTER } from '@/contract/codes'
import { AppError, type FieldError } from '@/lib/app-error'
import type { HttpAnswer } from '@/platform/net/http.types'
import { asRecord, type Envelope, readData } from './envelope'

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
      /** The session is another customer's than the page's that asked. */
      readonly isForeign?: boolean
    }

/** Answers that stay the same however often the same thing is asked. */
const FINAL_CODES: readonly string[] = [INNER.notOwner, INNER.invalidInput, INNER.otherCustomer]

/** What a call is, for its messages. */
export interface CallAbout {
  /** Names the action (提交, 登录): it makes the texts 提交成功, 提交失败, 提交异常. */
  readonly label?: string
  /** A write that fails is never silent. */
  readonly isWrite?: boolean
}

/** Texts of a failure: `text` stands with the error itself, `shown` is what the customer is told beside it. */
function failureTexts(ending: string, { label, isWrite }: CallAbout): { text: string; shown: string } {
  return { text: `${label ?? '请求'}${ending}`, shown: label || isWrite ? `${label ?? '提交'}${ending}` : '' }
}

/** Without a label the page's own error says it: a message besides would be a second one for the same failure. */
function messageOf(text: string, durationMs: Message['durationMs'] = 2000): Message | undefined {
  return text ? { text, durationMs } : undefined
}

/** What an SMS code can be refused with when it is checked. */
const CODE_ERRORS: readonly string[] = [INNER.smsCodeWrong, INNER.smsCodeExpired, INNER.smsTooManyTries]

/** What a refusal says about single fields: those the server names with `invalidInput`, and the SMS code itself. */
function readFieldErrors(code: string, msg: string, data: unknown): FieldError[] {
  if (CODE_ERRORS.includes(code)) return [{ field: 'smsCode', msg }]
  if (code !== INNER.invalidInput) return []
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

function interpretInner(result: Record<string, unknown> | undefined, { label }: CallAbout): Outcome {
  const statusCode = asText(result?.statusCode)
  if (statusCode === INNER.success) {
    const message = label ? ({ text: `${label}成功`, durationMs: 2000 } as const) : undefined
    return { kind: 'success', data: readData(result), message }
  }
  const text = asText(result?.msg) || failureTexts('失败', { label }).text
  const error = new AppError({
    kind: statusCode === INNER.loginRequired ? 'loginRequired' : 'business',
    code: statusCode,
    message: text,
    data: result?.data,
    fieldErrors: readFieldErrors(statusCode, text, result?.data),
    isFinal: FINAL_CODES.includes(statusCode),
  })
  return statusCode === INNER.loginRequired
    ? { kind: 'failure', error, login: 'host' }
    : { kind: 'failure', error, isForeign: statusCode === INNER.otherCustomer }
}

function interpretEnvelope(envelope: Envelope, about: CallAbout): Outcome {
  const code = asText(envelope.code)
  if (code === OUTER.success) return interpretInner(asRecord(envelope.result), about)
  if (code === OUTER.sessionExpired) {
    const text = asText(envelope.msg) || '请重新登录'
    const error = new AppError({ kind: 'sessionExpired', code, message: text })
    return { kind: 'failure', error, message: { text, durationMs: 1000 }, login: 'expired' }
  }
  const { text, shown } = failureTexts('失败', about)
  const error = new AppError({ kind: 'gateway', code, message: asText(envelope.msg) || text })
  return { kind: 'failure', error, message: messageOf(asText(envelope.msg) || shown) }
}

/** The error catalogue of the specification's section 8 as one function of the HTTP answer and what the call is. */
export function interpret(answer: HttpAnswer, about: CallAbout = {}): Outcome {
  const { status, statusText, body } = answer
  if (status === 200 || status === 304) {
    const envelope = asRecord(body)
    if (envelope && Object.keys(envelope).length > 0) return interpretEnvelope(envelope, about)
    const { text, shown } = failureTexts('异常', about)
    return {
      kind: 'failure',
      error: new AppError({ kind: 'empty', message: text }),
      message: messageOf(shown),
    }
  }
  if (status === 404) {
    const text = '接口请求错误'
    const error = new AppError({ kind: 'notFound', code: OUTER.http, message: text })
    return { kind: 'failure', error, message: messageOf(text, 4000) }
  }
  if (status === 401) {
    // A page that cannot show its data says so itself (decision Q5); nothing else would tell of a write.
    const text = about.isWrite ? `${about.label ?? '提交'}结果未确认，请重新登录后查看` : ''
    const error = new AppError({
      kind: 'unauthorized',
      code: OUTER.http,
      message: text || '暂时无法获取数据',
    })
    return { kind: 'failure', error, message: messageOf(text, 4000) }
  }
  // The status text is for developers and mostly English; the customer reads the sentence of the label.
  const { text, shown } = failureTexts('失败', about)
  const error = new AppError({ kind: 'http', code: OUTER.http, message: text, data: { status, statusText } })
  return { kind: 'failure', error, message: messageOf(shown) }
}
