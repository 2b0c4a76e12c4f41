import { AppError } from '@/lib/app-error'
import { takeCallAhead } from './calls-ahead.h5'
import { type RawAnswer, takeFirstCall } from './first-calls'
import { post } from './post'
import { hasHostToken } from '@/platform/host/session-token.h5'
import type { HttpAnswer, HttpOptions } from './http.types'

function parse(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/**
 * POSTs JSON to a path of the own origin, with cookies.
 * Rejects with an AppError of kind `network`, `timeout` or `cancelled`; any HTTP status is an answer.
 */
export async function postJson(path: string, body: unknown, options: HttpOptions): Promise<HttpAnswer> {
  const controller = new AbortController()
  const { signal } = options
  let isTimeout = false
  const abort = () => controller.abort()
  const timer = setTimeout(() => {
    isTimeout = true
    abort()
  }, options.timeoutMs)
  signal?.addEventListener('abort', abort)
  if (signal?.aborted) abort()
  try {
    const { status, statusText, text } = await inTurn(controller.signal, () =>
      send(path, JSON.stringify(body), controller.signal, options),
    )
    return { status, statusText, body: parse(text) }
  } catch (cause) {
    if (isTimeout) throw new AppError({ kind: 'timeout', message: '网络超时，请稍后重试', cause })
    if (signal?.aborted) throw new AppError({ kind: 'cancelled', message: '已取消', cause })
    throw new AppError({ kind: 'network', message: '网络连接失败，请检查网络后重试', cause })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

/** The call that carries the host's token. */
let exchange: Promise<unknown> | undefined

/** While the host's token waits in its cookie calls go one by one: the first logs in by it, and it serves no second one. */
async function inTurn<T>(signal: AbortSignal, task: () => Promise<T>): Promise<T> {
  while (exchange && hasHostToken()) await Promise.race([exchange, abortOf(signal)])
  if (!hasHostToken()) return task()
  const turn = task()
  exchange = turn.then(
    () => (exchange = undefined),
    () => (exchange = undefined),
  )
  return turn
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const fail = () => reject(new DOMException('aborted', 'AbortError'))
    if (signal.aborted) fail()
    signal.addEventListener('abort', fail)
  })
}

/** A call that is under way already is not sent again, unless it failed; nobody waits longer for it than for another. */
async function send(
  path: string,
  body: string,
  signal: AbortSignal,
  options: HttpOptions,
): Promise<RawAnswer> {
  const under = options.withoutSession ? undefined : (takeFirstCall(path, body) ?? takeCallAhead(path, body))
  const first = under?.catch(() => undefined)
  const sent = first && (await Promise.race([first, abortOf(signal)]))
  if (sent && !signal.aborted) return sent
  return post(path, body, signal, options)
}
