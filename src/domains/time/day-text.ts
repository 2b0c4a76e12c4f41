import { weekdayName } from '@/lib/date'

/** A day to choose: `11月23日 周一`. */
export function dayText(day: string): string {
  const [, month, date] = day.split('-').map(Number)
  return `${month}月${date}日 ${weekdayName(day)}`
}

/** A time that something takes: `11月23日 周一 09:30–10:00`. */
export function spanText(from: string, until: string): string {
  return `${dayText(from.slice(0, 10))} ${from.slice(11, 16)}–${until.slice(11, 16)}`
}
