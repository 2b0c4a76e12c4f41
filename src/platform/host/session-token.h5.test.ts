/** @jest-environment jsdom */
import { clearSessionToken, hasHostToken, storeHostToken } from './session-token.h5'

afterEach(() => window.history.replaceState(null, '', '/'))

test('the token is dropped from whichever page', () => {
  window.history.replaceState(null, '', '/phone/home')
  storeHostToken('abcdefgh-1')
  expect(document.cookie).toBe('xtoken=abcdefgh-1')
  window.history.replaceState(null, '', '/phone/assets/assetsDetail')
  expect(hasHostToken()).toBe(true)
  clearSessionToken()
  expect([document.cookie, hasHostToken()]).toEqual(['', false])
})

test('a cookie whose name only ends like it is none', () => {
  document.cookie = 'myxtoken=1; Path=/'
  expect(hasHostToken()).toBe(false)
  document.cookie = 'myxtoken=; Path=/; Max-Age=0'
})
