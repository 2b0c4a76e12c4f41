import fc from 'fast-check'
import { addDays } from '@/lib/date'
import { RISK_TESTS_PER_DAY, RISK_TESTS_PER_YEAR } from '@/lib/risk-limits'
import { lastDayOf } from '../portfolio/calendar'
import { testsLeft } from './tests-left'

const TODAY = '2026-11-20'

test.each([
  ['2026-11-20', '2027-11-19'],
  ['2026-03-02', '2027-03-01'],
  ['2024-02-29', '2025-02-27'],
  ['2023-03-01', '2024-02-29'],
])('a result of %s counts until %s', (day, last) => {
  expect(lastDayOf(day)).toBe(last)
})

const many = (count: number, day: string) => Array.from({ length: count }, () => day)

test.each<[string, string[], object]>([
  ['none', [], { todayLeft: 2, yearLeft: 8, nextDate: '' }],
  ['one today', [TODAY], { todayLeft: 1, yearLeft: 7, nextDate: '' }],
  ['two today', many(2, TODAY), { todayLeft: 0, yearLeft: 6, nextDate: '2026-11-21' }],
  ['two yesterday', many(2, '2026-11-19'), { todayLeft: 2, yearLeft: 6, nextDate: '' }],
  ['seven in the year', many(7, '2026-01-12'), { todayLeft: 1, yearLeft: 1, nextDate: '' }],
  ['eight in the year', many(8, '2026-01-12'), { todayLeft: 0, yearLeft: 0, nextDate: '2027-01-12' }],
  [
    'eight, the oldest going tomorrow',
    ['2025-11-21', ...many(7, '2026-01-12')],
    { todayLeft: 0, yearLeft: 0, nextDate: '2026-11-21' },
  ],
  ['a year ago to the day', many(8, '2025-11-20'), { todayLeft: 2, yearLeft: 8, nextDate: '' }],
])('%s', (_name, days, left) => {
  expect(testsLeft(days, TODAY)).toEqual(left)
})

test('never more than two a day and eight in twelve months, and the next date keeps its word', () => {
  const waits = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 120 })), { maxLength: 60 })
  fc.assert(
    fc.property(waits, steps => {
      const days: string[] = []
      let today = '2023-12-31'
      for (const wait of steps) {
        today = addDays(today, wait)
        const { todayLeft, yearLeft, nextDate } = testsLeft(days, today)
        if (todayLeft > 0) {
          expect(yearLeft).toBeGreaterThan(0)
          days.push(today)
          continue
        }
        expect(nextDate > today).toBe(true)
        expect(testsLeft(days, nextDate).todayLeft).toBeGreaterThan(0)
        expect(testsLeft(days, addDays(nextDate, -1)).todayLeft).toBe(0)
      }
      for (const day of days) {
        expect(days.filter(other => other === day).length).toBeLessThanOrEqual(RISK_TESTS_PER_DAY)
        const inYear = days.filter(other => other >= day && other <= lastDayOf(day))
        expect(inYear.length).toBeLessThanOrEqual(RISK_TESTS_PER_YEAR)
      }
    }),
  )
})
