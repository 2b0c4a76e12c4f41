/** @jest-environment jsdom */
import { hostWindow } from './host.h5'
import { setSecureScreen } from './secure-screen.h5'

const post = jest.fn<void, [{ action: string; data: { on: boolean } }]>()
const told = () => post.mock.calls.map(([{ action, data }]) => `${action} ${String(data.on)}`)
const showAgain = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

beforeEach(() => {
  hostWindow().webkit = { messageHandlers: { trustApp: { postMessage: post } } }
})
afterEach(() => {
  setSecureScreen(false)
  delete hostWindow().webkit
  post.mockReset()
})

test('the native app is told on the way in and out, and of open pages nothing', () => {
  for (const on of [false, true, true, false, false]) setSecureScreen(on)
  expect(told()).toEqual(['secureScreen true', 'secureScreen true', 'secureScreen false'])
})

test('it is taken back with the document, and holds again when the browser brings that one back', () => {
  setSecureScreen(true)
  window.dispatchEvent(new Event('pagehide'))
  showAgain()
  expect(told()).toEqual(['secureScreen true', 'secureScreen false', 'secureScreen true'])
})

test('a document that showed nothing secure goes silently', () => {
  window.dispatchEvent(new Event('pagehide'))
  showAgain()
  expect(told()).toEqual([])
})
