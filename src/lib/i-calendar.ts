import { addDays } from './date'
import { instantOf } from './time-left'

/** A date that goes into the customer's calendar. */
export interface CalendarEntry {
  /** The same whenever the date is handed over, so that it takes its own place again. */
  readonly id: string
  readonly title: string
  readonly note: string
  readonly date: string
  /** `HH:mm` of a deadline; `''` for what lasts the day. */
  readonly time: string
}

/** How long before it a calendar reminds of a date, in minutes: an hour of a deadline, at nine the day before of a day. */
export const reminderMinutes = ({ time }: CalendarEntry): number => (time ? 60 : 15 * 60)

/** Octets of a line (RFC 5545, 3.1). */
const LINE_MAX = 75

/** Backslashes, commas, semicolons and line ends are signs of the format (3.3.11). */
const escaped = (text: string) => text.replace(/[\\,;]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')

const octetsOf = (sign: string) => encodeURIComponent(sign).replace(/%../g, '_').length

/** Goes on in the next line, behind a space, where a line gets too long; no character is cut. */
export function folded(line: string): string {
  let text = ''
  let octets = 0
  for (const sign of line) {
    const size = octetsOf(sign)
    if (octets + size > LINE_MAX) {
      text += '\r\n '
      octets = 1
    }
    text += sign
    octets += size
  }
  return text
}

const dayOf = (date: string) => date.replace(/-/g, '')

/** `YYYY-MM-DD HH:mm:ss` in Shanghai as the format's time in UTC, which needs no zone to be described. */
const utcOf = (time: string) =>
  new Date(instantOf(time) ?? 0).toISOString().slice(0, 19).replace(/[-:]/g, '').concat('Z')

function eventOf(entry: CalendarEntry, now: string): string[] {
  const { id, title, note, date, time } = entry
  return [
    'BEGIN:VEVENT',
    `UID:${id}@yuanlan.example`,
    `DTSTAMP:${utcOf(now)}`,
    // The later of two files counts.
    `SEQUENCE:${Math.floor((instantOf(now) ?? 0) / 60_000)}`,
    ...(time
      ? [`DTSTART:${utcOf(`${date} ${time}:00`)}`]
      : [`DTSTART;VALUE=DATE:${dayOf(date)}`, `DTEND;VALUE=DATE:${dayOf(addDays(date, 1))}`]),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(note)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-PT${reminderMinutes(entry)}M`,
    'END:VALARM',
    'END:VEVENT',
  ]
}

/** Dates as a file that calendars read (RFC 5545); `now` is `YYYY-MM-DD HH:mm:ss` in Shanghai. */
export function iCalendarOf(entries: readonly CalendarEntry[], now: string): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Yuanlan Trust//Schedule//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...entries.flatMap(entry => eventOf(entry, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}
