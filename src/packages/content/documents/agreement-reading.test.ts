import { isHeard, readingPurpose, readingReason } from './agreement-reading'

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

const plain = { isWanted: false, isCustomer: false, isCurrent: true, version: '3.1', signedVersion: '' }

test.each([
  ['a visitor reads', {}, 'read'],
  ['a registration waits for it', { isWanted: true }, 'form'],
  ['a customer who accepted it reads', { isCustomer: true, signedVersion: '3.1' }, 'read'],
  [
    'a customer who accepted the version before may accept',
    { isCustomer: true, signedVersion: '3.0' },
    'sign',
  ],
  ['a customer who accepted nothing may accept', { isCustomer: true }, 'sign'],
  ['an old version is only read', { isCustomer: true, isWanted: true, isCurrent: false }, 'read'],
])('%s', (_what, change, expected) => {
  expect(readingPurpose({ ...plain, ...change })).toBe(expected)
})
