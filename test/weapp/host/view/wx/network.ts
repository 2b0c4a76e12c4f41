import type { NetAnswer, Send } from '../../contract'
import { answer, type ApiParts, type CallOptions, WxFailure } from './call'
import { DISCONNECTED, INTERRUPTED } from './connection'

/** WeChat's default time limit of a request. */
export const DEFAULT_TIMEOUT_MS = 60_000

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

/** WeChat's numbers for what may become of a request; any other failure is one of its network layer. */
const ERROR_NUMBERS: Readonly<Record<string, number>> = {
  timeout: 5,
  [INTERRUPTED]: 600_003,
  [DISCONNECTED]: 600_003,
  'url not in domain list': 600_002,
}

/** Why no answer came, as the product gets it. */
export function failureOf(reason: string): WxFailure {
  return new WxFailure(reason, { errno: ERROR_NUMBERS[reason] ?? 600_001 })
}

/** A gateway before the back end marks every answer with a cookie of its own. */
const GATEWAY_COOKIE = 'gateway=node-3; Path=/; Expires=Fri, 01 Jan 2100 00:00:00 GMT'

/** Cookies as WeChat tells them: in the header as one text, and in a list that some of its systems leave out. */
function cookiesOf(own: readonly string[], isHeaderOnly: boolean): Record<string, unknown> {
  const cookies = [GATEWAY_COOKIE, ...own, GATEWAY_COOKIE.replace('gateway', 'gateway2')]
  return { header: { 'Set-Cookie': cookies.join(',') }, ...(isHeaderOnly ? {} : { cookies }) }
}

/** Names the mini-program; the product may not set it. */
export const REFERER = 'https://servicewechat.com/touristappid/devtools/page-frame.html'

/** `wx.request` over the given network. */
export function networkApi(
  parts: ApiParts,
  send: Send,
  hasCookiesInHeaderOnly: boolean,
): Record<string, unknown> {
  const request = (options: CallOptions<RequestOptions>) => {
    const controller = new AbortController()
    const headers: Record<string, string> = { 'content-type': 'application/json' }
    for (const [name, value] of Object.entries(options.header ?? {})) {
      headers[name.toLowerCase()] = String(value)
    }
    headers.referer = REFERER
    const sent: Promise<NetAnswer> = send(
      {
        url: options.url,
        method: (options.method ?? 'GET').toUpperCase(),
        headers,
        body: bodyOf(options.data, headers['content-type'] ?? ''),
        timeoutMs: options.timeout ?? DEFAULT_TIMEOUT_MS,
        encoding: 'utf8',
      },
      controller.signal,
    )
    const result = answer(parts, 'request', options, async () => {
      const net = await sent
      if (net.kind === 'failed') throw failureOf(net.reason)
      const { status, headers, cookies, text } = net
      const { 'set-cookie': _own, ...others } = headers
      const { header, ...list } = cookiesOf(cookies, hasCookiesInHeaderOnly)
      const data = dataOf(text, options.dataType)
      return { statusCode: status, header: { ...others, ...(header as object) }, ...list, data }
    })
    const task = { abort: () => controller.abort(), onHeadersReceived() {}, offHeadersReceived() {} }
    return result ? Object.assign(result, task) : task
  }
  return { request }
}
