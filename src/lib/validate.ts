import { compactNumber } from './compact-number'
import { daysBetween } from './date'
import { isPositive } from './decimal'
import { passesLuhn } from './luhn'
import { isNationalId } from './national-id'

/**
 * Judges a value: `undefined` when it is fine, else the exact text to show below the field (domain contract,
 * B3).
 */
export type Rule<T> = (value: T) => string | undefined

// Blocks instead of \p{Script=Han}, which also takes radicals, numerals and the iteration mark. The last
// range holds the rare characters of names, encoded as surrogate pairs.
const HAN = '[\\u3007\\u3400-\\u4DBF\\u4E00-\\u9FFF\\uF900-\\uFAFF\\u{20000}-\\u{323AF}]'
const CHINESE_NAME = new RegExp(`^${HAN}(?:\\u00B7?${HAN}){1,19}$`, 'u')
const LATIN_NAME = /^[A-Za-z][A-Za-z .'-]*[A-Za-z]\.?$/
const LATIN_NAME_MAX = 60
const PRIVATE_USE = /\p{Co}/u
/** Latin letters with marks, by themselves or as signs of their own. */
const ACCENTED = /[\u00C0-\u024F\u1E00-\u1EFF]|\p{M}/u
const MOBILE = /^1[3-9]\d{9}$/
const SMS_CODE = /^\d{6}$/
const CARD_NO = /^\d{16,19}$/
const EMAIL = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/
const EMAIL_MAX = 100
/** An amount as it is typed: no separators, at most two decimals. */
export const AMOUNT = /^\d{1,12}(?:\.\d{1,2})?$/

// The rules below refuse '' on purpose: a field that forgot `required` must not let an empty value through.

function check(isFine: (value: string) => boolean, message: string): Rule<string> {
  return value => (isFine(value) ? undefined : message)
}

/**
 * 2-20 Chinese characters with `·` (U+00B7) between them, or 2-60 Latin letters, spaces and `-'.` (rule
 * V-NAME).
 */
export const nameRule: Rule<string> = value => {
  if (CHINESE_NAME.test(value) || (value.length <= LATIN_NAME_MAX && LATIN_NAME.test(value))) return undefined
  // Drawn like any other by the phone that it comes from, and as a box or nothing elsewhere.
  if (PRIVATE_USE.test(value)) return '姓名中有系统无法识别的字，请删除后用输入法重新输入'
  return ACCENTED.test(value) ? '请按护照上的英文字母填写，不带音标，如 é 写作 e' : '请输入正确的姓名'
}

/** A mainland mobile number of 11 digits without spaces or prefix (rule V-MOBILE). */
export const mobileRule: Rule<string> = check(value => MOBILE.test(value), '请输入正确的手机号')

/** The shape of an SMS code: six digits. Expiry and wrong tries are the server's to tell (rule V-SMS). */
export const smsCodeRule: Rule<string> = check(value => SMS_CODE.test(value), '请输入6位验证码')

/**
 * A resident identity number valid on `today` (`YYYY-MM-DD`); send `compactPaperNo` of it (rule V-ID18).
 */
export function nationalIdRule(today: string): Rule<string> {
  return check(value => isNationalId(value, today), '请输入正确的身份证号码')
}

/**
 * 16-19 digits that pass Luhn once spaces are removed; whose card and which kind is the server's to tell
 * (rule V-CARD).
 */
export const cardRule: Rule<string> = check(value => {
  const digits = compactNumber(value)
  return CARD_NO.test(digits) && passesLuhn(digits)
}, '请输入正确的银行卡号')

/** An e-mail address of at most 100 characters (rule V-EMAIL). */
export const emailRule: Rule<string> = check(
  value => value.length <= EMAIL_MAX && EMAIL.test(value),
  '请输入正确的邮箱',
)

/** Yuan above 0 as typed: up to 12 digits and 2 decimals, no separators (rule V-AMT). */
export const amountRule: Rule<string> = check(
  value => AMOUNT.test(value) && isPositive(value),
  '请输入正确的金额',
)

/** A value must be there: `message` for `null`, `undefined`, blank text and an empty list. */
export function required(message: string): Rule<string | readonly unknown[] | null | undefined> {
  return value => {
    const content = typeof value === 'string' ? value.trim() : value
    return content && content.length > 0 ? undefined : message
  }
}

/** The rule for a field that may stay empty: `''` is fine, anything else is judged by `rule`. */
export function optional(rule: Rule<string>): Rule<string> {
  return value => (value === '' ? undefined : rule(value))
}

/** Rules as one: asks them in order and returns the first message; later rules are not asked. */
export function firstError<T>(...rules: readonly Rule<T>[]): Rule<T> {
  return value => {
    for (const rule of rules) {
      const message = rule(value)
      if (message !== undefined) return message
    }
    return undefined
  }
}

/** Longest period of an export in days, both ends included (rule V-PERIOD). */
export const MAX_PERIOD_DAYS = 366

/**
 * What is wrong with a period of two days (`YYYY-MM-DD`, `''` for not chosen yet), or nothing. `maxDays` only where the
 * period is limited (rule V-PERIOD).
 */
export function periodError(startDate: string, endDate: string, maxDays?: number): string | undefined {
  if (!startDate) return '请选择开始日期'
  if (!endDate) return '请选择结束日期'
  const days = daysBetween(startDate, endDate)
  if (days === null) return '请选择正确的日期'
  if (days < 0) return '结束日期不能早于开始日期'
  return maxDays !== undefined && days >= maxDays ? '查询区间不能超过一年' : undefined
}
