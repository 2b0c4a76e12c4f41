import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CompiledPackage, NetRequest, Send } from '../contract'

const PAGE = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<link rel="icon" href="data:,"><script src="/host.js"></script></head><body></body></html>`

/** Serves the host and a compiled package to a browser, and sends the product's requests on. */
export interface PageServer {
  readonly url: string
  close(): Promise<void>
}

async function readBody(request: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/** Starts the server on a free port of the loopback interface. */
export async function startPageServer(
  bundle: string,
  pack: CompiledPackage,
  send: Send,
): Promise<PageServer> {
  const packJson = JSON.stringify(pack)
  const pass = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const controller = new AbortController()
    response.on('close', () => controller.abort())
    const answer = await send(JSON.parse(await readBody(request)) as NetRequest, controller.signal)
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer))
  }
  const server = http.createServer((request, response) => {
    if (request.url === '/host.js') response.setHeader('Content-Type', 'text/javascript').end(bundle)
    else if (request.url === '/package.json') {
      response.setHeader('Content-Type', 'application/json').end(packJson)
    } else if (request.url === '/send') void pass(request, response)
    else response.setHeader('Content-Type', 'text/html').end(PAGE)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
