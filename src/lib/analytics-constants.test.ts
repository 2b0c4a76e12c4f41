import { ANALYTICS, ANALYTICS_LIMITS } from './analytics-constants'

/** Numbers of the specification, section 9, in its own units. */
const OF_THE_SPECIFICATION = {
  heartbeatSeconds: 5,
  pageLoadMaxSeconds: 120,
  pageLoadDefaultMaxSeconds: 1800,
  pageLeaveMaxSeconds: 432_000,
  sendTimeoutMs: 8000,
  callbackTimeoutMs: 200,
  batchIntervalMs: 6000,
  batchTimeoutMs: 6000,
  batchStoredItems: 200,
  scrollDelayMs: 4000,
  scrollMaxSeconds: 18,
  maxReferrerLength: 200,
  configRefreshMs: 1_800_000,
  configTimeoutMs: 5000,
  identityCookieDaysWanted: 73_000,
  jsonpMaxMsWanted: 300_000,
  channelMemoryDays: 30,
  linkFallbackMs: 1000,
} as const

test.each(Object.entries(OF_THE_SPECIFICATION))('%s is %d', (name, value) => {
  expect(ANALYTICS[name as keyof typeof OF_THE_SPECIFICATION]).toBe(value)
})

test('nested divs are elements of their own up to one of the three levels', () => {
  expect([1, 2, 3]).toContain(ANALYTICS.divNesting)
})

test('names, ids, texts and selectors have the lengths of the specification', () => {
  expect(ANALYTICS_LIMITS).toEqual({ name: 100, id: 255, text: 500, selector: 1024 })
})
