import http from 'node:http'
import type { NetAnswer, NetRequest, Send } from '../contract'

function exchange(request: NetRequest, url: URL, signal: AbortSignal): Promise<NetAnswer> {
  return new Promise(resolve => {
    const fail = (reason: string) => resolve({ kind: 'failed', reason })
    const outgoing = http.request(
      url,
      { method: request.method, headers: request.headers, agent: false },
      incoming => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('error', () => fail('connection lost'))
        incoming.on('end', () => {
          const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])
          resolve({
            kind: 'answer',
            status: incoming.statusCode ?? 0,
            headers: Object.fromEntries(headers) as Record<string, string>,
            cookies: incoming.headers['set-cookie'] ?? [],
            text: Buffer.concat(chunks).toString(request.encoding),
          })
        })
      },
    )
    const timer = setTimeout(() => {
      fail('timeout')
      outgoing.destroy()
    }, request.timeoutMs)
    // The signal may come from another JavaScript world, which Node's own option does not take.
    signal.addEventListener('abort', () => outgoing.destroy())
    outgoing.on('error', () => fail(signal.aborted ? 'abort' : 'connection lost'))
    outgoing.on('close', () => clearTimeout(timer))
    outgoing.end(request.body)
  })
}

/** Sends requests that are meant for the built-in API origin to the sandbox of a test; any other address fails. */
export function createSend(apiOrigin: string, sandboxUrl: string): Send {
  return async (request, signal) => {
    const url = new URL(request.url)
    // WeChat refuses addresses that are not on the mini-program's list.
    if (url.origin !== apiOrigin) return { kind: 'failed', reason: 'url not in domain list' }
    return exchange(request, new URL(url.pathname + url.search, sandboxUrl), signal)
  }
}
