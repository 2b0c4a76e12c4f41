import { addDays } from '@/lib/date'
import { RISK_TESTS_PER_DAY, RISK_TESTS_PER_YEAR, type TestsLeft } from '@/lib/risk-limits'
import { lastDayOf } from '../portfolio/calendar'

/** What is left today after tests on these days (rule V-RISK-LIMIT). */
export function testsLeft(days: readonly string[], today: string): TestsLeft {
  const counted = days.filter(day => day <= today && today <= lastDayOf(day)).sort()
  const ofToday = counted.filter(day => day === today).length
  const yearLeft = Math.max(0, RISK_TESTS_PER_YEAR - counted.length)
  const todayLeft = Math.min(yearLeft, Math.max(0, RISK_TESTS_PER_DAY - ofToday))
  if (todayLeft > 0) return { todayLeft, yearLeft, nextDate: '' }
  // The year has room again once the test goes that is the eighth from the end.
  const leaving = counted[counted.length - RISK_TESTS_PER_YEAR]
  const nextDate = leaving === undefined ? addDays(today, 1) : addDays(lastDayOf(leaving), 1)
  return { todayLeft, yearLeft, nextDate }
}
