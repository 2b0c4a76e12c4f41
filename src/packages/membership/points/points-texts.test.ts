import { expiryOfMonth } from './points-texts'

const row = (time: string, expireDate: string) => ({ time, expireDate })

test.each([
  ['2026-11', '2028-12-31'],
  ['2026-10', ''],
  ['2025-11', '2027-12-31'],
  ['2024-11', ''],
])('what was earned in %s lapses on %p', (month, expected) => {
  const records = [
    row('2026-11-17 20:05:00', '2028-12-31'),
    row('2026-10-09 10:00:00', ''),
    row('2025-11-01 10:00:00', '2027-12-31'),
  ]
  expect(expiryOfMonth(records, month)).toBe(expected)
})
