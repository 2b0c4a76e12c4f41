import type { CallBackSlots } from '@/contract/contact'
import { dateTimeInShanghai } from '@/lib/date'
import { instantOf } from '../clock'
import { addWeekdays, weekdayFrom } from '../portfolio/calendar'

const MINUTE_MS = 60_000
/** Half an hour each, without the noon break. */
const SLOT_MINUTES = 30
const WORKING_HOURS = [
  ['09:00', '11:30'],
  ['13:30', '17:00'],
] as const
/** The desk prepares a call for so long. */
const AHEAD_MINUTES = 60
/** Days that are offered, the first one included. */
const DAYS = 7
/** People at the desk that records signings: calls at one time. */
export const CALLS_AT_ONCE = 2

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Every half hour of a working day. */
const SLOTS: readonly string[] = WORKING_HOURS.flatMap(([from, to]) => {
  const count = (minutesOf(to) - minutesOf(from)) / SLOT_MINUTES
  return Array.from({ length: count }, (_, index) => timeOf(minutesOf(from) + index * SLOT_MINUTES))
})

const after = (time: string, minutes: number) => dateTimeInShanghai(instantOf(time) + minutes * MINUTE_MS)

/** When a call ends that begins at a time `YYYY-MM-DD HH:mm:ss`; `''` without one. */
export const endOfCall = (appointment: string) => appointment && after(appointment, SLOT_MINUTES)

/** The room opens ten minutes before, and shuts with the call. */
export const isRoomOpen = (appointment: string, now: string) =>
  appointment !== '' && after(appointment, -10) <= now && now < endOfCall(appointment)

/**
 * When the desk has time: half hours of working days that begin in an hour at the earliest and end before the deadline. One for which
 * all `people` are booked (`booked`, by its time) is shown as taken. Days without any are left out.
 */
export function slotsOf({
  now,
  deadline,
  booked,
  people = CALLS_AT_ONCE,
}: {
  readonly now: string
  readonly deadline: string
  readonly booked: ReadonlyMap<string, number>
  readonly people?: number
}): CallBackSlots['days'] {
  const earliest = after(now, AHEAD_MINUTES)
  const first = weekdayFrom(now.slice(0, 10))
  return Array.from({ length: DAYS }, (_, index) => addWeekdays(first, index))
    .map(date => ({
      date,
      slots: SLOTS.map(slot => ({ slot, time: `${date} ${slot}:00` }))
        .filter(({ time }) => time >= earliest && endOfCall(time) <= deadline)
        .map(({ slot, time }) => ({
          slot,
          isFree: (booked.get(time) ?? 0) < people ? ('1' as const) : ('0' as const),
        })),
    }))
    .filter(({ slots }) => slots.length > 0)
}
