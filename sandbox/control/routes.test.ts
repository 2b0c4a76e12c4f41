import path from 'node:path'
import { INNER, OUTER } from '@/contract/codes'
import { Browser, cleanUp, startTest, temporaryFolder } from '../testing/harness'

let browser: Browser
let otherBrowser: Browser
let url: string

beforeEach(async () => {
  await cleanUp()
  const started = await startTest()
  browser = started.browser
  otherBrowser = new Browser(started.sandbox)
  url = started.sandbox.url
})
afterAll(cleanUp)

const detail = (who: Browser) => who.call('userDetail')

describe('control API', () => {
  test('lists the customers with masked names', async () => {
    const customers = await browser.control<Record<string, string>[]>('GET', 'customers')
    expect(customers.map(({ key }) => key)).toEqual(['U1', 'U2', 'U3', 'U4', 'U5', 'U6'])
    expect(customers[0]).toEqual({
      key: 'U1',
      id: '100001',
      nameMask: '林*远',
      mobile: '19900000001',
      note: expect.any(String),
    })
  })

  test('names every page, for pickers', async () => {
    const pages = await browser.control<{ value: string; label: string }[]>('GET', 'pages')
    expect(pages).toContainEqual({ value: 'assets/assetsList', label: '我的资产' })
    expect(pages.length).toBeGreaterThan(100)
  })

  test('switches the customer', async () => {
    for (const [key, mobile] of [
      ['U1', '19900000001'],
      ['U6', '19900000006'],
    ] as const) {
      await browser.loginAs(key)
      expect(await browser.control('GET', 'status')).toMatchObject({ customer: key })
      expect(await detail(browser)).toMatchObject({ data: { telephone: mobile } })
    }
  })

  test('switching ends the session the cookie held before', async () => {
    otherBrowser.cookies.set('sid', await browser.loginAs('U1'))
    await browser.loginAs('U2')
    expect(await detail(otherBrowser)).toMatchObject({ code: OUTER.sessionExpired })
  })

  test('opens a session anew under the token that a mini-program holds, for the same customer or another', async () => {
    const token = await browser.loginAs('U1')
    await browser.control('POST', 'expire')
    for (const customer of ['U1', 'U2'] as const) {
      await browser.control('POST', 'login', { customer, token })
      browser.cookies.set('sid', token)
      expect(await detail(browser)).toMatchObject({ data: { telephone: `1990000000${customer.slice(1)}` } })
    }
  })

  test('issues a token without touching the cookie', async () => {
    const { token } = await browser.control<{ token: string }>('POST', 'login', {
      customer: 'U4',
      cookie: false,
    })
    expect(browser.cookies.size).toBe(0)
    browser.cookies.set('xtoken', token)
    expect(await detail(browser)).toMatchObject({ data: { telephone: '19900000004' } })
  })

  test('expires the sessions of one customer or of all', async () => {
    await browser.loginAs('U1')
    await otherBrowser.loginAs('U2')
    expect(await browser.control('POST', 'expire', { customer: 'U2' })).toEqual({ ended: 1 })
    expect(await detail(otherBrowser)).toMatchObject({ code: OUTER.sessionExpired })
    expect(await detail(browser)).toMatchObject({ inner: INNER.success })
    expect(await browser.control('POST', 'expire')).toEqual({ ended: 1 })
    expect(await detail(browser)).toMatchObject({ code: OUTER.sessionExpired })
  })

  test('asking who is logged in does not keep the session alive', async () => {
    await browser.loginAs('U1')
    await browser.advance(20 * 60)
    expect(await browser.control('GET', 'status')).toMatchObject({ customer: 'U1' })
    await browser.advance(11 * 60)
    expect(await browser.control('GET', 'status')).toMatchObject({ customer: null })
    expect(await detail(browser)).toMatchObject({ code: OUTER.sessionExpired })
  })

  test('moves the clock forward only', async () => {
    const { now } = await browser.control<{ now: string }>('POST', 'clock', { advanceSeconds: 86400 })
    expect(now).toMatch(/^2026-11-21T10:00:\d\d\+08:00$/)
    await expect(browser.control('POST', 'clock', { advanceSeconds: -1 })).rejects.toThrow('400')
  })

  test('reset brings back the seed and drops sessions, faults, log and inbox', async () => {
    await browser.loginAs('U1')
    await browser.call('assetReportLottery', { requestNo: 'first-draw-1' })
    await browser.call('smsCodeSend', { mobile: '19900000001', scene: 'login' })
    await browser.control('POST', 'faults', { endpoint: 'logout', httpStatus: 500 })
    await browser.advance(3600)
    expect(await browser.control('POST', 'reset')).toEqual({
      now: expect.stringMatching(/^2026-11-20T10:00:0/),
    })

    expect(await browser.log()).toEqual([])
    expect(await browser.control('GET', 'faults')).toEqual([])
    expect(await browser.control('GET', 'inbox')).toEqual([])
    expect(await detail(browser)).toMatchObject({ code: OUTER.sessionExpired })
    await browser.loginAs('U1')
    expect((await browser.call('assetReportLotteryInfo')).data).toMatchObject({ ispartLottery: '0' })
  })

  test('the inbox says when a number is nobody’s', async () => {
    await browser.call('smsCodeSend', { mobile: '19911112222', scene: 'login' })
    await browser.call('smsCodeSend', { mobile: '19900000003', scene: 'login' })
    expect(await browser.control('GET', 'inbox')).toMatchObject([
      { mobile: '19900000003', customer: 'U3', used: false },
      { mobile: '19911112222', customer: null, used: false },
    ])
  })

  test.each([
    ['login', { customer: 'U9' }],
    ['login', {}],
    ['expire', { customer: 'U9' }],
    ['clock', { advanceSeconds: '60' }],
    ['faults', 'all'],
  ])('POST %s %j is 400 with a sentence', async (address, body) => {
    await expect(browser.control('POST', address, body)).rejects.toThrow(/400 \{"error":".+"\}/)
  })

  test('another host name that points here is refused', async () => {
    // fetch does not let a caller set Host; node:http does.
    const { request } = await import('node:http')
    const status = await new Promise(resolve => {
      request(
        `${url}/sandbox/api/inbox`,
        { headers: { host: 'rebound.example' }, timeout: 5000 },
        response => {
          response.resume()
          resolve(response.statusCode)
        },
      )
        .on('error', resolve)
        .end()
    })
    expect(status).toBe(403)
  })

  test('nothing of it may be kept by a cache', async () => {
    for (const address of ['/sandbox/api/inbox', '/sandbox/api/nothing']) {
      const response = await browser.fetch(address)
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      if (response.ok) expect(response.headers.get('cache-control')).toBe('no-store')
    }
  })
})

test('time of the machine, when asked for', async () => {
  const { browser: real } = await startTest({ clock: 'real' })
  const { now } = await real.control<{ now: string }>('GET', 'status')
  expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(5000)
})

test('data time goes on over a restart', async () => {
  const dataDir = path.join(temporaryFolder(), 'data')
  const first = await startTest({ dataDir })
  await first.browser.advance(86400)
  await first.stop()
  const second = await startTest({ dataDir })
  expect(await second.browser.control('GET', 'status')).toMatchObject({
    now: expect.stringMatching(/^2026-11-21T10:00/),
  })
})
