import { dateTimeInShanghai, parseDate } from './date'

// What one value of an answer can look like with back ends of other habits. Each reader gives the contract's form
// (domain contract, B1), `''` for what is not there, and undefined for what it cannot read.

const YES = /^(0*1|true|yes|y|t|on|是)$/i
const NO = /^(0+|false|no|n|f|off|否)$/i
/** What empty values become where objects are written as text. */
const NOTHING = /^(null|undefined|nil|none|n\/a)?$/i

/** A text as it came, a number in digits. `null` is no text. */
export function wireText(value: unknown): string | undefined {
  if (isAbsent(value)) return ''
  // Columns of a fixed width fill up with blanks.
  if (typeof value === 'string') return value === 'null' ? '' : value.replace(/ +$/, '')
  if (typeof value === 'number') return plainNumber(value)
  return typeof value === 'boolean' ? '' : undefined
}

/** `'1'`, `'0'`; `''` is unknown, which is neither. */
export function wireFlag(value: unknown): string {
  const isWord = ['string', 'number', 'boolean'].includes(typeof value)
  const text = isWord ? `${value as string}`.trim() : ''
  if (YES.test(text)) return '1'
  return NO.test(text) ? '0' : ''
}

/** A finite number; undefined for anything else. */
export function wireNumber(value: unknown): number | undefined {
  if (typeof value === 'string' && value.trim() === '') return undefined
  const read = typeof value === 'string' ? Number(value.replace(/[,\s]/g, '')) : value
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined
}

/** A decimal as text, never through a float: with at least `min` places, zeros beyond `max` cut, other places kept. */
export function wireDecimal(value: unknown, min: number, max = Infinity): string | undefined {
  if (isAbsent(value)) return ''
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const text = typeof value === 'number' ? plainNumber(value) : value.replace(/[,\s]/g, '')
  if (text === undefined) return undefined
  if (NOTHING.test(text)) return ''
  const [, sign = '', whole = '', places = ''] = DECIMAL.exec(text) ?? []
  if (whole === '') return undefined
  let shown = places.padEnd(min, '0')
  while (shown.length > max && shown.endsWith('0')) shown = shown.slice(0, -1)
  return `${sign}${whole.replace(/^0+(?=\d)/, '')}${shown && `.${shown}`}`
}

const DECIMAL = /^([-+]?)(\d+)(?:\.(\d*))?$/

const DATE = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]+(.+))?$/
const TIME = /^(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?(?:\[.*\])?$/i
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2})(\d{2}))?$/
const CHINA_MINUTES = 480
/** Whole seconds up to here, milliseconds beyond: the year 2286, and April 1970. */
const SECONDS_MAX = 9_999_999_999

/** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai, whichever way an instant or a local time is written. */
export function wireDateTime(value: unknown): string | undefined {
  if (isAbsent(value)) return ''
  // As Java writes the parts of a local time.
  if (Array.isArray(value)) return fromParts(value.map(String))
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const text = String(value).trim()
  if (NOTHING.test(text) || /^0000/.test(text)) return ''
  const compact = COMPACT.exec(text)
  const whole = compact && fromParts(compact.slice(1).filter(part => part !== undefined))
  if (whole) return whole
  if (typeof value === 'number' || /^-?\d{9,15}$/.test(text)) return instant(Number(text))
  const [, year = '', month = '', day = '', rest = ''] = DATE.exec(text) ?? []
  if (year === '') return undefined
  const time = rest === '' ? [] : TIME.exec(rest)
  if (time === null) return undefined
  const [, hour = '0', minute = '0', second = '0', zone = ''] = time
  const local = fromParts([year, month, day, hour, minute, second])
  if (local === undefined || zone === '' || minutesOf(zone) === CHINA_MINUTES) return local
  const utc = Date.parse(`${local.replace(' ', 'T')}Z`) - minutesOf(zone) * 60_000
  return Number.isFinite(utc) ? dateTimeInShanghai(utc) : undefined
}

/** `YYYY-MM-DD`, from whatever `wireDateTime` reads. */
export function wireDate(value: unknown): string | undefined {
  return wireDateTime(value)?.slice(0, 10)
}

/** A code as the table writes it: other case, and zeros that a number has lost. One that the table has not stays as it is. */
export function wireCode(value: unknown, codes: readonly string[]): string | undefined {
  const text = wireText(value)?.trim()
  if (text === undefined || text === '' || codes.includes(text)) return text
  const bare = bareCode(text)
  const fitting = codes.filter(code => bareCode(code) === bare)
  return fitting.length === 1 ? fitting[0] : text
}

const bareCode = (code: string) => code.toLowerCase().replace(/^0+(?=\d)/, '')

const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined

/** A number in digits, without an exponent. */
function plainNumber(value: number): string | undefined {
  if (!Number.isFinite(value)) return undefined
  const text = String(value)
  if (!text.includes('e')) return text
  // Beyond 21 digits no amount is meant.
  return Math.abs(value) < 1 ? value.toFixed(12).replace(/\.?0+$/, '') : undefined
}

function instant(value: number): string | undefined {
  if (!Number.isFinite(value)) return undefined
  const ms = Math.abs(value) <= SECONDS_MAX ? value * 1000 : value
  return Math.abs(ms) < 8.64e15 ? dateTimeInShanghai(ms) : undefined
}

function fromParts(parts: readonly string[]): string | undefined {
  const [year = '', month = '1', day = '1', hour = '0', minute = '0', second = '0'] = parts
  const two = (part: string) => part.padStart(2, '0')
  const text = `${year.padStart(4, '0')}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`
  return parseDate(text) ? text : undefined
}

/** Minutes that a zone is ahead of UTC. */
function minutesOf(zone: string): number {
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
