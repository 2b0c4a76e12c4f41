import { localStore } from './storage.weapp'

/** Name of the session cookie; the mini-program has no cookie jar and keeps this one itself. */
const SESSION_COOKIE = 'sid'
const SESSION_KEY = 'sessionToken'

/** Where an answer of WeChat may carry cookies; which of them it fills differs between phones, desktops and HarmonyOS. */
interface CookieSource {
  readonly cookies?: readonly string[]
  readonly header?: Readonly<Record<string, unknown>>
}

/** The `Set-Cookie` lines of an answer; several may come in one text, between commas, and so may a date's own comma. */
function setCookieLines({ cookies = [], header = {} }: CookieSource): readonly string[] {
  if (cookies.length > 0) return cookies
  const name = Object.keys(header).find(key => key.toLowerCase() === 'set-cookie')
  const value = name === undefined ? [] : header[name]
  return [value].flat().flatMap(line => String(line).split(/,(?=\s*[\w-]+=)/))
}

/** Whether a line ends its cookie instead of setting it. */
function isEnded(line: string): boolean {
  const expires = /;\s*expires=([^;]+)/i.exec(line)?.[1]
  return (
    /;\s*max-age=(0|-\d+)\s*(;|$)/i.test(line) || (expires !== undefined && Date.parse(expires) <= Date.now())
  )
}

/** Keeps the session that an answer opened, or forgets the one it ended; a gateway's other cookies are nothing to us. */
export function keepSession(answer: CookieSource): void {
  for (const line of setCookieLines(answer)) {
    const [, name, value] = /^\s*([\w-]+)=([^;]*)/.exec(line) ?? []
    if (name !== SESSION_COOKIE) continue
    if (value && !isEnded(line)) localStore.set(SESSION_KEY, value)
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
