import { addDays, parseDate } from './date'

const pad = (number: number) => String(number).padStart(2, '0')

/** `2026年11月`. */
export function monthText(month: string): string {
  const [year, number] = month.split('-').map(Number)
  return `${year}年${number}月`
}

/** The month (`YYYY-MM`) a number of months later, or earlier when it is negative. */
export function monthAfter(month: string, step: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const index = year * 12 + number - 1 + step
  return `${Math.floor(index / 12)}-${pad((index % 12) + 1)}`
}

/** Days from Monday to a day: 0 to 6. */
export function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
}

/** The weeks of a month from Monday on; `''` for days of the months beside it. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`
  const start = addDays(first, -weekdayOf(first))
  const weeks: string[][] = []
  for (let monday = start; monday <= `${month}-31`; monday = addDays(monday, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index))
    if (days.some(day => day.startsWith(month))) {
      weeks.push(days.map(day => (day.startsWith(month) ? day : '')))
    }
  }
  return weeks
}

/** The same day of another month, or its last where it has no such day. */
function inMonth(date: string, step: number): string {
  const month = monthAfter(date.slice(0, 7), step)
  let day = Number(date.slice(8))
  while (!parseDate(`${month}-${pad(day)}`)) day -= 1
  return `${month}-${pad(day)}`
}

/** Where a key leads from a day, as in any calendar grid; `undefined` for a key that leads nowhere. */
export function dayByKey(date: string, key: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1)
    case 'ArrowRight':
      return addDays(date, 1)
    case 'ArrowUp':
      return addDays(date, -7)
    case 'ArrowDown':
      return addDays(date, 7)
    case 'Home':
      return addDays(date, -weekdayOf(date))
    case 'End':
      return addDays(date, 6 - weekdayOf(date))
    case 'PageUp':
      return inMonth(date, -1)
    case 'PageDown':
      return inMonth(date, 1)
    default:
      return undefined
  }
}
