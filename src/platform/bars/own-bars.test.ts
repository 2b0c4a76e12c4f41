/** @jest-environment jsdom */
import { hostWindow } from '@/platform/host/host.h5'
import { ownBars } from './own-bars'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15'

function agent(userAgent: string): void {
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true })
}

afterEach(() => {
  const host = hostWindow()
  delete host.__wxjs_environment
  delete host.trustAppAndroid
  delete host.webkit
})

test.each([
  ['a browser', IPHONE, () => undefined, { page: true, tabs: true }],
  ['the browser of WeChat', `${IPHONE} MicroMessenger/8.0.49`, () => undefined, { page: false, tabs: true }],
  [
    'a web-view',
    `${IPHONE} MicroMessenger/8.0.49 miniProgram/wx00`,
    () => undefined,
    { page: false, tabs: false },
  ],
  [
    'a web-view that says so by its environment alone',
    `${IPHONE} MicroMessenger/7.0.1`,
    () => (hostWindow().__wxjs_environment = 'miniprogram'),
    { page: false, tabs: false },
  ],
  [
    'the app on Android',
    'Mozilla/5.0 (Linux; Android 10)',
    () => (hostWindow().trustAppAndroid = { postMessage: () => undefined }),
    { page: false, tabs: false },
  ],
  [
    'the app on iOS',
    IPHONE,
    () => (hostWindow().webkit = { messageHandlers: { trustApp: { postMessage: () => undefined } } }),
    { page: false, tabs: false },
  ],
])('%s has the bars it lacks', (_host, userAgent, prepare, bars) => {
  agent(userAgent)
  prepare()
  expect(ownBars()).toEqual(bars)
})
