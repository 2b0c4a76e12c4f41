import type { FastifyInstance } from 'fastify'
import { COMMON_HEADERS } from '../config/document-headers'

/** Of public pictures and videos: a mini-program shows them from an origin that is not the product's. */
export const SHOWN_ANYWHERE = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const

/** Content security policy of the sandbox's own pages. */
export const TOOL_PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** Of an HTML answer that names no policy of its own: it is a text and nothing else. */
const BARE_PAGE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const LOOPBACK_HOST = /^(127\.0\.0\.1|localhost)(:\d{1,5})?$/i

/**
 * Security headers for every answer, and the rule who may speak to the sandbox: programs of this machine, and where it was told to
 * listen on another address of it (`ownHost`), who calls that very address. A host name that merely points here (DNS rebinding) and
 * a page of another origin are refused with 403.
 */
export function registerHeaders(app: FastifyInstance, ownHost?: string): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(COMMON_HEADERS)
    const { host = '', origin } = request.headers
    if (!LOOPBACK_HOST.test(host) && host.replace(/:\d+$/, '') !== ownHost) {
      return reply
        .code(403)
        .send({ code: '-403', msg: 'The sandbox answers to 127.0.0.1 and localhost only.' })
    }
    if (origin !== undefined && origin !== `http://${host}`) {
      return reply.code(403).send({ code: '-403', msg: 'Pages of another origin may not call the sandbox.' })
    }
  })
  app.addHook('onSend', async (_request, reply) => {
    const isPage = /^text\/html/i.test(String(reply.getHeader('content-type') ?? ''))
    if (isPage && !reply.hasHeader('content-security-policy')) {
      reply.header('Content-Security-Policy', BARE_PAGE_POLICY)
    }
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: '-404', msg: 'Nothing is here.' }))
}
