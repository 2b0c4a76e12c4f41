import Taro from '@tarojs/taro'
import { isSaved, localStore } from './storage.weapp'

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

/**
 * Keeps the session that an answer opened, or forgets the one it ended; a gateway's other cookies are nothing to us. `sent`: the header
 * that the request carried. An answer speaks of that session alone: a late one says nothing of who has logged in since.
 */
export function keepSession(answer: CookieSource, sent: Readonly<Record<string, string>>): void {
  if (sessionHeader().Cookie !== sent.Cookie) return
  for (const line of setCookieLines(answer)) {
    const [, name, value] = /^\s*([\w-]+)=([^;]*)/.exec(line) ?? []
    if (name !== SESSION_COOKIE) continue
    if (value && !isEnded(line)) keep(value)
    else localStore.remove(SESSION_KEY)
  }
}

/** A phone without room keeps nobody logged in beyond this start, and says so. */
function keep(token: string): void {
  localStore.set(SESSION_KEY, token)
  if (isSaved(SESSION_KEY)) return
  void Taro.showToast({ title: '手机存储空间不足，下次打开需重新登录', icon: 'none', duration: 4000 })
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
