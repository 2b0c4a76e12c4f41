import { addDays, parseDate, weekdayName } from '@/lib/date'

const isWeekend = (date: string) => ['周六', '周日'].includes(weekdayName(date))

/** The day itself, or the Monday behind it when it falls on a weekend. */
export function weekdayFrom(date: string): string {
  let day = date
  while (isWeekend(day)) day = addDays(day, 1)
  return day
}

/** The last weekday before a day. */
export function weekdayBefore(date: string): string {
  let day = addDays(date, -1)
  while (isWeekend(day)) day = addDays(day, -1)
  return day
}

/** The weekday a number of weekdays later. */
export function addWeekdays(date: string, count: number): string {
  let day = date
  for (let step = 0; step < count; step++) day = weekdayFrom(addDays(day, 1))
  return day
}

/** The same day of the month a number of months later (earlier when negative), or the last one of a shorter month. */
export function addMonths(date: string, months: number): string {
  const start = parseDate(date)
  if (!start) return ''
  const index = start.year * 12 + start.month - 1 + months
  const month = `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
  let day = start.day
  while (!parseDate(`${month}-${String(day).padStart(2, '0')}`)) day--
  return `${month}-${String(day).padStart(2, '0')}`
}

/** The last day of what counts for twelve months from a day on: of 20 November the 19th. */
export const lastDayOf = (day: string): string => addDays(addMonths(day, 12), -1)

/** The first open day from a day on by a product's `open_rule`; `''` for a closed product. */
export function nextOpenDay(rule: string, from: string): string {
  const [kind, day = ''] = rule.split(':')
  if (kind === 'daily') return weekdayFrom(from)
  if (kind !== 'monthly') return ''
  for (let month = from.slice(0, 7); ; month = addMonths(`${month}-01`, 1).slice(0, 7)) {
    const open = weekdayFrom(`${month}-${day.padStart(2, '0')}`)
    if (open >= from) return open
  }
}

const DAY_MS = 86_400_000

/** Every weekday from one day to another, both included. */
export function weekdaysBetween(from: string, to: string): string[] {
  const days: string[] = []
  const end = Date.parse(to)
  for (let ms = Date.parse(from); ms <= end; ms += DAY_MS) {
    const date = new Date(ms)
    if (date.getUTCDay() % 6 !== 0) days.push(date.toISOString().slice(0, 10))
  }
  return days
}
