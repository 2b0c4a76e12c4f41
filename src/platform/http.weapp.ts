import Taro from '@tarojs/taro'
import { AppError } from '@/lib/app-error'
import { localStore } from './storage.weapp'
import type { HttpAnswer, HttpOptions } from './types'

/** Origin of the API; a mini-program has no page address to resolve paths against. */
const API_ORIGIN = process.env.TARO_APP_API_ORIGIN ?? 'http://127.0.0.1:8787'

/** Key of the session token: the mini-program has no cookie jar. */
export const TOKEN_KEY = 'sessionToken'

/**
 * POSTs JSON to a path of the API's origin, with the session token.
 * Rejects with an AppError of kind `network`, `timeout` or `cancelled`; any HTTP status is an answer.
 */
export function postJson(path: string, body: unknown, options: HttpOptions): Promise<HttpAnswer> {
  const token = localStore.get(TOKEN_KEY)
  return new Promise((resolve, reject) => {
    const task = Taro.request({
      url: API_ORIGIN + path,
      method: 'POST',
      header: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      data: body,
      timeout: options.timeoutMs,
      success: answer =>
        resolve({
          status: answer.statusCode,
          statusText: answer.errMsg,
          body: answer.data === '' ? undefined : answer.data,
        }),
      fail: ({ errMsg = '' }: { errMsg?: string }) => {
        if (options.signal?.aborted) reject(new AppError({ kind: 'cancelled', message: '已取消' }))
        else if (errMsg.includes('timeout')) {
          reject(new AppError({ kind: 'timeout', message: '网络超时，请稍后重试' }))
        } else reject(new AppError({ kind: 'network', message: '网络连接失败，请检查网络后重试' }))
      },
    })
    options.signal?.addEventListener('abort', () => task.abort())
  })
}
