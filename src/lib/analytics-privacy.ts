import { ANALYTICS_LIMITS } from './analytics-constants'

/** No stars: a second pass would take them for a masked name. */
const MASK = '[masked]'

/** Properties that could only hold something personal, whatever their value looks like. */
const PERSONAL_NAME =
  /name|phone|mobile|^tel|_tel|id_?no|id_?card|cert|card|bank|account|amount|balance|income|money|asset|birth|birDate|address|mail|token|password|sms/i
/** Of the SDKs' own properties, those that carry query strings or what stands on the screen. */
const DROPPED = ['$url_query', '$element_content', '$element_name', '$page_query']
const ADDRESS_NAME = /(url|referrer|landing_page|url_path)$/i
/** Digits with dots or dashes that are no amount and no number of a person: versions, hosts, times, device ids. */
const EXEMPT_NAME = /version$|host$|_time$|^\$device_id$/i

/** Digits, single spaces or dashes between them: mobile (11), identity card (15, 18), bank card (16 to 19). */
const DIGITS = /\d(?:[ -]?\d)+[xX]?/g
const PERSONAL_DIGITS = 11
const AMOUNT = /[¥￥]\s*\d[\d.,]*|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d{2,}|\d[\d.,]*\s*(?:[万亿]元?|元)/g
/** A name as the product shows it: first and last character with stars between. */
const MASKED_NAME = /[\u3400-\u9fff]\*+[\u3400-\u9fff]?/g

/** At most as much as the collector takes; a number that the end would cut in two goes as a whole. */
function withoutRest(text: string): string {
  const limit = ANALYTICS_LIMITS.selector
  if (text.length <= limit) return text
  let end = limit
  while (end > 0 && /[\d.,¥￥ -]/.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

function countDigits(text: string): number {
  return text.replace(/\D/g, '').length
}

/**
 * The text with every number of a person, amount and masked name replaced. A longer one than the collector takes is cut
 * before it is searched, in the middle of no number: looking for amounts takes time with the square of a run of digits.
 */
export function maskPersonal(text: string): string {
  return maskNumbers(withoutRest(text).replace(AMOUNT, MASK)).replace(MASKED_NAME, MASK)
}

function maskNumbers(text: string): string {
  return text.replace(DIGITS, run => (countDigits(run) >= PERSONAL_DIGITS ? MASK : run))
}

/** `https://host/path?query#hash` without query and hash, its path masked; of the host only what could be a person's number. */
export function cleanAddress(address: string): string {
  const [, origin = '', path = ''] = /^((?:[a-z]+:)?\/\/[^/?#]*)?([^?#]*)/i.exec(address) ?? []
  // A name and password in an address come before an `@`.
  return maskNumbers(origin.replace(/\/\/[^/]*@/, '//')) + maskPersonal(path)
}

function cleanText(name: string, text: string): string {
  if (EXEMPT_NAME.test(name)) return text
  if (/^([a-z]+:)?\/\//i.test(text) || (ADDRESS_NAME.test(name) && !name.startsWith('$element_'))) {
    return cleanAddress(text)
  }
  return maskPersonal(text)
}

function cleanValue(name: string, value: unknown): unknown {
  if (typeof value === 'string') return cleanText(name, value)
  if (Array.isArray(value)) {
    return value.map((part: unknown) => (typeof part === 'string' ? cleanText(name, part) : part))
  }
  // A number of a person that came as a number; durations and sizes have fewer digits before the point.
  if (typeof value === 'number' && Math.abs(value) >= 10 ** (PERSONAL_DIGITS - 1)) return undefined
  return value
}

/**
 * The properties that may leave the device: no query strings, no numbers of persons, no amounts, no names. What stands on
 * an element never leaves it; `track`, the name given to it in the source, takes its place.
 */
export function cleanProperties(properties: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const clean: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(properties)) {
    if (DROPPED.includes(name) || (!name.startsWith('$') && PERSONAL_NAME.test(name))) continue
    const kept = cleanValue(name, value)
    if (kept !== undefined && kept !== null) clean[name] = kept
  }
  if (typeof clean.track === 'string') clean.$element_content = clean.track
  return clean
}
