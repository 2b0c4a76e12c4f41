/** @jest-environment jsdom */
import { callAhead, dropCallsAhead, takeCallAhead } from './calls-ahead.h5'

const PATH = '/services/trustAppApi/tradeRecordDetail'
let sent: { signal: AbortSignal; body: string }[] = []
let now = 0

beforeEach(() => {
  sent = []
  now = 0
  dropCallsAhead()
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  window.fetch = jest.fn((_path: string, init: RequestInit) => {
    sent.push({ signal: init.signal as AbortSignal, body: init.body as string })
    return Promise.resolve({ status: 200, statusText: 'OK', text: async () => 'answer' })
  }) as unknown as typeof fetch
})
afterEach(() => jest.restoreAllMocks())

test('is sent at once and taken once, by the very same request', async () => {
  callAhead(PATH, '{"a":1}')
  expect(sent.map(({ body }) => body)).toEqual(['{"a":1}'])
  expect(takeCallAhead(PATH, '{"a":2}')).toBeUndefined()
  expect(await takeCallAhead(PATH, '{"a":1}')).toMatchObject({ status: 200, text: 'answer' })
  expect(takeCallAhead(PATH, '{"a":1}')).toBeUndefined()
})

test('is given up when the finger scrolls: nothing is left to take', () => {
  const drop = callAhead(PATH, '{}')
  drop()
  expect(sent[0]?.signal.aborted).toBe(true)
  expect(takeCallAhead(PATH, '{}')).toBeUndefined()
})

test('is not given up once a page has taken it, nor by the press before', async () => {
  const first = callAhead(PATH, '{}')
  const second = callAhead(PATH, '{}')
  first()
  const taken = takeCallAhead(PATH, '{}')
  second()
  expect([sent[1]?.signal.aborted, await taken]).toEqual([false, expect.objectContaining({ status: 200 })])
})

test.each([
  [2999, true],
  [3000, false],
])('after %d ms it is fresh: %s', (age, isFresh) => {
  callAhead(PATH, '{}')
  now = age
  expect(takeCallAhead(PATH, '{}') !== undefined).toBe(isFresh)
})

test('of the last customer is nobody’s', () => {
  callAhead(PATH, '{}')
  dropCallsAhead()
  expect(takeCallAhead(PATH, '{}')).toBeUndefined()
})
