import { randomUUID } from 'node:crypto'
import { INNER, OUTER } from '@/contract/codes'
import { LOGIN_RECORD_DAYS } from '@/contract/device'
import { LOGIN_WAY } from '@/contract/tables/device'
import type { Sandbox } from '../server'
import { allRows, dataOf } from '../testing/answers'
import { Browser, cleanUp, startTest } from '../testing/harness'

const MOBILE = '19900000001'
const DAY = 86_400

let sandbox: Sandbox
let browser: Browser
let other: Browser
beforeEach(async () => {
  await cleanUp()
  ;({ sandbox, browser } = await startTest())
  other = new Browser(sandbox)
  await browser.loginAs('U1')
})
afterAll(cleanUp)

const devices = (of = browser) => dataOf(of, 'deviceList', {}).then(({ list }) => list)
const write = () => ({ requestNo: randomUUID() })
const signOut = (deviceId: string) => browser.call('deviceSignOut', { deviceId, ...write() })
const isOut = async (of: Browser) => (await of.call('messageHome')).code === OUTER.sessionExpired
const records = (of = browser) => allRows(pageNum => dataOf(of, 'loginRecordList', { pageNum, pageSize: 10 }))

describe('devices', () => {
  test('the one that asks stands first and is marked, and each says when it was used last', async () => {
    await browser.advance(60)
    await other.loginAs('U1')
    const list = await devices()
    expect(list.map(({ isCurrent }) => isCurrent)).toEqual(['1', '0'])
    const later = expect.stringMatching(/^2026-11-20 10:01:/) as string
    expect(list[1]).toMatchObject({ loginTime: later, activeTime: later })
    expect((await devices(other))[0]?.deviceId).toBe(list[1]?.deviceId)
  })

  test('another one is signed out at once, and stays out', async () => {
    await other.loginAs('U1')
    const [, second] = await devices()
    expect(await isOut(other)).toBe(false)
    expect(await signOut(second?.deviceId ?? '')).toMatchObject({ inner: INNER.success })
    expect([await isOut(other), await isOut(browser)]).toEqual([true, false])
    expect(await devices()).toHaveLength(1)
    expect(await signOut(second?.deviceId ?? '')).toMatchObject({ inner: INNER.notOwner })
  })

  test('the current one is left by a logout, not from here', async () => {
    const [current] = await devices()
    expect(await signOut(current?.deviceId ?? '')).toMatchObject({ inner: INNER.stateConflict })
    expect(await isOut(browser)).toBe(false)
  })

  test('a device of another customer cannot be signed out, nor is it told from one of nobody', async () => {
    await other.loginAs('U2')
    const [foreign] = await devices(other)
    const refused = await signOut(foreign?.deviceId ?? '')
    expect(refused).toMatchObject({ inner: INNER.notOwner })
    expect((await signOut('nobody-1')).text).toBe(refused.text)
    expect(await isOut(other)).toBe(false)
  })

  test('all others at once, of this customer alone', async () => {
    const [third, stranger] = [new Browser(sandbox), new Browser(sandbox)]
    await other.loginAs('U1')
    await third.loginAs('U1')
    await stranger.loginAs('U2')
    const { list } = await dataOf(browser, 'deviceSignOutOthers', write())
    expect(list).toHaveLength(1)
    expect([await isOut(other), await isOut(third), await isOut(stranger)]).toEqual([true, true, false])
  })

  test('the name of a device ends no session by itself', async () => {
    await other.loginAs('U1')
    const [, second] = await devices()
    await browser.call('logout', { handle: second?.deviceId })
    expect(await isOut(other)).toBe(false)
  })
})

describe('logins', () => {
  const login = async (smsCode?: string) => {
    await other.call('smsCodeSend', { mobile: MOBILE, scene: 'login' })
    const code = smsCode ?? (await other.lastCode(MOBILE))
    const request = { mobile: MOBILE, smsCode: code, agreed: '1', ...write() }
    const first = await other.call('smsLogin', request)
    return { first, again: () => other.call('smsLogin', request) }
  }

  test('a login and a wrong code are noted once each, repeated or not', async () => {
    const before = (await records()).length
    const { again } = await login()
    await again()
    await browser.advance(61)
    const code = await other.lastCode(MOBILE)
    await login(code === '000000' ? '111111' : '000000')
    const rows = await records()
    expect(rows).toHaveLength(before + 2)
    expect(rows.slice(0, 2)).toMatchObject([
      { way: LOGIN_WAY.sms, isSuccess: '0', time: expect.stringMatching(/ 10:01:/) as string },
      { way: LOGIN_WAY.sms, isSuccess: '1', time: expect.stringMatching(/ 10:00:/) as string },
    ])
  })

  test('a link that logs in is noted as one', async () => {
    const { token } = await browser.control<{ token: string }>('POST', 'login', {
      customer: 'U1',
      cookie: false,
    })
    other.cookies.set('xtoken', token)
    await other.call('userDetail')
    expect((await records())[0]).toMatchObject({ way: LOGIN_WAY.link, isSuccess: '1' })
  })

  test('they are the customer’s own, newest first, and go in time', async () => {
    const times = (await records()).map(({ time }) => time)
    expect(times.length).toBeGreaterThan(20)
    expect(times).toEqual([...times].sort().reverse())
    await other.loginAs('U2')
    expect(await records(other)).toEqual([])
    await browser.advance(LOGIN_RECORD_DAYS * DAY + 60)
    await browser.loginAs('U1')
    expect(await records()).toEqual([])
  })
})
