import type { Transport } from '@/api/api-client'
import type { HttpAnswer } from '@/platform/net/http.types'

export interface SentCall {
  readonly name: string
  readonly body: { requestData: Record<string, unknown>; showLoading?: boolean }
}

type Responder = (call: SentCall) => HttpAnswer | Promise<HttpAnswer>

export function http(status: number, body?: unknown, statusText = ''): HttpAnswer {
  return { status, statusText, body }
}

/** A successful answer with these data. */
export function success(data: unknown): HttpAnswer {
  return http(200, { code: '00000000', msg: '', result: { statusCode: '00000000', msg: '', data } })
}

/** A business error as the server sends it. */
export function inner(statusCode: string, msg: string, data?: unknown): HttpAnswer {
  return http(200, { code: '00000000', msg: '', result: { statusCode, msg, data } })
}

export function outer(code: string, msg: string): HttpAnswer {
  return http(200, { code, msg })
}

/** A transport that answers by endpoint name and remembers what it was sent. */
export function fakeTransport(responders: Record<string, Responder | HttpAnswer>): {
  transport: Transport
  calls: SentCall[]
} {
  const calls: SentCall[] = []
  const transport: Transport = async (path, body) => {
    const call = { name: path.slice(path.lastIndexOf('/') + 1), body: body as SentCall['body'] }
    calls.push(call)
    const responder = responders[call.name]
    if (responder === undefined) return http(404)
    return typeof responder === 'function' ? responder(call) : responder
  }
  return { transport, calls }
}

/** A promise settled from outside, to hold an answer back. */
export function deferred<T>(): {
  promise: Promise<T>
  resolve: (value: T) => void
  reject: (error: unknown) => void
} {
  let resolve!: (value: T) => void
  let reject!: (error: unknown) => void
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}

/** Lets everything that is already settled run. */
export async function flush(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}
