import { randomUUID } from 'node:crypto'
import { INNER, OUTER } from '@/contract/codes'
import { Browser, cleanUp, startTest } from '../testing/harness'

const U1 = '19900000001'
const U2 = '19900000002'
const NOBODY = '19911112222'

let browser: Browser
let otherBrowser: Browser

beforeEach(async () => {
  await cleanUp()
  const started = await startTest()
  browser = started.browser
  otherBrowser = new Browser(started.sandbox)
})
afterAll(cleanUp)

const send = (mobile: string) => browser.call('smsCodeSend', { mobile, scene: 'login' })
const login = (mobile: string, smsCode: string, requestNo: string = randomUUID()) =>
  browser.call('smsLogin', { mobile, smsCode, agreed: '1', requestNo })
const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000')

describe('login by phone and code', () => {
  test('a code from the inbox opens a session', async () => {
    expect(await send(U1)).toMatchObject({
      inner: INNER.success,
      data: { resendSeconds: 60, validSeconds: 300 },
    })
    const code = await browser.lastCode(U1)
    expect(code).toMatch(/^\d{6}$/)
    expect(await login(U1, code)).toMatchObject({ inner: INNER.success, data: { userId: '100001' } })
    expect(await browser.call('userDetail')).toMatchObject({ data: { telephone: U1, birDate: '1968-03-15' } })
    expect(await browser.control('GET', 'inbox')).toMatchObject([
      { mobile: U1, code, scene: 'login', used: true },
    ])
  })

  test('the cookie is out of reach of scripts and other sites', async () => {
    await send(U1)
    const response = await browser.fetch('/services/trustAppApi/smsLogin', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        requestData: {
          mobile: U1,
          smsCode: await browser.lastCode(U1),
          agreed: '1',
          requestNo: randomUUID(),
        },
      }),
    })
    const line = response.headers.getSetCookie().find(cookie => cookie.startsWith('sid='))
    expect(line).toMatch(/^sid=[\w-]{40,}; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  test('another code within 60 seconds is refused', async () => {
    await send(U1)
    expect(await send(U1)).toMatchObject({ inner: INNER.smsTooManyTries })
    expect(await send(U2)).toMatchObject({ inner: INNER.success })
    await browser.advance(60)
    expect(await send(U1)).toMatchObject({ inner: INNER.success })
  })

  test('a wrong, an old and a used code are told apart', async () => {
    await send(U1)
    const code = await browser.lastCode(U1)
    expect(await login(U1, wrongCode(code))).toMatchObject({ inner: INNER.smsCodeWrong, msg: '验证码错误' })
    expect(await login(U1, code)).toMatchObject({ inner: INNER.success })
    expect(await login(U1, code)).toMatchObject({ inner: INNER.smsCodeExpired })
    await browser.advance(60)
    await send(U1)
    await browser.advance(301)
    expect(await login(U1, await browser.lastCode(U1))).toMatchObject({ inner: INNER.smsCodeExpired })
  })

  test('five wrong tries lock the code until a new one is sent', async () => {
    await send(U1)
    const code = await browser.lastCode(U1)
    for (let tries = 0; tries < 5; tries++) {
      expect(await login(U1, wrongCode(code))).toMatchObject({ inner: INNER.smsCodeWrong })
    }
    expect(await login(U1, code)).toMatchObject({ inner: INNER.smsTooManyTries })
    await browser.advance(400)
    expect(await login(U1, code)).toMatchObject({ inner: INNER.smsTooManyTries })
    await send(U1)
    expect(await login(U1, await browser.lastCode(U1))).toMatchObject({ inner: INNER.success })
  })

  test('the answers do not tell who is a customer', async () => {
    expect(await login(NOBODY, '123456')).toEqual(await login(U1, '123456'))
    const [known, unknown] = [await send(U1), await send(NOBODY)]
    expect(unknown).toEqual(known)
    const code = await browser.lastCode(NOBODY)
    for (let tries = 0; tries < 5; tries++) {
      expect(await login(NOBODY, code)).toMatchObject({ inner: INNER.smsCodeWrong })
    }
    expect(await login(NOBODY, code)).toMatchObject({ inner: INNER.smsTooManyTries })
    expect(browser.cookies.size).toBe(0)
  })

  test('the agreement must be accepted', async () => {
    const answer = await browser.call('smsLogin', {
      mobile: U1,
      smsCode: '123456',
      agreed: '0',
      requestNo: randomUUID(),
    })
    expect(answer).toMatchObject({
      inner: INNER.invalidInput,
      data: { errors: [{ field: 'agreed', msg: '请阅读并同意相关协议' }] },
    })
  })

  test('logging in as someone else ends the session of the cookie', async () => {
    await browser.loginAs('U1')
    otherBrowser.cookies.set('sid', browser.cookies.get('sid') ?? '')
    await send(U2)
    await login(U2, await browser.lastCode(U2))
    expect(await browser.call('userDetail')).toMatchObject({ data: { telephone: U2 } })
    expect(await otherBrowser.call('userDetail')).toMatchObject({ code: OUTER.sessionExpired })
  })
})

