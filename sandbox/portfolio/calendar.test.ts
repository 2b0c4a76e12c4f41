import { addMonths, addWeekdays, nextOpenDay, weekdayBefore, weekdayFrom, weekdaysBetween } from './calendar'

test.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-21', '2026-11-23'],
  ['2026-11-22', '2026-11-23'],
])('the weekday from %s on is %s', (date, expected) => {
  expect(weekdayFrom(date)).toBe(expected)
})

test.each([
  ['2026-11-20', '2026-11-19'],
  ['2026-11-21', '2026-11-20'],
  ['2026-11-23', '2026-11-20'],
])('the weekday before %s is %s', (date, expected) => {
  expect(weekdayBefore(date)).toBe(expected)
})

test.each([
  ['2026-11-19', 1, '2026-11-20'],
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-20', 3, '2026-11-25'],
  ['2026-11-20', 0, '2026-11-20'],
])('%s and %i weekdays is %s', (date, count, expected) => {
  expect(addWeekdays(date, count)).toBe(expected)
})

test.each([
  ['2026-11-20', -3, '2026-08-20'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2024-03-31', -1, '2024-02-29'],
  ['2026-11-20', -12, '2025-11-20'],
  ['2026-11-20', 2, '2027-01-20'],
  ['2026-01-31', 1, '2026-02-28'],
  ['not a day', 1, ''],
])('%s and %i months is %s', (date, months, expected) => {
  expect(addMonths(date, months)).toBe(expected)
})

test.each([
  ['daily', '2026-11-20', '2026-11-20'],
  ['daily', '2026-11-21', '2026-11-23'],
  ['monthly:15', '2026-11-20', '2026-12-15'],
  ['monthly:15', '2026-12-15', '2026-12-15'],
  ['monthly:15', '2027-05-15', '2027-05-17'],
  ['monthly:15', '2027-05-17', '2027-05-17'],
  ['monthly:1', '2026-12-02', '2027-01-01'],
  ['closed', '2026-11-20', ''],
])('a product that opens %s is open next, from %s, on %s', (rule, from, expected) => {
  expect(nextOpenDay(rule, from)).toBe(expected)
})

test('weekdays between two days include both', () => {
  expect(weekdaysBetween('2026-11-19', '2026-11-24')).toEqual([
    '2026-11-19',
    '2026-11-20',
    '2026-11-23',
    '2026-11-24',
  ])
})
