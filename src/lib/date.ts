import { UNKNOWN_TEXT } from './unknown-text'

/** A calendar date read from text; `time` is `HH:mm:ss`, or `''` when the text was a plain date. */
export interface DateParts {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly time: string
}

/** The back end's date for "no end", shown as 长期 (domain contract, B1). */
export const OPEN_ENDED = '9999-12-31'

const DATE_TIME = /^(\d{4})-(\d{2})-(\d{2})(?: ((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d))?$/
const DAY_MS = 86_400_000
// China has had no summer time since 1991, and only the present clock is converted here.
const SHANGHAI_OFFSET_MS = 8 * 3_600_000

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** Days since 1970-01-01; `setUTCFullYear` because `Date.UTC` reads the years 0-99 as 1900-1999. */
function dayNumber({ year, month, day }: DateParts): number {
  return new Date(0).setUTCFullYear(year, month - 1, day) / DAY_MS
}

function isoText(ms: number): string {
  return new Date(ms).toISOString().replace('T', ' ').slice(0, 19)
}

/**
 * Reads `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`; `null` for any other shape and for a day the calendar does not
 * have.
 */
export function parseDate(text: string | null | undefined): DateParts | null {
  const match = DATE_TIME.exec(text ?? '')
  if (!match) return null
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const isReal = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
  return isReal ? { year, month, day, time: match[4] ?? '' } : null
}

/** Whether the text is a plain `YYYY-MM-DD` that exists: not 2023-02-29, not a date with a time. */
export function isRealDate(text: string | null | undefined): boolean {
  return parseDate(text)?.time === ''
}

/** The date part `2026-11-20` of a date or date-time; unknown is `--` (design, section 7). */
export function formatDate(text: string | null | undefined): string {
  return text && parseDate(text) ? text.slice(0, 10) : UNKNOWN_TEXT
}

/** A date-time as it is shown, to the minute: `2026-11-20 09:30`; `''` of what is not there. */
export function formatMinute(dateTime: string): string {
  return dateTime.slice(0, 16)
}

/** `2019-04-08` as `2019年4月8日`; unknown is `--` (design, section 7: the annual report). */
export function formatChineseDate(text: string | null | undefined): string {
  const date = parseDate(text)
  return date ? `${date.year}年${date.month}月${date.day}日` : UNKNOWN_TEXT
}

/**
 * A caption under a row: `HH:mm` when it was `today` (`YYYY-MM-DD`), `MM-DD` in the same year, else
 * `YYYY-MM-DD`; unknown is `--`. A plain date has no time to show and stays `MM-DD` on its own day (design,
 * section 7).
 */
export function formatCaption(dateTime: string | null | undefined, today: string): string {
  const date = formatDate(dateTime)
  const time = parseDate(dateTime)?.time
  if (date === today && time) return time.slice(0, 5)
  return date.slice(0, 4) === today.slice(0, 4) ? date.slice(5) : date
}

/** An end date: `9999-12-31` is 长期, unknown is `--`, else the date itself (domain contract, B1). */
export function formatExpiry(text: string | null | undefined): string {
  const date = formatDate(text)
  return date === OPEN_ENDED ? '长期' : date
}

/**
 * `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai for milliseconds since 1970 (UTC). Throws `RangeError` when not
 * finite.
 */
export function dateTimeInShanghai(nowMs: number): string {
  return isoText(nowMs + SHANGHAI_OFFSET_MS)
}

/**
 * `YYYY-MM-DD` in Asia/Shanghai for milliseconds since 1970 (UTC), whatever the phone's zone. Throws
 * `RangeError` when not finite.
 */
export function todayInShanghai(nowMs: number): string {
  return dateTimeInShanghai(nowMs).slice(0, 10)
}

/**
 * Completed years on a day, counted up on the birthday itself; `null` when a date is unreal or lies before
 * the birth. Someone born on 29 February turns on 1 March in a common year: on 28 February the year is not
 * complete, and the later day never lets a minor pass without a guardian (rule V-GUARD; domain contract, B10
 * E4).
 */
export function ageOn(birthDate: string, onDate: string): number | null {
  const birth = parseDate(birthDate)
  const on = parseDate(onDate)
  if (!birth || !on) return null
  const isBeforeBirthday = on.month < birth.month || (on.month === birth.month && on.day < birth.day)
  const age = on.year - birth.year - (isBeforeBirthday ? 1 : 0)
  return age < 0 ? null : age
}

/**
 * Whole days from one date to another, times of day left out, negative when `to` is earlier; `null` when
 * either is unreal.
 */
export function daysBetween(from: string, to: string): number | null {
  const start = parseDate(from)
  const end = parseDate(to)
  return start && end ? dayNumber(end) - dayNumber(start) : null
}

/**
 * The `YYYY-MM-DD` a whole number of days later (earlier when negative); `''` when unreal or outside the
 * years 1-9999.
 */
export function addDays(date: string, days: number): string {
  const start = parseDate(date)
  if (!start || !Number.isInteger(days)) return ''
  const ms = (dayNumber(start) + days) * DAY_MS
  // Beyond the range of Date, `isoText` would throw; 3e14 ms is the year 11476.
  const moved = Math.abs(ms) < 3e14 ? isoText(ms).slice(0, 10) : ''
  return isRealDate(moved) ? moved : ''
}

const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'] as const

/** 周一 to 周日 of a date or date-time; `''` when unreal. */
export function weekdayName(text: string): string {
  const date = parseDate(text)
  // 1 January 1970 was a Thursday.
  return date ? (WEEKDAYS[(((dayNumber(date) + 4) % 7) + 7) % 7] ?? '') : ''
}
