import { randomUUID } from 'node:crypto'
import { INNER, OUTER } from '@/contract/codes'
import { HOST_TOKEN_VALID_SECONDS } from '@/contract/session'
import { Browser, cleanUp, startTest } from '../testing/harness'
import { MOBILES } from '../testing/verified'

let browser: Browser
let other: Browser

beforeEach(async () => {
  await cleanUp()
  const { sandbox } = await startTest()
  browser = new Browser(sandbox)
  other = new Browser(sandbox)
})
afterAll(cleanUp)

const who = async (by: Browser) => {
  const { code, inner, data } = await by.call('userDetail')
  if (code === OUTER.sessionExpired) return 'expired'
  return inner === INNER.loginRequired ? 'nobody' : (data as { telephone: string }).telephone
}
const linkToken = async (customer: string) =>
  (await browser.control<{ token: string }>('POST', 'login', { customer, cookie: false })).token
const session = async (by: Browser) =>
  ((await by.call('userDetail')).data as { session: { handle: string; secondsLeft: number } }).session
const waits = async (by: Browser) =>
  ((await by.call('userDetail')).data as { isOtherLoginWaiting: string }).isOtherLoginWaiting

async function codeOf(mobile: string): Promise<string> {
  await browser.call('smsCodeSend', { mobile, scene: 'login' })
  return browser.lastCode(mobile)
}
const loginBody = async (mobile: string, requestNo: string = randomUUID()) => ({
  mobile,
  smsCode: await codeOf(mobile),
  agreed: '1',
  requestNo,
})

describe('the token of a link (agent 5)', () => {
  test('is exchanged by the first call that carries it, and worth nothing afterwards', async () => {
    const token = await linkToken('U1')
    browser.cookies.set('xtoken', token)
    expect(await who(browser)).toBe(MOBILES.U1)
    expect([browser.cookies.has('xtoken'), browser.cookies.has('sid')]).toEqual([false, true])
    expect(await who(browser)).toBe(MOBILES.U1)
    other.cookies.set('xtoken', token)
    expect(await who(other)).toBe('expired')
    expect(other.cookies.size).toBe(0)
  })

  test('is no session by another name', async () => {
    browser.cookies.set('sid', await linkToken('U1'))
    expect(await who(browser)).toBe('expired')
    other.cookies.set('xtoken', await browser.loginAs('U1'))
    expect(await who(other)).toBe('expired')
  })

  test('runs out', async () => {
    browser.cookies.set('xtoken', await linkToken('U1'))
    await browser.advance(HOST_TOKEN_VALID_SECONDS + 1)
    expect(await who(browser)).toBe('expired')
  })

  test('of the same customer leaves the session as it is', async () => {
    const sid = await browser.loginAs('U1')
    browser.cookies.set('xtoken', await linkToken('U1'))
    expect([await waits(browser), browser.cookies.get('sid'), browser.cookies.has('xtoken')]).toEqual([
      '0',
      sid,
      false,
    ])
  })

  test('of another customer changes nothing until the customer decides', async () => {
    await browser.loginAs('U1')
    const token = await linkToken('U6')
    browser.cookies.set('xtoken', token)
    expect([await waits(browser), await who(browser)]).toEqual(['1', MOBILES.U1])
    expect(browser.cookies.get('xtoken')).toBe(token)
  })

  test.each([
    ['keep', MOBILES.U1],
    ['switch', MOBILES.U6],
  ] as const)('%s: is used up', async (choice, expected) => {
    const sid = await browser.loginAs('U1')
    const token = await linkToken('U6')
    browser.cookies.set('xtoken', token)
    expect(await browser.call('hostTokenSettle', { choice })).toMatchObject({ inner: INNER.success })
    expect([await who(browser), await waits(browser), browser.cookies.has('xtoken')]).toEqual([
      expected,
      '0',
      false,
    ])
    other.cookies.set('xtoken', token)
    expect(await who(other)).toBe('expired')
    other.cookies.set('sid', sid)
    expect(await who(other)).toBe(choice === 'keep' ? MOBILES.U1 : 'expired')
  })

  test('that serves no more cannot be switched to', async () => {
    await browser.loginAs('U1')
    browser.cookies.set('xtoken', await linkToken('U6'))
    await browser.advance(HOST_TOKEN_VALID_SECONDS + 1)
    expect(await browser.call('hostTokenSettle', { choice: 'switch' })).toMatchObject({
      inner: INNER.stateConflict,
    })
    expect(await who(browser)).toBe(MOBILES.U1)
  })
})

