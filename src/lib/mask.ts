import { compactNumber } from './compact-number'
import { UNKNOWN_TEXT } from './unknown-text'

const LATIN_NAME = /^[A-Za-z .'-]*[A-Za-z][A-Za-z .'-]*$/

/**
 * 张三 as `张*`, 欧阳致远 as `欧**远`, John Smith as `J***h`, one character as itself and `*`; unknown is `--`.
 * Counted by code points, so a rare character outside the basic plane is one character (rule V-MASK-NAME). A
 * Latin name of one or two letters keeps the first alone, since first and last together would be the whole
 * name.
 */
export function maskName(name: string | null | undefined): string {
  const text = (name ?? '').trim()
  if (!text) return UNKNOWN_TEXT
  const isLatin = LATIN_NAME.test(text)
  const characters = Array.from(isLatin ? text.replace(/[^A-Za-z]/g, '') : text)
  const first = characters[0] ?? ''
  if (characters.length <= 2) return `${first}*`
  const stars = isLatin ? '***' : '*'.repeat(characters.length - 2)
  return first + stars + (characters[characters.length - 1] ?? '')
}

/**
 * First 3 and last 4 digits around four stars: `199****0001`; below 11 characters unchanged, unknown is `--`
 * (rule V-MASK-MOBILE).
 */
export function maskMobile(mobile: string | null | undefined): string {
  if (!mobile) return UNKNOWN_TEXT
  return mobile.length < 11 ? mobile : `${mobile.slice(0, 3)}****${mobile.slice(-4)}`
}

/**
 * First and last 4 digits with one star for each digit between, spaces removed: `6200********0005`; up to 8
 * digits unchanged, unknown is `--` (rule V-MASK-CARD).
 */
export function maskCard(cardNo: string | null | undefined): string {
  const digits = compactNumber(cardNo ?? '')
  if (!digits) return UNKNOWN_TEXT
  if (digits.length <= 8) return digits
  return digits.slice(0, 4) + '*'.repeat(digits.length - 8) + digits.slice(-4)
}

/**
 * Number of a paper or of a tax authority: first and last 4 characters with one star for each between
 * (`1100**********0014`), of up to 10 the last 2 alone; unknown is `--`.
 */
export function maskPaperNo(number: string | null | undefined): string {
  const text = (number ?? '').trim()
  if (!text) return UNKNOWN_TEXT
  const [head, tail] = text.length > 10 ? [4, 4] : [0, 2]
  return text.slice(0, head) + '*'.repeat(Math.max(text.length - head - tail, 2)) + text.slice(-tail)
}

/**
 * First and last character of what stands before the `@` around three stars: `l***n@example.com`; of up to two
 * characters the first alone. What is no address is `--`, as is unknown.
 */
export function maskEmail(email: string | null | undefined): string {
  const [, name = '', host = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(email ?? '') ?? []
  if (!name) return UNKNOWN_TEXT
  const characters = Array.from(name)
  const last = characters.length > 2 ? (characters[characters.length - 1] ?? '') : ''
  return `${characters[0] ?? ''}***${last}@${host}`
}
