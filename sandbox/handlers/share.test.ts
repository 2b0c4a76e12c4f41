import { INNER } from '@/contract/codes'
import { dataOf } from '../testing/answers'
import { type Browser, cleanUp, startTest } from '../testing/harness'
import { shareSignature } from './share'

let browser: Browser

beforeEach(async () => {
  await cleanUp()
  ;({ browser } = await startTest())
})
afterAll(cleanUp)

const URL = 'https://m.yuanlan-trust.example/phone/activity/activityDetail?activityId=AC3'

test('an address is signed by WeChat’s rule, without a session, each time with another word', async () => {
  const first = await dataOf(browser, 'wxShareTicket', { url: URL })
  const second = await dataOf(browser, 'wxShareTicket', { url: URL })
  expect(first.appId).toMatch(/^wx[0-9a-z]{16}$/)
  expect(first.signature).toBe(shareSignature(first.nonceStr, first.timestamp, URL))
  // WeChat counts in seconds.
  expect(Math.abs(first.timestamp - Date.parse('2026-11-20T10:00:00+08:00') / 1000)).toBeLessThan(60)
  expect(first.nonceStr).not.toBe(second.nonceStr)
})

test.each([
  '',
  'javascript:alert(1)',
  `${URL}#top`,
  `${URL}&xtoken=abc`,
  'https://x/phone/smsVisit?token=abc',
])('no signature for %p', async url => {
  expect((await browser.call('wxShareTicket', { url })).inner).toBe(INNER.invalidInput)
})
