import { maskCard, maskEmail, maskMobile } from '@/lib/mask'

/** Fields whose value must not stand in a log, whatever it looks like; what somebody looks for or complains of says much of them. */
const SECRET_FIELDS =
  /smsCode|wxCode|verifyCode|captcha|token|password|idNo|cardNo|bankNo|base64|keyword|ticketTitle|ticketText/i
/** Fields that hold a phone number: the log keeps just enough to recognise it. */
const MOBILE_FIELDS = /mobile|telephone|phone/i

/** The log keeps so much of a text, … */
const TEXT_LIMIT = 500
/** … and what a cut must not tear apart is masked with some more of it. */
const MASKED_LIMIT = TEXT_LIMIT + 100
/** Deeper and further than any call of the contract goes. */
const DEPTH_LIMIT = 12
const VALUE_LIMIT = 1000
const REST = '…'

// Whoever calls chooses these texts: each expression begins anew only where a word or number does, and so reads a text once.
function maskText(key: string, text: string): string {
  if (MOBILE_FIELDS.test(key)) return text && maskMobile(text.slice(0, MASKED_LIMIT))
  if (SECRET_FIELDS.test(key)) return '*'.repeat(Math.min(text.length, 6))
  const masked = text
    .slice(0, MASKED_LIMIT)
    .replace(/(?<![^\s@])[^\s@]+@[^\s@]+\.[^\s@]{2,}/g, found => maskEmail(found))
    .replace(/(?<!\d)1[3-9]\d{9}(?!\d)/g, found => maskMobile(found))
    .replace(/(?<!\d)\d{15,19}[\dXx]?(?!\d)/g, found => maskCard(found))
  return text.length > TEXT_LIMIT ? masked.slice(0, TEXT_LIMIT) + REST : masked
}

function maskNumber(key: string, value: number): unknown {
  const text = String(value)
  const masked = maskText(key, text)
  return masked === text ? value : masked
}

/**
 * A copy for the request log: phone numbers, codes, tokens, mail addresses, id and card numbers are masked at any depth.
 * Texts, lists and depth beyond all measure are cut.
 */
export function maskForLog(value: unknown): unknown {
  let left = VALUE_LIMIT
  const masked = (entry: unknown, key: string, depth: number): unknown => {
    if (left-- <= 0) return REST
    if (typeof entry === 'string') return maskText(key, entry)
    if (typeof entry === 'number') return maskNumber(key, entry)
    if (typeof entry !== 'object' || entry === null) return entry
    if (depth === DEPTH_LIMIT) return REST
    if (Array.isArray(entry)) return entry.slice(0, left + 1).map(part => masked(part, key, depth + 1))
    const parts = Object.entries(entry).slice(0, left + 1)
    return Object.fromEntries(
      parts.map(([name, part]) => [maskText('', name), masked(part, name.slice(0, TEXT_LIMIT), depth + 1)]),
    )
  }
  return masked(value, '', 0)
}

/** Keeps the names in an address but not the value of a token in it. */
export function maskAddress(address: string): string {
  let isSecret = false
  const parts = address.slice(0, TEXT_LIMIT * 4).split(/(?=[?&#])/)
  return parts
    .map(part => {
      // A question mark may stand in a value.
      if (isSecret && part.startsWith('?')) return ''
      const [start, name = ''] = /^([?&#][^=]*)=/.exec(part) ?? []
      isSecret = start !== undefined && /token/i.test(name)
      return isSecret ? `${start}***` : part
    })
    .join('')
}
