import type { HomeDate } from '@/contract/home'
import { HOME_DATE } from '@/contract/tables/home'
import { addDecimals } from '@/lib/decimal'
import { addDays, weekdayName } from '@/lib/date'
import type { CalendarEntry } from '@/lib/i-calendar'
import { weekdayOf } from '@/lib/month-grid'
import { timeLeft } from '@/lib/time-left'
import type { TagTone } from '@/ui/kit/tag'

/** What the customer can narrow the schedule to, in the order of its chips. */
export const SCHEDULE_KINDS = {
  pay: { name: '缴款', dates: [HOME_DATE.orderPay, HOME_DATE.appendPay], tone: 'due' },
  distribution: {
    name: '分配',
    dates: [HOME_DATE.distribution, HOME_DATE.trustPayment, HOME_DATE.benefit],
    tone: 'progress',
  },
  open: { name: '开放日', dates: [HOME_DATE.open], tone: 'fact' },
  maturity: { name: '到期', dates: [HOME_DATE.maturity], tone: 'progress' },
  cooling: { name: '冷静期', dates: [HOME_DATE.cooling], tone: 'fact' },
  call: { name: '回电', dates: [HOME_DATE.call], tone: 'progress' },
} as const satisfies Record<string, { name: string; dates: readonly HomeDate['dateKind'][]; tone: TagTone }>

export type ScheduleKind = keyof typeof SCHEDULE_KINDS
type Chosen = ScheduleKind | ''

const KINDS = Object.keys(SCHEDULE_KINDS) as ScheduleKind[]

const isOf = (kind: ScheduleKind, { dateKind }: HomeDate): boolean =>
  (SCHEDULE_KINDS[kind].dates as readonly string[]).includes(dateKind)

/** The kind that a date counts to. */
export const kindOf = (date: HomeDate): ScheduleKind => KINDS.find(kind => isOf(kind, date)) ?? 'open'

/** Dates of a kind; all for `''`. */
export const datesOfKind = (list: readonly HomeDate[], kind: Chosen): readonly HomeDate[] =>
  kind === '' ? list : list.filter(date => isOf(kind, date))

/** The choices with how many dates each has; a kind without any is left out unless it is the one that is shown. */
export function choicesOf(list: readonly HomeDate[], chosen: Chosen): { value: Chosen; text: string }[] {
  const counted = KINDS.map(value => ({ value, count: datesOfKind(list, value).length }))
  return [
    { value: '', text: '全部' },
    ...counted
      .filter(({ value, count }) => count > 0 || value === chosen)
      .map(({ value, count }) => ({ value, text: `${SCHEDULE_KINDS[value].name} ${count}` })),
  ]
}

/** The dates of a month with what the customer pays in it and what is known to come to them; `''` for nothing known. */
export interface ScheduleMonth {
  readonly month: string
  readonly rows: readonly HomeDate[]
  readonly toPay: string
  readonly toGet: string
}

const COMING: readonly string[] = [HOME_DATE.distribution, HOME_DATE.maturity, HOME_DATE.benefit]

function sumOf(rows: readonly HomeDate[]): string {
  const known = rows.flatMap(({ amount }) => (amount ? [amount] : []))
  return known.length > 0 ? (addDecimals(known)?.toFixed(2) ?? '') : ''
}

/** Dates by their months, both in order. */
export function monthsOf(list: readonly HomeDate[]): ScheduleMonth[] {
  const months = [...new Set(list.map(({ date }) => date.slice(0, 7)))]
  return months.map(month => {
    const rows = list.filter(({ date }) => date.startsWith(month))
    return {
      ...{ month, rows },
      toPay: sumOf(rows.filter(date => isOf('pay', date))),
      // What a trust pays to others is no money of the customer's.
      toGet: sumOf(rows.filter(({ dateKind }) => COMING.includes(dateKind))),
    }
  })
}

const WEEKS = 5

/** The days of five weeks from the Monday of this one. */
export function fiveWeeks(today: string): string[][] {
  const monday = addDays(today, -weekdayOf(today))
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_day, index) => addDays(monday, week * 7 + index)),
  )
}

/** What a screen reader is told of a day: `缴款 1 项，分配 2 项`. */
export function dayWords(rows: readonly HomeDate[]): string {
  return KINDS.flatMap(kind => {
    const { length } = datesOfKind(rows, kind)
    return length > 0 ? `${SCHEDULE_KINDS[kind].name} ${length} 项` : []
  }).join('，')
}

/** 今天, else the weekday: 周六. */
export const weekdayText = (date: string, today: string): string =>
  date === today ? '今天' : weekdayName(date)

/** What is said of a date: of a payment that is due today how long is left, else its own note. */
export function noteOf(row: HomeDate, serverTime: string): string {
  if (!isOf('pay', row) || row.date !== serverTime.slice(0, 10)) return row.note
  const left = timeLeft(`${row.date} ${row.time}:00`, serverTime)
  return left && !left.isOver ? `${row.time} 截止，剩 ${left.hours} 小时 ${left.minutes} 分` : row.note
}

/** A date as the customer's calendar takes it: the words of its row, and no amount, since calendars are shared. */
export const calendarEntryOf = (row: HomeDate): CalendarEntry => ({
  ...{ id: row.dateId, note: row.note, date: row.date, time: row.time },
  title: `${SCHEDULE_KINDS[kindOf(row)].name}：${row.title}`,
})
