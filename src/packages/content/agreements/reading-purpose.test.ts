import { readingPurpose } from './reading-purpose'

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
