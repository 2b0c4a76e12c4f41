import type { NetAnswer, Send } from '../../contract'
import { answer, type ApiParts, type CallOptions, WxFailure } from './call'

/** WeChat's default time limit of a request. */
const DEFAULT_TIMEOUT_MS = 60_000

interface RequestOptions {
  readonly url: string
  readonly method?: string
  readonly header?: Readonly<Record<string, unknown>>
  readonly data?: unknown
  readonly timeout?: number
  readonly dataType?: string
}

/** WeChat sends an object as JSON when the content type says so, and as a form otherwise. */
function bodyOf(data: unknown, contentType: string): string | undefined {
  if (data === undefined || data === null) return undefined
  if (typeof data === 'string') return data
  if (contentType.includes('application/json')) return JSON.stringify(data)
  return new URLSearchParams(data as Record<string, string>).toString()
}

/** With `dataType: 'json'`, the default, WeChat parses the body whatever its type, and leaves it a text when it fails. */
function dataOf(text: string, dataType: string | undefined): unknown {
  if (dataType !== undefined && dataType !== 'json') return text
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

function failureOf(reason: string): WxFailure {
  return reason === 'timeout'
    ? new WxFailure('timeout', { errno: 5 })
    : new WxFailure(reason, { errno: 600_001 })
}

/** `wx.request` over the given network. */
export function networkApi(parts: ApiParts, send: Send): Record<string, unknown> {
  const request = (options: CallOptions<RequestOptions>) => {
    const controller = new AbortController()
    const headers: Record<string, string> = { 'content-type': 'application/json' }
    for (const [name, value] of Object.entries(options.header ?? {})) {
      headers[name.toLowerCase()] = String(value)
    }
    // The product may not set it; WeChat names the mini-program.
    headers.referer = 'https://servicewechat.com/touristappid/devtools/page-frame.html'
    const sent: Promise<NetAnswer> = send(
      {
        url: options.url,
        method: (options.method ?? 'GET').toUpperCase(),
        headers,
        body: bodyOf(options.data, headers['content-type'] ?? ''),
        timeoutMs: options.timeout ?? DEFAULT_TIMEOUT_MS,
      },
      controller.signal,
    )
    const result = answer(parts, 'request', options, async () => {
      const net = await sent
      if (net.kind === 'failed') throw failureOf(net.reason)
      const { status, headers: header, cookies, text } = net
      return { statusCode: status, header, cookies, data: dataOf(text, options.dataType) }
    })
    const task = { abort: () => controller.abort(), onHeadersReceived() {}, offHeadersReceived() {} }
    return result ? Object.assign(result, task) : task
  }
  return { request }
}
