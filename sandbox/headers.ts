import type { FastifyInstance } from 'fastify'

/** Headers of every answer, whatever it is. */
const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(self), microphone=(self), geolocation=(), payment=(), usb=(), serial=(), midi=()',
} as const

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

/** Pictures and videos, which the mini-program's view loads from another origin than its own. */
const MEDIA = /^\/services\/trustAppApi\/(picture|video)\//

const LOOPBACK_HOST = /^(127\.0\.0\.1|localhost)(:\d{1,5})?$/i

/**
 * Security headers for every answer, and the rule who may speak to the sandbox: only programs of this machine. A host
 * name that merely points here (DNS rebinding) and a page of another origin are refused with 403.
 */
export function registerHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS)
    if (MEDIA.test(request.url)) reply.header('Cross-Origin-Resource-Policy', 'cross-origin')
    const { host = '', origin } = request.headers
    if (!LOOPBACK_HOST.test(host)) {
      return reply
        .code(403)
        .send({ code: '-403', msg: 'The sandbox answers to 127.0.0.1 and localhost only.' })
    }
    if (origin !== undefined && origin !== `http://${host}`) {
      return reply.code(403).send({ code: '-403', msg: 'Pages of another origin may not call the sandbox.' })
    }
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: '-404', msg: 'Nothing is here.' }))
}
