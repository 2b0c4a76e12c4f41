import { maskCard, maskEmail, maskMobile } from '@/lib/mask'

/** Fields whose value must not stand in a log, whatever it looks like. */
const SECRET_FIELDS = /smsCode|wxCode|verifyCode|captcha|token|password|idNo|cardNo|bankNo/i
/** Fields that hold a phone number: the log keeps just enough to recognise it. */
const MOBILE_FIELDS = /mobile|telephone|phone/i

function maskText(key: string, text: string): string {
  if (MOBILE_FIELDS.test(key)) return text && maskMobile(text)
  if (SECRET_FIELDS.test(key)) return '*'.repeat(Math.min(text.length, 6))
  return text
    .replace(/[^\s@]+@[^\s@]+\.[^\s@]{2,}/g, found => maskEmail(found))
    .replace(/(?<!\d)1[3-9]\d{9}(?!\d)/g, found => maskMobile(found))
    .replace(/(?<!\d)\d{15,19}[\dXx]?(?!\d)/g, found => maskCard(found))
}

function maskNumber(key: string, value: number): unknown {
  const text = String(value)
  const masked = maskText(key, text)
  return masked === text ? value : masked
}

/** A copy for the request log: phone numbers, codes, tokens, mail addresses, id and card numbers are masked at any depth. */
export function maskForLog(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return maskText(key, value)
  if (typeof value === 'number') return maskNumber(key, value)
  if (Array.isArray(value)) return value.map(entry => maskForLog(entry, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, maskForLog(entry, name)]))
}

/** Keeps the names in an address but not the value of a token in it. */
export function maskAddress(address: string): string {
  return address.replace(/([?&#][^=&#]*token[^=&#]*=)[^&#]*/gi, '$1***')
}
