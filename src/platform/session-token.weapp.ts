import { localStore } from './storage.weapp'

/** Name of the session cookie; the mini-program has no cookie jar and keeps this one itself. */
const SESSION_COOKIE = 'sid'
const SESSION_KEY = 'sessionToken'

/** Keeps the session that an answer opened, or forgets the one it ended; `cookies` are `Set-Cookie` lines. */
export function keepSession(cookies: readonly string[]): void {
  for (const cookie of cookies) {
    const match = /^([\w-]+)=([^;]*)/.exec(cookie.trim())
    if (match?.[1] !== SESSION_COOKIE) continue
    if (match[2]) localStore.set(SESSION_KEY, match[2])
    else localStore.remove(SESSION_KEY)
  }
}

/** Header that carries the session, or nothing. */
export function sessionHeader(): Readonly<Record<string, string>> {
  const token = localStore.get(SESSION_KEY)
  return token === undefined ? {} : { Cookie: `${SESSION_COOKIE}=${token}` }
}

/** Forgets the session token. */
export function clearSessionToken(): void {
  localStore.remove(SESSION_KEY)
}
