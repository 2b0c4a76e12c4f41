import { timeLeft } from './time-left'

const NOW = '2026-11-20 10:00:00'

test.each([
  ['2026-11-20 12:00:00', { hours: 2, minutes: 0, isOver: false }],
  ['2026-11-20 11:59:59', { hours: 1, minutes: 59, isOver: false }],
  ['2026-11-20 10:00:59', { hours: 0, minutes: 0, isOver: false }],
  ['2026-11-20 10:00:00', { hours: 0, minutes: 0, isOver: false }],
  ['2026-11-20 09:59:59', { hours: 0, minutes: 0, isOver: true }],
  ['2026-11-23 09:30:00', { hours: 71, minutes: 30, isOver: false }],
  ['', undefined],
  ['2026-02-30 10:00:00', undefined],
  ['2026-11-20', undefined],
])('until %p', (deadline, left) => {
  expect(timeLeft(deadline, NOW)).toEqual(left)
})
