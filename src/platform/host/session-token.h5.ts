import { warn } from './console'

/** Cookie of the host's token (agent 5). The session itself lies in a cookie that scripts cannot read. */
const TOKEN_COOKIE = 'xtoken'

/** Keeps the host's token in its cookie: the first call that carries it logs in, and uses it up. */
export function storeHostToken(token: string): void {
  if (!/^[\w.~+/=-]{8,512}$/.test(token)) return warn('dropped a malformed xtoken')
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${TOKEN_COOKIE}=${encodeURIComponent(token)}; Path=/; SameSite=Lax${secure}`
}

/** Whether a token waits to be used: the server takes its cookie back once it is. */
export function hasHostToken(): boolean {
  return /(^|; )xtoken=/.test(document.cookie)
}

/** Drops the host's token; the session is the server's to end. */
export function clearSessionToken(): void {
  document.cookie = `${TOKEN_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`
}
