import { randomUUID } from 'node:crypto'
import { INNER, OUTER } from '@/contract/codes'
import { cpuTime } from '../../test/support/cpu-time'
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
      {
        seq: 2,
        customer: null,
        innerCode: INNER.loginRequired,
        cookies: ['lb', 'route'],
        referer: '',
        requestNo: null,
      },
      {
        seq: 3,
        customer: null,
        outerCode: OUTER.sessionExpired,
        innerCode: null,
        cookies: ['lb', 'route', 'xtoken'],
      },
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

describe('a text without measure', () => {
  const LENGTH = 100_000
  const repeat = (text: string) => text.repeat(Math.ceil(LENGTH / text.length))

  // Read once, these take a few milliseconds; read anew from each of their characters, many seconds.
  test.each([
    ['letters', { text: repeat('a') }],
    ['digits', { text: repeat('1') }],
    ['halves of addresses', { text: `${repeat('a@')} ` }],
    ['an address without an end', { text: `a@${repeat('.b')}.` }],
    ['dots', { text: `${repeat('a.')}@` }],
    ['a name', { [repeat('a')]: 'x' }],
    ['a phone', { mobile: repeat('1') }],
    ['a secret', { smsCode: repeat('1') }],
    ['many texts', { list: Array.from({ length: 2000 }, () => repeat('a').slice(0, 600)) }],
    [
      'many names',
      Object.fromEntries(Array.from({ length: 60_000 }, (_, index) => [`k${index}`, 'a'.repeat(600)])),
    ],
  ])('of %s is masked at once', (_what, value) => {
    let masked = ''
    expect(cpuTime(() => (masked = JSON.stringify(maskForLog(value))))).toBeLessThan(2000)
    expect(masked.length).toBeLessThan(700_000)
  })

  test.each([
    ['tokens', repeat('?token')],
    ['one long token', `?${repeat('token')}`],
    ['question marks', repeat('?')],
    ['marks of tokens', repeat('&token=?')],
  ])('of %s is masked at once as an address', (_what, address) => {
    let masked = ''
    expect(cpuTime(() => (masked = maskAddress(address)))).toBeLessThan(2000)
    expect(masked.length).toBeLessThan(10_000)
  })

  test('however deep a value is, the log keeps a measure of it', () => {
    let value: unknown = 'bottom'
    for (let depth = 0; depth < 20_000; depth++) value = [value]
    expect(JSON.stringify(maskForLog(value))).toBe(`${'['.repeat(12)}"…"${']'.repeat(12)}`)
  })

  test('a cut never leaves a part of a number or an address', () => {
    for (const secret of ['19900000001', '110000196803150014', 'lin.zhiyuan@example.com']) {
      for (let before = 440; before <= 520; before++) {
        const { text } = maskForLog({ text: `${'字'.repeat(before)} ${secret} 完` }) as { text: string }
        for (let end = 8; end <= secret.length; end++) expect(text).not.toContain(secret.slice(0, end))
      }
    }
  })
})

test.each([
  ['/phone/home?a=1?xtoken=abc', '/phone/home?a=1?xtoken=***'],
  ['/phone/home?xtoken=a?b=c&agent=5', '/phone/home?xtoken=***&agent=5'],
  ['/phone/home#/x?XToken=abc', '/phone/home#/x?XToken=***'],
  ['/phone/home?token', '/phone/home?token'],
])('address %s', (address, masked) => expect(maskAddress(address)).toBe(masked))
