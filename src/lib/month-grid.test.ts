import { dayByKey, monthAfter, weekdayOf, weeksOf } from './month-grid'

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', -12, '2025-11'],
])('%s and %p months: %s', (month, step, expected) => {
  expect(monthAfter(month, step)).toBe(expected)
})

test.each([
  ['2026-11', 6, '2026-11-01', '2026-11-30'],
  ['2026-12', 5, '2026-12-01', '2026-12-31'],
  // February of a leap year, and one that fills four weeks exactly.
  ['2028-02', 5, '2028-02-01', '2028-02-29'],
  ['2027-02', 4, '2027-02-01', '2027-02-28'],
  ['2026-08', 6, '2026-08-01', '2026-08-31'],
])('%s has %p weeks, from %s to %s', (month, count, first, last) => {
  const weeks = weeksOf(month)
  const days = weeks.flat().filter(Boolean)
  expect([weeks.length, days[0], days.at(-1)]).toEqual([count, first, last])
  expect(new Set(days).size).toBe(days.length)
  // Every day stands in its weekday's column.
  for (const week of weeks) {
    week.forEach((day, column) => expect(day === '' || weekdayOf(day) === column).toBe(true))
  }
})

test.each([
  ['ArrowLeft', '2026-11-01', '2026-10-31'],
  ['ArrowRight', '2026-11-30', '2026-12-01'],
  ['ArrowUp', '2026-11-05', '2026-10-29'],
  ['ArrowDown', '2026-11-20', '2026-11-27'],
  ['Home', '2026-11-20', '2026-11-16'],
  ['End', '2026-11-20', '2026-11-22'],
  ['Home', '2026-11-01', '2026-10-26'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['PageDown', '2028-01-31', '2028-02-29'],
  ['PageDown', '2026-11-20', '2026-12-20'],
  ['Enter', '2026-11-20', undefined],
])('%s on %s leads to %s', (key, date, expected) => {
  expect(dayByKey(date, key)).toBe(expected)
})
