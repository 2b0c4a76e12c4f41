const LATIN_NAME = /^[A-Za-z .'-]+$/

/** 林致远 → 林*远, 张三 → 张*; a Latin name keeps its first and last letter (rule V-MASK-NAME). */
export function maskName(name: string): string {
  const letters = [...name]
  const [first = ''] = letters
  const last = letters.at(-1) ?? ''
  if (letters.length <= 2) return `${first}*`
  return LATIN_NAME.test(name) ? `${first}***${last}` : first + '*'.repeat(letters.length - 2) + last
}

/** 19900000001 → 199****0001; anything that is not eleven digits stays (rule V-MASK-MOBILE). */
export function maskMobile(mobile: string): string {
  return mobile.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2')
}

/** Fields whose value must not stand in a log, whatever it looks like. */
const SECRET_FIELDS = /smsCode|verifyCode|captcha|token|password|idNo|cardNo|bankNo/i
/** Fields that hold a person's number or name: the log keeps just enough to recognise it. */
const MOBILE_FIELDS = /mobile|telephone|phone/i

function maskText(key: string, text: string): string {
  if (MOBILE_FIELDS.test(key)) return maskMobile(text)
  if (SECRET_FIELDS.test(key)) return '*'.repeat(Math.min(text.length, 6))
  return text
    .replace(/(?<!\d)1[3-9]\d{9}(?!\d)/g, found => maskMobile(found))
    .replace(
      /(?<!\d)\d{15,19}[\dXx]?(?!\d)/g,
      found => found.slice(0, 4) + '*'.repeat(found.length - 8) + found.slice(-4),
    )
}

/** A copy for the request log: phone numbers, codes, tokens, id and card numbers are masked at any depth. */
export function maskForLog(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return maskText(key, value)
  if (typeof value === 'number' && SECRET_FIELDS.test(key)) return '******'
  if (Array.isArray(value)) return value.map(entry => maskForLog(entry, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, maskForLog(entry, name)]))
}

/** Keeps the names in an address but not the value of a token in it. */
export function maskAddress(address: string): string {
  return address.replace(/([?&#][^=&#]*token[^=&#]*=)[^&#]*/gi, '$1***')
}
