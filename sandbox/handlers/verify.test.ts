import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import { Browser, cleanUp, startTest } from '../testing/harness'
import { MOBILES, verifyTokenOf } from '../testing/verified'

let browser: Browser
let other: Browser

beforeEach(async () => {
  await cleanUp()
  const started = await startTest()
  browser = started.browser
  other = new Browser(started.sandbox)
  await browser.loginAs('U1')
  await other.loginAs('U6')
})
afterAll(cleanUp)

const send = (scene: string, more: object = {}) => browser.call('smsCodeSend', { scene, ...more })
const verify = (scene: string, smsCode: string) =>
  browser.call('smsCodeVerify', { scene, smsCode, requestNo: randomUUID() })
const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000')
const cancel = (by: Browser, tradeId: string, verifyToken: string) =>
  by.call('tradeCancel', { tradeId, verifyToken, requestNo: randomUUID() })
const CANCELLABLE = 'T2026111900139'

describe('codes of a customer', () => {
  test('go to the own phone, whatever number is named, and stand in the inbox', async () => {
    expect(await send('tradeCancel', { mobile: MOBILES.U2 })).toMatchObject({
      inner: INNER.success,
      data: { resendSeconds: 60, validSeconds: 300 },
    })
    expect(await browser.control('GET', 'inbox')).toMatchObject([
      { mobile: MOBILES.U1, scene: 'tradeCancel', customer: 'U1', used: false },
    ])
  })

  test('need a session, and the login needs a phone', async () => {
    browser.cookies.clear()
    expect(await send('tradeCancel')).toMatchObject({ inner: INNER.loginRequired })
    expect(await send('login')).toMatchObject({
      inner: INNER.invalidInput,
      data: { errors: [{ field: 'mobile' }] },
    })
  })

  test('are sent again after 60 seconds, each scene for itself', async () => {
    await send('tradeCancel')
    expect(await send('tradeCancel')).toMatchObject({ inner: INNER.smsTooManyTries })
    expect(await send('dividendMode')).toMatchObject({ inner: INNER.success })
    await browser.advance(60)
    expect(await send('tradeCancel')).toMatchObject({ inner: INNER.success })
  })

  test('wrong, of another scene, expired and locked ones are told apart', async () => {
    await send('tradeCancel')
    const code = await browser.lastCode(MOBILES.U1)
    expect(await verify('dividendMode', code)).toMatchObject({ inner: INNER.smsCodeWrong })
    for (let tries = 0; tries < 5; tries++) {
      expect(await verify('tradeCancel', wrongCode(code))).toMatchObject({ inner: INNER.smsCodeWrong })
    }
    expect(await verify('tradeCancel', code)).toMatchObject({ inner: INNER.smsTooManyTries })
    await browser.advance(60)
    await send('tradeCancel')
    await browser.advance(301)
    expect(await verify('tradeCancel', await browser.lastCode(MOBILES.U1))).toMatchObject({
      inner: INNER.smsCodeExpired,
    })
  })

  test('of a login are no proof', async () => {
    await send('login', { mobile: MOBILES.U1 })
    const code = await browser.lastCode(MOBILES.U1)
    expect(await verify('login', code)).toMatchObject({ inner: INNER.invalidInput })
  })

  test('repeated with the same number yield the same token', async () => {
    await send('tradeCancel')
    const call = {
      scene: 'tradeCancel',
      smsCode: await browser.lastCode(MOBILES.U1),
      requestNo: randomUUID(),
    }
    const first = await browser.call('smsCodeVerify', call)
    expect(first).toMatchObject({ inner: INNER.success })
    expect(await browser.call('smsCodeVerify', call)).toEqual(first)
  })
})

describe('a verify token', () => {
  test('serves once', async () => {
    const token = await verifyTokenOf(browser, 'U1', 'tradeCancel', CANCELLABLE)
    expect(await cancel(browser, CANCELLABLE, token)).toMatchObject({ inner: INNER.success })
    const another = await cancel(browser, CANCELLABLE, token)
    expect(another).not.toMatchObject({ inner: INNER.success })
  })

  test('serves no other scene', async () => {
    const token = await verifyTokenOf(browser, 'U1', 'statementExport')
    expect(await cancel(browser, CANCELLABLE, token)).toMatchObject({ inner: INNER.verifyTokenMissing })
  })

  test('serves no other trade, and is not used up by it', async () => {
    const token = await verifyTokenOf(browser, 'U1', 'tradeCancel', 'T2026111700113')
    expect(await cancel(browser, CANCELLABLE, token)).toMatchObject({ inner: INNER.verifyTokenMissing })
    expect(await cancel(browser, 'T2026111700113', token)).toMatchObject({ inner: INNER.success })
  })

  test('serves nobody else', async () => {
    const token = await verifyTokenOf(other, 'U6', 'tradeCancel', CANCELLABLE)
    expect(await cancel(browser, CANCELLABLE, token)).toMatchObject({ inner: INNER.verifyTokenMissing })
  })

  test('serves for five minutes', async () => {
    const token = await verifyTokenOf(browser, 'U1', 'tradeCancel', CANCELLABLE)
    await browser.advance(301)
    expect(await cancel(browser, CANCELLABLE, token)).toMatchObject({ inner: INNER.verifyTokenMissing })
  })

  test('is not used up by a call that is refused for another reason', async () => {
    const token = await verifyTokenOf(browser, 'U1', 'tradeCancel', CANCELLABLE)
    const settled = await cancel(browser, 'T2026102700113', token)
    expect(settled).toMatchObject({ inner: INNER.stateConflict, msg: '交易已完成，不能撤销' })
    expect(await cancel(browser, CANCELLABLE, token)).toMatchObject({ inner: INNER.success })
  })
})
