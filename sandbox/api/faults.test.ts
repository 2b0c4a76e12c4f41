import { randomUUID } from 'node:crypto'
import { INNER, OUTER } from '@/contract/codes'
import { type Browser, cleanUp, startTest } from '../testing/harness'

let browser: Browser

beforeEach(async () => {
  await cleanUp()
  browser = (await startTest()).browser
  await browser.loginAs('U1')
})
afterAll(cleanUp)

const inject = (fault: object) => browser.control<{ id: number }>('POST', 'faults', fault)
const detail = () => browser.call('userDetail')

describe('injected faults', () => {
  test('delay, then the real answer', async () => {
    await inject({ endpoint: 'userDetail', delayMs: 300 })
    const startedAt = Date.now()
    expect(await detail()).toMatchObject({ inner: INNER.success })
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(290)
  })

  test.each([401, 404, 500, 503])('HTTP status %i', async httpStatus => {
    await inject({ endpoint: 'userDetail', httpStatus })
    expect(await detail()).toMatchObject({ httpStatus })
  })

  test('HTTP status 304 has no body', async () => {
    await inject({ endpoint: 'userDetail', httpStatus: 304 })
    expect(await detail()).toMatchObject({ httpStatus: 304, text: '' })
  })

  test('outer code', async () => {
    await inject({ endpoint: 'userDetail', outerCode: '99999999', msg: '网关繁忙' })
    expect(await detail()).toMatchObject({ httpStatus: 200, code: '99999999', msg: '网关繁忙' })
  })

  test('session expired brings its message', async () => {
    await inject({ endpoint: 'userDetail', outerCode: OUTER.sessionExpired })
    expect(await detail()).toMatchObject({ code: OUTER.sessionExpired, msg: '请重新登录' })
  })

  test('inner code, with the message of the contract or another one', async () => {
    await inject({ endpoint: 'userDetail', innerCode: INNER.systemBusy, times: 1 })
    expect(await detail()).toMatchObject({
      code: OUTER.success,
      inner: INNER.systemBusy,
      msg: '系统繁忙，请稍后再试',
    })
    await inject({ endpoint: 'userDetail', innerCode: '12345678', msg: '自定义' })
    expect(await detail()).toMatchObject({ inner: '12345678', msg: '自定义' })
  })

  test('empty body', async () => {
    await inject({ endpoint: 'userDetail', emptyBody: true })
    expect(await detail()).toMatchObject({ httpStatus: 200, text: '' })
  })

  test('broken JSON', async () => {
    await inject({ endpoint: 'userDetail', brokenJson: true })
    const { text, httpStatus } = await detail()
    expect(httpStatus).toBe(200)
    expect(text).not.toBe('')
    expect(() => JSON.parse(text) as unknown).toThrow()
  })

  test('dropped connection', async () => {
    await inject({ endpoint: 'userDetail', drop: true })
    await expect(detail()).rejects.toThrow('fetch failed')
    expect((await browser.log()).at(-1)).toMatchObject({ name: 'userDetail', httpStatus: 0, customer: 'U1' })
  })

  test('only so many times', async () => {
    await inject({ endpoint: 'userDetail', httpStatus: 500, times: 2 })
    expect([await detail(), await detail(), await detail()].map(answer => answer.httpStatus)).toEqual([
      500, 500, 200,
    ])
    expect(await browser.control('GET', 'faults')).toEqual([])
  })

  test('for all endpoints; one for the endpoint itself goes first', async () => {
    await inject({ endpoint: 'userDetail', httpStatus: 503 })
    await inject({ endpoint: '*', httpStatus: 500 })
    expect(await detail()).toMatchObject({ httpStatus: 503 })
    expect(await browser.call('logout')).toMatchObject({ httpStatus: 500 })
  })

  test('can be taken away one by one or together', async () => {
    const { id } = await inject({ endpoint: 'userDetail', httpStatus: 500 })
    await inject({ endpoint: 'logout', httpStatus: 500 })
    await browser.control('DELETE', `faults/${id}`)
    expect(await browser.control('GET', 'faults')).toMatchObject([{ endpoint: 'logout' }])
    await expect(browser.control('DELETE', 'faults/999')).rejects.toThrow('404')
    await browser.control('DELETE', 'faults')
    expect(await browser.control('GET', 'faults')).toEqual([])
    expect(await detail()).toMatchObject({ httpStatus: 200 })
  })

  test('before the call nothing happens and nothing is kept', async () => {
    const requestNo = randomUUID()
    await inject({ endpoint: 'assetReportLottery', httpStatus: 500, times: 1 })
    await browser.call('assetReportLottery', { requestNo })
    expect((await browser.call('assetReportLotteryInfo')).data).toMatchObject({ ispartLottery: '0' })
    expect(await browser.call('assetReportLottery', { requestNo })).toMatchObject({ inner: INNER.success })
  })

  test('after the call it has happened and the repetition gets its result', async () => {
    const requestNo = randomUUID()
    await inject({ endpoint: 'assetReportLottery', drop: true, phase: 'after', times: 1 })
    await expect(browser.call('assetReportLottery', { requestNo })).rejects.toThrow('fetch failed')
    const { data } = await browser.call('assetReportLotteryInfo')
    expect(data).toMatchObject({ ispartLottery: '1' })
    expect((await browser.call('assetReportLottery', { requestNo })).data).toEqual({
      lotteryIntegral: (data as { lotteryIntegral: string }).lotteryIntegral,
    })
  })

  test.each([
    [{ endpoint: 'noSuchCall', httpStatus: 500 }, 'endpoint'],
    [{ endpoint: 'userDetail', httpStatus: 99 }, 'httpStatus'],
    [{ endpoint: 'userDetail', colour: 'red' }, 'colour'],
    [{}, 'endpoint'],
  ])('a mistake in %j is named', async (fault, field) => {
    await expect(inject(fault)).rejects.toThrow(field)
    expect(await browser.control('GET', 'faults')).toEqual([])
  })

  test('a long delay does not hold up closing', async () => {
    const { browser: other, stop } = await startTest()
    await other.control('POST', 'faults', { endpoint: 'userDetail', delayMs: 600_000 })
    const pending = other.call('userDetail').then(
      () => 'answered',
      () => 'dropped',
    )
    await new Promise(resolve => setTimeout(resolve, 50))
    const startedAt = Date.now()
    await stop()
    await pending
    expect(Date.now() - startedAt).toBeLessThan(2000)
  })
})

