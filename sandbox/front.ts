import httpProxy from '@fastify/http-proxy'
import fastify from 'fastify'
import { registerFailures } from './api/failures'
import { serverAt } from './contract/server-at'
import { registerHeaders } from './headers'
import { explainListenFailure } from './sandbox-error'
import type { Sandbox } from './server'
import { registerPhone } from './static/phone'

interface FrontOptions {
  readonly port: number
  readonly host?: string
  /** Folder of the H5 build. */
  readonly distDir: string
  /** Of the server whose calls are passed on. */
  readonly origin: string
}

/** A cookie of the other server, as this address may keep it. */
const ownCookie = (cookie: string) => cookie.replace(/;\s*(domain=[^;]*|secure)/gi, '')

/**
 * The product before another server: the pages come from the build, every call goes on to `origin`. Nothing of the sandbox is there.
 * Throws a `SandboxError` of one sentence for an origin that is none, is not reached, or answers no JSON.
 */
export async function startFront({
  port,
  host = '127.0.0.1',
  distDir,
  origin: address,
}: FrontOptions): Promise<Sandbox> {
  const { origin } = await serverAt(address)
  const app = fastify({ forceCloseConnections: true })
  registerHeaders(app, host)
  registerFailures(app)
  await app.register(httpProxy, {
    upstream: origin,
    prefix: '/services',
    rewritePrefix: '/services',
    replyOptions: {
      // The other server hears its own name, and not that of this machine.
      rewriteRequestHeaders: (_request, { origin: _from, referer: _page, ...headers }) => ({
        ...headers,
        host: new URL(origin).host,
      }),
      rewriteHeaders: ({ 'set-cookie': cookies, ...headers }) => ({
        ...headers,
        ...(cookies !== undefined && { 'set-cookie': [cookies].flat().map(ownCookie) }),
      }),
    },
  })
  registerPhone(app, { distDir, isDev: false })
  try {
    await app.listen({ port, host })
  } catch (error) {
    throw explainListenFailure(error, port)
  }
  const listening = app.server.address()
  const own = typeof listening === 'object' && listening ? listening.port : port
  return { url: `http://${host}:${own}`, port: own, close: () => app.close() }
}
