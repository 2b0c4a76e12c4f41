import { POLICY_REPORT_PATH } from '../../config/document-headers'
import { type Browser, cleanUp, startTest } from '../testing/harness'

let browser: Browser

beforeEach(async () => {
  await cleanUp()
  ;({ browser } = await startTest())
})
afterAll(cleanUp)

/** As Chromium sends it. */
const VIOLATION = {
  'document-uri': 'http://127.0.0.1:8787/phone/assets/assetsDetail?positionId=U1-P05',
  referrer: 'http://127.0.0.1:8787/',
  'violated-directive': 'img-src',
  'effective-directive': 'img-src',
  'original-policy': "default-src 'none'",
  disposition: 'enforce',
  'blocked-uri': 'https://evil.example/pixel.gif?card=6222020200012345678',
  'source-file': 'http://127.0.0.1:8787/phone/js/app.1a2b3c.js?from=home',
  'line-number': 3,
  'column-number': 140,
  'status-code': 200,
  'script-sample': 'alert("林致远")',
}

const report = (body: string, type = 'application/csp-report') =>
  browser.fetch(POLICY_REPORT_PATH, { method: 'POST', headers: { 'content-type': type }, body })
const kept = async () =>
  (await (await browser.fetch('/sandbox/api/errors')).json()) as Record<string, unknown>[]

test('a violation of the policy is kept by its page, what was refused and where, and says nothing else', async () => {
  const { status } = await report(JSON.stringify({ 'csp-report': VIOLATION }))
  expect(status).toBe(204)
  expect(await kept()).toEqual([
    {
      name: 'PolicyViolation',
      message: 'img-src refused https://evil.example',
      frames: ['phone/js/app.1a2b3c.js:3:140'],
      route: 'assets/position',
      target: 'h5',
      at: expect.any(String) as string,
    },
  ])
})

test.each([
  ['inline', 'inline'],
  ['data', 'data'],
  ['blob:http://127.0.0.1:8787/1', 'http://127.0.0.1:8787'],
  ['chrome-extension://abc/x.js', 'chrome-extension:'],
  ['6222 0202', 'unknown'],
])('of what was refused (%s) the site stays: %s', async (blocked, site) => {
  await report(JSON.stringify({ 'csp-report': { ...VIOLATION, 'blocked-uri': blocked } }))
  expect((await kept()).map(({ message }) => message)).toEqual([`img-src refused ${site}`])
})

test.each([
  ['no JSON', 'x', 'application/csp-report', 400],
  ['no report', '{}', 'application/csp-report', 400],
  [
    'a directive of its own words',
    JSON.stringify({ 'csp-report': { 'effective-directive': '林致远' } }),
    'application/csp-report',
    400,
  ],
  ['another type', JSON.stringify({ 'csp-report': VIOLATION }), 'application/json', 415],
])('%s is refused and not kept', async (_, body, type, status) => {
  expect((await report(body, type)).status).toBe(status)
  expect(await kept()).toEqual([])
})
