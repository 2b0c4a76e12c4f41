/**
 * What `formatQuery` accepts; `undefined` and `''` are left out. Flags travel as `'0'` and `'1'` (domain
 * contract, B1).
 */
export type QueryInput = Readonly<Record<string, string | number | undefined>>

/**
 * One well-formed UTF-8 character in percent form; the decoder below still refuses overlong forms and
 * surrogates.
 */
const ENCODED_CHARACTER =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-7](?:%[89ab][\da-f]){3}/gi

const SURROGATES = /[\uD800-\uDBFF][\uDC00-\uDFFF]|[\uD800-\uDFFF]/g

function encode(text: string): string {
  // encodeURIComponent throws on half a surrogate pair, which a cut-off emoji leaves behind.
  return encodeURIComponent(text.replace(SURROGATES, match => (match.length === 2 ? match : '\uFFFD')))
}

function decodePart(text: string): string {
  return safeDecode(text.replace(/\+/g, ' '))
}

function pairsOf(query: string): string[] {
  return query.replace(/^\?/, '').split('&').filter(Boolean)
}

function keyOf(pair: string): string {
  return decodePart(pair.split('=', 1)[0] ?? '')
}

function splitAddress(address: string): { path: string; query: string; hash: string } {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#[\s\S]*)?$/.exec(address) ?? []
  return { path, query, hash }
}

function rewrite(address: string, isKept: (key: string) => boolean, added: string): string {
  const { path, query, hash } = splitAddress(address)
  const kept = pairsOf(query).filter(pair => isKept(keyOf(pair)))
  const text = [...kept, added].filter(Boolean).join('&')
  return path + (text && `?${text}`) + hash
}

/**
 * Percent-decodes what can be decoded and leaves malformed sequences as they are; never throws. `+` stays
 * `+`.
 */
export function safeDecode(text: string): string {
  return text.replace(ENCODED_CHARACTER, match => {
    try {
      return decodeURIComponent(match)
    } catch {
      return match
    }
  })
}

/**
 * Reads `?a=1&b=%E4%B8%AD` or the same without `?`, without a hash. Keys and values are decoded, `+` is a
 * space, a key without `=` is `''`, a pair without a key is dropped, the first of repeated keys wins. The
 * record has no prototype: a link with `__proto__` or `constructor` adds an ordinary key and changes nothing
 * else. Never throws.
 */
export function parseQuery(query: string): Record<string, string> {
  const record = Object.create(null) as Record<string, string>
  for (const pair of pairsOf(query)) {
    const key = keyOf(pair)
    const equals = pair.indexOf('=')
    if (key && !(key in record)) record[key] = equals < 0 ? '' : decodePart(pair.slice(equals + 1))
  }
  return record
}

/**
 * `a=1&b=%E4%B8%AD` in the record's order, without `?`; `undefined` and `''` are left out, half surrogate
 * pairs become U+FFFD.
 */
export function formatQuery(record: QueryInput): string {
  return Object.keys(record)
    .map(key => [key, record[key]] as const)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => `${encode(key)}=${encode(String(value))}`)
    .join('&')
}

/**
 * Sets parameters in `path?query#hash`, before the hash. A key of the record replaces the address's own,
 * `undefined` or `''` takes it out; every other parameter stays letter for letter, so a signed address keeps
 * its signature.
 */
export function withQuery(path: string, record: QueryInput): string {
  const keys = Object.keys(record)
  return rewrite(path, key => !keys.includes(key), formatQuery(record))
}

/**
 * Takes parameters out of `path?query#hash`, all their repeats and encoded spellings included; the rest stays
 * letter for letter.
 */
export function withoutQuery(path: string, keys: readonly string[]): string {
  return rewrite(path, key => !keys.includes(key), '')
}