describe('sessions', () => {
  test('no cookie asks for a login, an unknown one is expired', async () => {
    expect(await browser.call('userDetail')).toMatchObject({
      code: OUTER.success,
      inner: INNER.loginRequired,
    })
    browser.cookies.set('sid', 'never-issued')
    expect(await browser.call('userDetail')).toMatchObject({ code: OUTER.sessionExpired, msg: '请重新登录' })
  })

  test('30 idle minutes end a session, calls keep it alive', async () => {
    await browser.loginAs('U1')
    for (let calls = 0; calls < 3; calls++) {
      await browser.advance(29 * 60)
      expect(await browser.call('userDetail')).toMatchObject({ inner: INNER.success })
    }
    await browser.advance(30 * 60 + 1)
    expect(await browser.call('userDetail')).toMatchObject({ code: OUTER.sessionExpired })
  })

  test('12 hours end a session however busy it is', async () => {
    await browser.loginAs('U1')
    for (let calls = 0; calls < 25; calls++) {
      await browser.advance(28 * 60)
      expect(await browser.call('userDetail')).toMatchObject({ inner: INNER.success })
    }
    await browser.advance(21 * 60)
    expect(await browser.call('userDetail')).toMatchObject({ code: OUTER.sessionExpired })
  })

  test('an expired session is expired for every call that needs one', async () => {
    await browser.loginAs('U1')
    await browser.control('POST', 'expire', {})
    for (const name of [
      'userDetail',
      'userAssetReportInfo',
      'assetReportLotteryInfo',
      'assetReportShareInfo',
    ]) {
      expect(await browser.call(name)).toMatchObject({ httpStatus: 200, code: OUTER.sessionExpired })
    }
  })
})

describe('login by WeChat account', () => {
  const wxLogin = (wxCode: string) => browser.call('wxLogin', { wxCode })

  test('an account nobody has bound opens no session', async () => {
    expect(await wxLogin('account-1:nonce-1')).toMatchObject({ inner: INNER.success, data: { isBound: '0' } })
    expect(await browser.call('userDetail')).toMatchObject({ inner: INNER.loginRequired })
  })

  test('the SMS login binds it, and from then on it logs in alone', async () => {
    await send(U1)
    const smsCode = await browser.lastCode(U1)
    const request = { mobile: U1, smsCode, agreed: '1', wxCode: 'account-1:nonce-1', requestNo: randomUUID() }
    expect(await browser.call('smsLogin', request)).toMatchObject({ inner: INNER.success })
    browser = otherBrowser
    expect(await wxLogin('account-1:nonce-2')).toMatchObject({ data: { isBound: '1' } })
    expect(await browser.call('userDetail')).toMatchObject({ data: { telephone: U1 } })
  })

  test('another account is somebody else, and a wrong SMS code binds nothing', async () => {
    await send(U1)
    const smsCode = wrongCode(await browser.lastCode(U1))
    const request = { mobile: U1, smsCode, agreed: '1', wxCode: 'account-1:nonce-1', requestNo: randomUUID() }
    expect(await browser.call('smsLogin', request)).toMatchObject({ inner: INNER.smsCodeWrong })
    expect(await wxLogin('account-1:nonce-2')).toMatchObject({ data: { isBound: '0' } })
  })

  test('the code stands in no log', async () => {
    await wxLogin('account-1:nonce-1')
    expect(JSON.stringify(await browser.control('GET', 'log'))).not.toContain('account-1')
  })
})
