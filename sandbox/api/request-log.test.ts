import { randomUUID } from 'node:crypto'
import { INNER, OUTER } from '@/contract/codes'
import { type Browser, cleanUp, startTest } from '../testing/harness'
import { maskAddress, maskForLog } from './mask'
import { createRequestLog, type LogEntry } from './request-log'

describe('the log over HTTP', () => {
  let browser: Browser
  beforeEach(async () => {
    await cleanUp()
    browser = (await startTest()).browser
  })
  afterAll(cleanUp)

  test('says who called what and how it ended', async () => {
    await browser.loginAs('U1')
    const requestNo = randomUUID()
    await browser.callRaw('assetReportLottery', JSON.stringify({ requestData: { requestNo } }), {
      referer: 'http://127.0.0.1/phone/assetsReport/report?xtoken=abc&agent=5',
    })
    browser.cookies.clear()
    await browser.call('userDetail')
    browser.cookies.set('xtoken', 'nobody')
    await browser.call('userDetail')

    expect(await browser.log()).toMatchObject([
      {
        seq: 1,
        at: expect.stringMatching(/^2026-11-20T10:00:\d\d\+08:00$/),
        name: 'assetReportLottery',
        requestData: { requestNo },
        requestNo,
        customer: 'U1',
        httpStatus: 200,
        outerCode: OUTER.success,
        innerCode: INNER.success,
        cookies: ['sid'],
        referer: 'http://127.0.0.1/phone/assetsReport/report?xtoken=***&agent=5',
      },
      { seq: 2, customer: null, innerCode: INNER.loginRequired, cookies: [], referer: '', requestNo: null },
      { seq: 3, customer: null, outerCode: OUTER.sessionExpired, innerCode: null, cookies: ['xtoken'] },
    ])
  })

  test('holds no phone number, code or token', async () => {
    const mobile = '19900000001'
    await browser.call('smsCodeSend', { mobile, scene: 'login' })
    const smsCode = await browser.lastCode(mobile)
    await browser.call('smsLogin', { mobile, smsCode, agreed: '1', requestNo: randomUUID() })
    await browser.call('userDetail')
    const text = JSON.stringify(await browser.log())
    expect(text).toContain('199****0001')
    expect(text).not.toContain(mobile)
    expect(text).not.toContain(smsCode)
    expect(text).not.toContain(browser.cookies.get('sid'))
  })

  test('can be asked for what is new, and emptied', async () => {
    await browser.call('logout')
    const { seq } = await browser.control<{ seq: number }>('GET', 'log')
    await browser.call('userDetail')
    const next = await browser.control<{ seq: number; entries: LogEntry[] }>('GET', `log?since=${seq}`)
    expect(next.entries.map(entry => entry.name)).toEqual(['userDetail'])
    expect(next.seq).toBe(seq + 1)
    await browser.control('DELETE', 'log')
    expect(await browser.log()).toEqual([])
  })
})

test('the log keeps the last 1000 calls', () => {
  const log = createRequestLog()
  const entry = {
    at: '',
    name: 'userDetail',
    requestData: {},
    requestNo: null,
    customer: null,
    httpStatus: 200,
    outerCode: null,
    innerCode: null,
    cookies: [],
    referer: '',
    durationMs: 0,
  }
  for (let count = 0; count < 1005; count++) log.add(entry)
  const { seq, entries } = log.since(0)
  expect(seq).toBe(1005)
  expect(entries).toHaveLength(1000)
  expect(entries[0]?.seq).toBe(6)
})

describe('masks', () => {
  test.each([
    [{ mobile: '19900000001' }, { mobile: '199****0001' }],
    [{ smsCode: '123456' }, { smsCode: '******' }],
    [{ smsCode: 123456 }, { smsCode: '******' }],
    [{ list: [{ verifyToken: 'abcdefghij' }] }, { list: [{ verifyToken: '******' }] }],
    [{ text: '请拨19900000001' }, { text: '请拨199****0001' }],
    [{ text: '110000196803150014' }, { text: '1100**********0014' }],
    [{ text: '11000020100520005X' }, { text: '1100**********005X' }],
    [
      { amount: '1500000.00', productType: '0', none: null },
      { amount: '1500000.00', productType: '0', none: null },
    ],
    [['19900000001'], ['199****0001']],
    [{ mobile: 19900000001 }, { mobile: '199****0001' }],
    [
      { mobile: '', pageNum: 1 },
      { mobile: '', pageNum: 1 },
    ],
    [null, null],
  ])('value %j', (value, masked) => expect(maskForLog(value)).toEqual(masked))

  test.each([
    ['/phone/home?xtoken=abc&agent=5#x', '/phone/home?xtoken=***&agent=5#x'],
    ['/phone/home?agent=5', '/phone/home?agent=5'],
    ['', ''],
  ])('address %s', (address, masked) => expect(maskAddress(address)).toBe(masked))
})