describe('faults of addresses', () => {
  const FILE = 'FD136'
  const addresses = async () => {
    const { data } = await browser.call('fileUrlQuery', { fileId: FILE })
    return {
      file: (data as { url: string }).url,
      picture: '/services/trustAppApi/picture/charity-water.svg',
      video: '/services/trustAppApi/video/family-trust.mp4',
    }
  }

  test.each([
    ['file', 403],
    ['file', 404],
    ['file', 500],
    ['picture', 404],
    ['video', 503],
  ] as const)('a %s answers %i once, then as ever', async (target, httpStatus) => {
    const { [target]: address } = await addresses()
    await inject({ endpoint: target, httpStatus, times: 1 })
    const broken = await browser.fetch(address)
    expect([broken.status, await broken.json()]).toEqual([
      httpStatus,
      expect.objectContaining({ code: `-${httpStatus}` }),
    ])
    expect((await browser.fetch(address)).status).toBe(200)
  })

  test('come late, or not at all', async () => {
    const { file } = await addresses()
    await inject({ endpoint: 'file', delayMs: 300, times: 1 })
    const startedAt = Date.now()
    expect((await browser.fetch(file)).status).toBe(200)
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(290)
    await inject({ endpoint: 'file', drop: true, times: 1 })
    await expect(browser.fetch(file)).rejects.toThrow()
  })

  test('are not those of the calls', async () => {
    const { file, picture } = await addresses()
    await inject({ endpoint: '*', httpStatus: 500 })
    await inject({ endpoint: 'file', httpStatus: 403 })
    expect((await browser.fetch(picture)).status).toBe(200)
    expect((await browser.fetch(file)).status).toBe(403)
    expect((await detail()).httpStatus).toBe(500)
  })
})

describe('cookies of a load balancer', () => {
  const cookiesOf = async (name: string, body: string) => {
    const answer = await browser.fetch(`/services/trustAppApi/${name}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    })
    return answer.headers.getSetCookie().map(line => line.split('=')[0])
  }

  test('stand around that of the session, in every answer of a call', async () => {
    expect(await cookiesOf('userDetail', '{"requestData":{}}')).toEqual(['lb', 'route'])
    expect(await cookiesOf('userDetail', 'broken')).toEqual(['lb', 'route'])
    expect(await cookiesOf('logout', '{"requestData":{}}')).toEqual(['lb', 'sid', 'route'])
    const mobile = '19900000001'
    await browser.call('smsCodeSend', { mobile, scene: 'login' })
    const smsCode = await browser.lastCode(mobile)
    const requestData = { mobile, smsCode, agreed: '1', requestNo: randomUUID() }
    expect(await cookiesOf('smsLogin', JSON.stringify({ requestData }))).toEqual(['lb', 'sid', 'route'])
  })
})

describe('who may show what is sent', () => {
  test.each([
    ['/services/trustAppApi/picture/charity-water.svg', 'cross-origin'],
    ['/services/trustAppApi/video/family-trust.mp4', 'cross-origin'],
    ['/sandbox/assets/share.png', 'cross-origin'],
    ['/services/trustAppApi/picture/no.exe', 'same-origin'],
    ['/services/trustAppApi/video/no.mp4', 'same-origin'],
    ['/services/trustAppApi/file/FD136', 'same-origin'],
    ['/phone/home', 'same-origin'],
    ['/sandbox/', 'same-origin'],
    ['/sandbox/api/customers', 'same-origin'],
  ])('%s: %s', async (address, policy) => {
    expect((await browser.fetch(address)).headers.get('cross-origin-resource-policy')).toBe(policy)
  })
})
