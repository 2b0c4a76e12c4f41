import type { FastifyReply, FastifyRequest } from 'fastify'

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
