import { isRealDate } from './date'
import { CHINA } from './papers'
import { isTin } from './tin'
import type { Rule } from './validate'

/** Countries and regions that a declaration can name beside China. */
export const MAX_TAX_COUNTRIES = 3
/** Letters of the words that explain a missing number (rule V-CRS-TIN). */
export const EXPLAIN_LENGTH = { min: 5, max: 200 } as const

const LATIN_NAME = /^[A-Za-z](?:[A-Za-z .'-]{0,58}[A-Za-z.])?$/
const LATIN_TEXT = /^[A-Za-z0-9 .,'#&()/-]{4,100}$/
const EMOJI = /\p{Extended_Pictographic}/u
/** Said where neither a number nor a reason stands. */
export const NO_TIN_TEXT = '请填写纳税人识别号或选择未提供原因'

/** Surname or given name in latin letters (rule V-CRS-NAME). */
export const latinNameRule: Rule<string> = value =>
  LATIN_NAME.test(value.trim()) ? undefined : '请填写英文或拼音姓名'

/** An address or birthplace in latin letters (rule V-CRS-NAME). */
export const latinTextRule: Rule<string> = value =>
  LATIN_TEXT.test(value.trim()) ? undefined : '请用英文或拼音填写，4至100个字符'

/** A birthplace may be as short as 北京. */
export const birthplaceRule: Rule<string> = value => {
  const text = value.trim()
  return text.length >= 2 && text.length <= 100 && !EMOJI.test(text) ? undefined : '请填写出生地'
}

/** A day of birth not in the future; `today` as `YYYY-MM-DD`. */
export function birthDateRule(today: string): Rule<string> {
  return value => (isRealDate(value) && value <= today ? undefined : '请选择正确的出生日期')
}

/** A number by the format of its country; of China there is no reason to have none. */
export function tinRule(country: string): Rule<string> {
  return value => {
    if (value.trim() === '') return country === CHINA ? '请填写中国纳税人识别号' : NO_TIN_TEXT
    return isTin(country, value) ? undefined : '纳税人识别号格式不正确，请核对'
  }
}

export const explainRule: Rule<string> = value => {
  const { length } = value.trim()
  return length >= EXPLAIN_LENGTH.min && length <= EXPLAIN_LENGTH.max ? undefined : '请输入5-200个字'
}

/** The residences together: at least one, none twice (rule V-CRS-TIN). */
export const countriesRule: Rule<readonly { readonly country: string }[]> = list => {
  if (list.length === 0) return '请添加税收居民国（地区）'
  const chosen = list.map(({ country }) => country).filter(country => country !== '')
  return new Set(chosen).size < chosen.length ? '国家（地区）不能重复' : undefined
}

/** China is never listed: type 2 excludes it, type 3 implies it. */
export const countryRule: Rule<string> = country => {
  if (country === 'CN') return '中国无须在此填写'
  return /^[A-Z]{2}$/.test(country) ? undefined : '请选择国家（地区）'
}
