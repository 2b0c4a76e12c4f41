import Taro from '@tarojs/taro'
import { AppError } from '@/lib/app-error'
import { keepSession, sessionHeader } from '@/platform/host/session-token.weapp'
import { CUSTOMER_HEADER } from '@/lib/customer-header'
import type { HttpAnswer, HttpOptions } from './http.types'

/** Origin of the API, put in by the build (config/index.ts): a mini-program has no address to resolve paths against. */
declare const API_ORIGIN: string

function failure(errMsg: string, isAborted: boolean): AppError {
  if (isAborted) return new AppError({ kind: 'cancelled', message: '已取消' })
  return errMsg.includes('timeout')
    ? new AppError({ kind: 'timeout', message: '网络超时，请稍后重试' })
    : new AppError({ kind: 'network', message: '网络连接失败，请检查网络后重试' })
}

/**
 * POSTs JSON to a path of the API's origin, with the session.
 * Rejects with an AppError of kind `network`, `timeout` or `cancelled`; any HTTP status is an answer.
 */
export function postJson(path: string, body: unknown, options: HttpOptions): Promise<HttpAnswer> {
  const { signal, timeoutMs, customer, refusal } = options
  return new Promise((resolve, reject) => {
    // Called off before it was sent: WeChat has nothing to abort then.
    if (signal?.aborted) return reject(failure('', true))
    const session = sessionHeader()
    // The mini-program keeps the only session, and knows when there is none.
    if (refusal !== undefined && session.Cookie === undefined) {
      return resolve({ status: 200, statusText: '', body: refusal, isOwn: true })
    }
    const abort = () => task.abort()
    const task = Taro.request<unknown>({
      url: API_ORIGIN + path,
      method: 'POST',
      header: {
        'Content-Type': 'application/json',
        ...session,
        ...(customer && { [CUSTOMER_HEADER]: customer }),
      },
      data: body,
      timeout: timeoutMs,
      success: answer => {
        keepSession(answer, session)
        // WeChat hands over a text when the answer is no JSON.
        const isParsed = typeof answer.data === 'object' && answer.data !== null
        resolve({ status: answer.statusCode, statusText: '', body: isParsed ? answer.data : undefined })
      },
      fail: ({ errMsg }: { errMsg: string }) => reject(failure(errMsg, signal?.aborted ?? false)),
      complete: () => signal?.removeEventListener('abort', abort),
    })
    signal?.addEventListener('abort', abort)
    // The task is a promise as well; its failure is already told.
    task.catch(() => undefined)
  })
}
