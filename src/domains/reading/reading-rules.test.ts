import { isHeard, readingReason } from './reading-rules'

test.each([
  [10, false, '请阅读至文末，还需阅读 10 秒'],
  [0, false, '请阅读至文末'],
  [3, true, '还需阅读 3 秒'],
  [0, true, undefined],
])('%d seconds left, end reached %p: %p', (secondsLeft, hasReachedEnd, expected) => {
  expect(readingReason({ secondsLeft, hasReachedEnd })).toBe(expected)
})

test.each([
  [0, 0, false],
  [400, 19_999, false],
  [400, 20_000, true],
  [400, 90_000, true],
])('%d signs read aloud in %d ms: heard %p', (length, ms, expected) => {
  expect(isHeard('字'.repeat(length) || '字', ms)).toBe(expected)
})
