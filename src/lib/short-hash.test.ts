import { shortHash } from './short-hash'

test.each([
  ['', '811c9dc5'],
  ['a', 'e40c292c'],
  ['foobar', 'bf9cf968'],
])('of %p is %s, as the reference values of FNV-1a say', (text, hash) => {
  expect(shortHash(text)).toBe(hash)
})
