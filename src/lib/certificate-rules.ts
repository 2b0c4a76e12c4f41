import { isRealDate } from './date'
import { textLength } from './counted-text'
import { MAX_PERIOD_DAYS, nameRule, periodError, type Rule } from './validate'

/** Letters of a purpose in the customer's own words (rule V-TEXT). */
export const PURPOSE_MAX = 200

/** A day that is over: `lastDay` is the last one. */
export function pastDayRule(lastDay: string): Rule<string> {
  return day => {
    if (!day) return '请选择证明日期'
    if (!isRealDate(day)) return '请选择正确的日期'
    return day > lastDay ? `日期最晚为 ${lastDay}` : undefined
  }
}

/** What is wrong with a period that is certified, and at which of its days: at most a year, and over (rule V-PERIOD). */
export function certPeriodError(
  startDate: string,
  endDate: string,
  lastDay: string,
): { readonly field: 'startDate' | 'endDate'; readonly msg: string } | undefined {
  const wrong = periodError(startDate, endDate, MAX_PERIOD_DAYS)
  if (wrong) return { field: startDate ? 'endDate' : 'startDate', msg: wrong }
  for (const [field, day] of Object.entries({ startDate, endDate }) as ['startDate' | 'endDate', string][]) {
    const msg = pastDayRule(lastDay)(day)
    if (msg) return { field, msg }
  }
  return undefined
}

const HAS_HAN = /[^\x20-\x7e]/

/** The name as an English certificate bears it: latin letters alone (rule V-NAME). */
export const englishNameRule: Rule<string> = value =>
  HAS_HAN.test(value) ? '请输入正确的姓名' : nameRule(value)

/** A purpose that is none of the usual ones (rule V-TEXT). */
export const purposeTextRule: Rule<string> = value => {
  const length = textLength(value)
  return length < 1 || length > PURPOSE_MAX ? `请输入1-${PURPOSE_MAX}个字` : undefined
}
