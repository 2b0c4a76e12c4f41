import { testLimitReason } from './risk-limits'

test.each([
  [{ todayLeft: 2, yearLeft: 8, nextDate: '' }, undefined],
  [{ todayLeft: 1, yearLeft: 1, nextDate: '' }, undefined],
  [
    { todayLeft: 0, yearLeft: 6, nextDate: '2026-11-21' },
    '您今日测评次数已达上限，2026-11-21 起可以再次测评',
  ],
  [
    { todayLeft: 0, yearLeft: 0, nextDate: '2027-01-12' },
    '近12个月测评次数已达上限，2027-01-12 起可以再次测评',
  ],
])('%p: %s', (left, reason) => {
  expect(testLimitReason(left)).toBe(reason)
})
