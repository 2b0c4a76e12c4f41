import fc from 'fast-check'
import { type CalendarEntry, folded, iCalendarOf } from './i-calendar'

const NOW = '2026-11-20 10:02:00'
const PAYMENT: CalendarEntry = {
  ...{ id: 'a1', title: '缴款：远岚·稳泰26号', note: '12:00 前打款', date: '2026-11-20', time: '12:00' },
}
const DAY: CalendarEntry = { ...PAYMENT, id: 'b2', note: '付给许*兰;每月,\n\\', date: '2026-12-31', time: '' }

const unfolded = (text: string) => text.replace(/\r\n /g, '')
const eventsOf = (...entries: CalendarEntry[]) => unfolded(iCalendarOf(entries, NOW)).split('BEGIN:VEVENT')

test('a deadline is a moment in UTC, and reminds an hour before', () => {
  const [, event] = eventsOf(PAYMENT)
  expect(event?.split('\r\n')).toEqual(
    expect.arrayContaining([
      'UID:a1@yuanlan.example',
      'DTSTAMP:20261120T020200Z',
      'DTSTART:20261120T040000Z',
      'SUMMARY:缴款：远岚·稳泰26号',
      'TRIGGER:-PT60M',
    ]),
  )
  expect(event).not.toContain('DTEND')
})

test('a day ends with the next one, over the year too; signs of the format are text', () => {
  const [, event] = eventsOf(DAY)
  expect(event).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n')
  expect(event).toContain('DESCRIPTION:付给许*兰\\;每月\\,\\n\\\\\r\n')
  expect(event).toContain('TRIGGER:-PT900M')
})

test('a file that is made later counts, under the same names', () => {
  const valueOf = (text: string, name: string) => new RegExp(`${name}:(.*)\r\n`).exec(text)?.[1]
  const [one, other] = [
    iCalendarOf([DAY], NOW),
    iCalendarOf([{ ...DAY, note: '改期' }], '2026-11-21 10:02:00'),
  ]
  expect(valueOf(other, 'UID')).toBe(valueOf(one, 'UID'))
  expect(Number(valueOf(other, 'SEQUENCE'))).toBeGreaterThan(Number(valueOf(one, 'SEQUENCE')))
})

test('no line is longer than 75 octets, and none is lost by it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), text => {
      const line = text.replace(/[\r\n]/g, '')
      const lines = folded(line).split('\r\n')
      expect(Math.max(...lines.map(one => Buffer.byteLength(one)))).toBeLessThanOrEqual(75)
      expect(lines.map((one, index) => (index ? one.slice(1) : one)).join('')).toBe(line)
    }),
  )
})