describe('a repeated login', () => {
  test('whose answer got lost gets its cookie again, and only the last session lives', async () => {
    const body = await loginBody(MOBILES.U1)
    await browser.call('smsLogin', body)
    const lost = browser.cookies.get('sid') ?? ''
    browser.cookies.clear()
    expect(await browser.call('smsLogin', body)).toMatchObject({ data: { userId: '100001' } })
    expect(await who(browser)).toBe(MOBILES.U1)
    other.cookies.set('sid', lost)
    expect(await who(other)).toBe('expired')
  })

  test.each([
    ['after the logout', async () => void (await browser.call('logout'))],
    ['once the session was used', async () => void (await browser.call('userDetail'))],
    ['later than a minute', async () => browser.advance(61)],
  ])('%s opens no session, and ends none', async (_when, happen) => {
    const body = await loginBody(MOBILES.U1)
    await browser.call('smsLogin', body)
    await happen()
    expect(await other.call('smsLogin', body)).toMatchObject({ inner: INNER.smsCodeExpired })
    expect([other.cookies.size, await who(other)]).toEqual([0, 'nobody'])
    expect(await who(browser)).toBe(_when === 'after the logout' ? 'nobody' : MOBILES.U1)
  })

  test("with somebody else's request number ends nobody's session", async () => {
    const requestNo = randomUUID()
    await browser.call('smsLogin', await loginBody(MOBILES.U1, requestNo))
    await other.call('smsLogin', await loginBody(MOBILES.U6, requestNo))
    expect([await who(browser), await who(other)]).toEqual([MOBILES.U1, MOBILES.U6])
  })
})

describe('logout', () => {
  test('ends the session, uses the link’s token up, takes the cookies back, and works without one', async () => {
    const sid = await browser.loginAs('U1')
    const token = await linkToken('U6')
    browser.cookies.set('xtoken', token)
    expect(await browser.call('logout')).toMatchObject({ inner: INNER.success, data: {} })
    expect(browser.cookies.size).toBe(0)
    browser.cookies.set('sid', sid)
    expect(await who(browser)).toBe('expired')
    other.cookies.set('xtoken', token)
    expect(await who(other)).toBe('expired')
    browser.cookies.clear()
    expect(await browser.call('logout')).toMatchObject({ inner: INNER.success })
  })

  test('by handle ends that session from a device that no longer has its cookie', async () => {
    await browser.loginAs('U1')
    const { handle } = await session(browser)
    expect(await other.call('logout', { handle })).toMatchObject({ inner: INNER.success })
    expect(await who(browser)).toBe('expired')
  })

  test('by handle leaves the session that was opened meanwhile', async () => {
    await browser.loginAs('U1')
    const { handle } = await session(browser)
    await browser.loginAs('U6')
    await browser.call('logout', { handle })
    expect(await who(browser)).toBe(MOBILES.U6)
  })
})

describe('when the session ends', () => {
  const status = async () => (await browser.call('sessionStatus')).data

  test('is said with the user detail, and can be asked without keeping it alive', async () => {
    await browser.loginAs('U1')
    const { handle } = await session(browser)
    expect((await session(browser)).secondsLeft).toBeGreaterThan(43_190)
    await browser.advance(29 * 60)
    expect(await status()).toMatchObject({ session: { handle, idleSeconds: 1800 } })
    await browser.advance(61)
    expect(await status()).toEqual({ session: null })
    expect(await who(browser)).toBe('expired')
  })

  test('is put off by a call, but not beyond twelve hours', async () => {
    await browser.loginAs('U1')
    for (let calls = 0; calls < 25; calls += 1) {
      await browser.advance(28 * 60)
      await browser.call('userDetail')
    }
    const { secondsLeft } = await session(browser)
    expect(secondsLeft).toBeLessThanOrEqual(20 * 60)
    expect(secondsLeft).toBeGreaterThan(19 * 60)
  })
})

describe('a WeChat code', () => {
  test('serves once, to log in as to bind', async () => {
    const body = { ...(await loginBody(MOBILES.U1)), wxCode: 'account-1:nonce-1' }
    expect(await browser.call('smsLogin', body)).toMatchObject({ inner: INNER.success })
    expect(await other.call('wxLogin', { wxCode: 'account-1:nonce-1' })).toMatchObject({
      inner: INNER.invalidInput,
      data: { errors: [{ field: 'wxCode', msg: '微信授权已失效，请重试' }] },
    })
    expect(await other.call('wxLogin', { wxCode: 'account-1:nonce-2' })).toMatchObject({
      data: { isBound: '1' },
    })
    other.cookies.clear()
    expect(await other.call('wxLogin', { wxCode: 'account-1:nonce-2' })).toMatchObject({
      inner: INNER.invalidInput,
    })
    expect(other.cookies.size).toBe(0)
  })

  test('that was used binds nothing', async () => {
    await other.call('wxLogin', { wxCode: 'account-2:nonce-1' })
    await browser.call('smsLogin', { ...(await loginBody(MOBILES.U1)), wxCode: 'account-2:nonce-1' })
    expect(await other.call('wxLogin', { wxCode: 'account-2:nonce-2' })).toMatchObject({
      data: { isBound: '0' },
    })
  })
})

test('a login with an older version of an agreement has to read the newer one first', async () => {
  const body = await loginBody(MOBILES.U1)
  const versions = (privacy: string) => [
    { code: 'register', version: '2.1' },
    { code: 'privacy', version: privacy },
  ]
  expect(await browser.call('smsLogin', { ...body, agreementVersions: versions('3.0') })).toMatchObject({
    inner: INNER.stateConflict,
    msg: '《隐私政策》已更新，请重新阅读',
  })
  const again = { ...body, requestNo: randomUUID(), agreementVersions: versions('3.1') }
  expect(await browser.call('smsLogin', again)).toMatchObject({ inner: INNER.success })
})
