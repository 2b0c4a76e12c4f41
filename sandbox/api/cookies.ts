import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Cookies that mean nothing, as those of a load balancer: one before the session's in every answer, one after it. */
const BALANCER_COOKIES = ['lb', 'route'] as const

/** Session cookie of this server. */
export const SESSION_COOKIE = 'sid'
/** Cookie a page in the mini-program writes itself, from the token its host gave it: good for one login. */
export const HOST_TOKEN_COOKIE = 'xtoken'

/** What a request carries of who calls. */
export interface Tokens {
  readonly session: string | undefined
  /** A token that logs in once; see `host-tokens.ts`. */
  readonly host: string | undefined
}

/** The tokens of a request; an empty cookie is none. */
export function tokensOf(request: FastifyRequest): Tokens {
  const { [SESSION_COOKIE]: session, [HOST_TOKEN_COOKIE]: host } = request.cookies
  return { session: session || undefined, host: host || undefined }
}

/** Sends the cookie of a new session. */
export function setSessionCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(SESSION_COOKIE, token, { httpOnly: true, sameSite: 'lax', path: '/' })
}

/** Takes the session cookie back. */
export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, { httpOnly: true, sameSite: 'lax', path: '/' })
}

/** Takes the host's token back. */
export function clearHostToken(reply: FastifyReply): void {
  reply.clearCookie(HOST_TOKEN_COOKIE, { path: '/' })
}

/** Lets every answer of a scope carry other cookies around those of the session, as answers from behind a load balancer do. */
export function surroundCookies(scope: FastifyInstance): void {
  const [before, after] = BALANCER_COOKIES
  const lineOf = (name: string) => `${name}=${name}-1; Path=/; HttpOnly; SameSite=Lax`
  scope.addHook('onSend', async (_request, reply) => {
    const own = reply.getHeader('set-cookie') ?? []
    reply.removeHeader('set-cookie')
    reply.header('set-cookie', [lineOf(before), ...[own].flat().map(String), lineOf(after)])
  })
}
