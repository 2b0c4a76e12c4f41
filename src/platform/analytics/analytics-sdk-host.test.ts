/** @jest-environment jsdom */
type Host = typeof import('./analytics-sdk-host')

/** The browser's own, as the host finds it. */
const cookieReads = jest.fn<string, []>()
const cookieWrites = jest.fn<void, [string]>()
const sendBeacon = jest.fn<boolean, [string, string]>(() => true)
let visibility: DocumentVisibilityState = 'visible'

function load(): Host {
  let host: Host | undefined
  jest.isolateModules(() => {
    host = jest.requireActual<Host>('./analytics-sdk-host')
  })
  if (!host) throw new Error('the host was not loaded')
  return host
}

function become(state: DocumentVisibilityState): void {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}

const sent = () => sendBeacon.mock.calls.map(([, body]) => body)

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  visibility = 'visible'
  cookieReads.mockReturnValue('a=1')
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
  Object.defineProperty(document, 'cookie', { configurable: true, get: cookieReads, set: cookieWrites })
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon })
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(document, 'cookie')
  Reflect.deleteProperty(document, 'visibilityState')
})

test('the cookies are read once, and anew after they were written or another tab may have', () => {
  const { sdkHost } = load()
  expect([sdkHost.cookie, sdkHost.cookie, sdkHost.cookie]).toEqual(['a=1', 'a=1', 'a=1'])
  expect(cookieReads).toHaveBeenCalledTimes(1)
  sdkHost.cookie = 'b=2; path=/'
  cookieReads.mockReturnValue('a=1; b=2')
  expect([cookieWrites.mock.calls, sdkHost.cookie, sdkHost.cookie]).toEqual([
    [['b=2; path=/']],
    'a=1; b=2',
    'a=1; b=2',
  ])
  expect(cookieReads).toHaveBeenCalledTimes(2)
  become('hidden')
  become('visible')
  cookieReads.mockReturnValue('c=3')
  expect(sdkHost.cookie).toBe('c=3')
})

test('a store is tried out once, whatever comes of it, and anew when the page comes back', () => {
  const { sdkHost } = load()
  const works = jest.fn(() => true)
  const refuses = jest.fn(() => false)
  const ask = () => [
    sdkHost.once('local', works),
    sdkHost.once('cookie', refuses),
    sdkHost.once('session', works),
  ]
  expect([ask(), ask()]).toEqual([
    [true, false, true],
    [true, false, true],
  ])
  expect([works.mock.calls.length, refuses.mock.calls.length]).toEqual([2, 1])
  become('hidden')
  become('visible')
  expect(sdkHost.once('cookie', works)).toBe(true)
})

test('what is sent waits for an idle moment, and goes in its order', () => {
  const { sdkHost } = load()
  expect([sdkHost.sendBeacon('/sa.gif', '1'), sdkHost.sendBeacon('/sa.gif', '2')]).toEqual([true, true])
  expect(sent()).toEqual([])
  jest.runAllTimers()
  expect(sendBeacon.mock.calls).toEqual([
    ['/sa.gif', '1'],
    ['/sa.gif', '2'],
  ])
  sdkHost.sendBeacon('/sa.gif', '3')
  jest.runAllTimers()
  expect(sent()).toEqual(['1', '2', '3'])
})

test.each([
  ['hidden', () => become('hidden'), () => become('visible')],
  [
    'left',
    () => window.dispatchEvent(new Event('pagehide')),
    () => window.dispatchEvent(new Event('pageshow')),
  ],
])('a page that is %s sends all at once, and puts off again once it is back', (_, leave, comeBack) => {
  const { sdkHost } = load()
  sdkHost.sendBeacon('/sa.gif', '1')
  leave()
  expect(sent()).toEqual(['1'])
  sdkHost.sendBeacon('/sa.gif', '2')
  expect(sent()).toEqual(['1', '2'])
  comeBack()
  sdkHost.sendBeacon('/sa.gif', '3')
  expect(sent()).toEqual(['1', '2'])
  jest.runAllTimers()
  expect(sent()).toEqual(['1', '2', '3'])
})

test('what waits for somebody who withdraws the consent is not sent', () => {
  const { sdkHost, dropWaitingBeacons } = load()
  sdkHost.sendBeacon('/sa.gif', '1')
  dropWaitingBeacons()
  jest.runAllTimers()
  become('hidden')
  expect(sent()).toEqual([])
  become('visible')
  sdkHost.sendBeacon('/sa.gif', '2')
  jest.runAllTimers()
  expect(sent()).toEqual(['2'])
})
