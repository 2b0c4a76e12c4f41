import { compareTexts } from './compare-texts'

test.each([
  ['01', '02', -1],
  ['02', '01', 1],
  ['2026-11-20', '2026-11-20', 0],
  ['2026-11-09', '2026-11-20', -1],
  ['', '01', -1],
] as const)('%s before or behind %s: %i', (one, other, expected) => {
  expect(compareTexts(one, other)).toBe(expected)
})
