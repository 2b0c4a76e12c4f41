import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Cookies that mean nothing, as those of a load balancer: one before the session's in every answer, one after it. */
const BALANCER_COOKIES = ['lb', 'route'] as const

/** Session cookie of this server. */
export const SESSION_COOKIE = 'sid'
/** Session cookie a page in the mini-program writes itself, from the token its host gave it. */
export const HOST_TOKEN_COOKIE = 'xtoken'

/** The session tokens a request carries. */
export function tokensOf(request: FastifyRequest): string[] {
  const { [SESSION_COOKIE]: sid, [HOST_TOKEN_COOKIE]: xtoken } = request.cookies
  return [sid, xtoken].filter((token): token is string => Boolean(token))
}

/** Sends the cookie of a new session. */
export function setSessionCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(SESSION_COOKIE, token, { httpOnly: true, sameSite: 'lax', path: '/' })
}

/** Takes both session cookies back. */
export function clearSessionCookies(reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, { httpOnly: true, sameSite: 'lax', path: '/' })
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
