/** @jest-environment jsdom */
import { deferred, fakeTransport, flush, http, inner, outer, success } from '@test/transport'
import type { HttpAnswer } from '@/platform/net/http.types'
import { query } from '@/api/query'
import { assetReportLotteryInfo } from '@/contract/asset-report'
import { analyticsUser } from '@/platform/analytics/analytics'
import { hostWindow } from '@/platform/host/host.h5'
import { openPage } from '@/platform/pages/navigation'
import { drafts } from '@/stores/primitives/drafts'
import { RootStore } from './root-store'

const lotteryInfo = query('assetReportLotteryInfo')
const askLottery = (root: RootStore) => root.read(assetReportLotteryInfo, lotteryInfo())

jest.mock('@/platform/pages/navigation', () => ({
  openPage: jest.fn(() => Promise.resolve()),
  closePage: jest.fn(() => Promise.resolve()),
  hasPageBelow: jest.fn(() => false),
}))

const opened = jest.mocked(openPage)
const USER = { id: 'C1', telephone: '19900000001', birDate: '1968-03-15', nameMask: '林*远' }

function rootWith(userDetail: HttpAnswer, others: Record<string, HttpAnswer> = {}) {
  const { transport, calls } = fakeTransport({ userDetail, logout: success({}), ...others })
  return { root: new RootStore(transport), calls }
}

interface NativeMessage {
  readonly action: string
  readonly data: unknown
}

/** A native app around the page; it keeps what it was sent. */
function enterNativeApp() {
  const sent: NativeMessage[] = []
  const host = hostWindow()
  host.trustAppAndroid = { postMessage: text => sent.push(JSON.parse(text) as NativeMessage) }
  return { sent, leave: () => void delete host.trustAppAndroid }
}

/** A web-view of the mini-program; it keeps which pages it was asked for. */
function enterWebView() {
  const sent: unknown[] = []
  const host = hostWindow() as ReturnType<typeof hostWindow> & { wx?: unknown }
  host.__wxjs_environment = 'miniprogram'
  host.wx = { miniProgram: { navigateTo: (page: unknown) => sent.push(page) } }
  const leave = () => {
    delete host.__wxjs_environment
    delete host.wx
  }
  return { sent, leave }
}

const HOSTS: [string, () => { sent: unknown[]; leave(): void }][] = [
  ['the native app', enterNativeApp],
  ['a web-view', enterWebView],
  ['a browser', () => ({ sent: [], leave: () => undefined })],
]

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  opened.mockClear()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

describe('the guard (specification, section 4)', () => {
  it('stores what the specification asks for and starts analytics with the id', async () => {
    const { root, calls } = rootWith(success(USER))
    await root.user.fetchForNavigation('customer')
    expect(localStorage.getItem('telephone')).toBe('19900000001')
    expect(sessionStorage.getItem('birDate')).toBe('1968-03-15')
    expect(analyticsUser()).toBe('C1')
    expect(calls).toHaveLength(1)
    expect(calls[0]?.body.showLoading).toBe(false)
    root.user.forget()
    expect([localStorage.length, sessionStorage.length, analyticsUser()]).toEqual([0, 0, undefined])
  })

  it('asks nothing on the four bare routes', async () => {
    const { root, calls } = rootWith(success(USER))
    await root.user.fetchForNavigation('bare')
    expect(calls).toHaveLength(0)
  })

  it('starts no analytics for who withdrew consent, and stops it at once', async () => {
    const { root } = rootWith(success({ ...USER, analyticsConsent: '0' }))
    await root.user.fetchForNavigation('customer')
    expect(analyticsUser()).toBeUndefined()
  })

  it('leaves the page usable when the fetch fails, and starts no analytics (E22)', async () => {
    const { root } = rootWith(http(500))
    await root.user.fetchForNavigation('customer')
    expect([root.user.session, analyticsUser()]).toEqual(['unknown', undefined])
    expect(opened).not.toHaveBeenCalled()
  })

  it('opens the login on a customer page, not on an open one', async () => {
    const { root } = rootWith(inner('04040528', '请登录'))
    root.navigation.arrived('main/home', {})
    await root.user.fetchForNavigation('open')
    expect([root.user.session, opened.mock.calls.length]).toEqual(['anonymous', 0])
    root.navigation.arrived('report/story', { page: '3' })
    await root.user.fetchForNavigation('customer')
    expect(opened).toHaveBeenCalledWith(
      'packages/account/session/login/index?redirect=assetsReport%2Freport%3Fpage%3D3',
      'relaunch',
    )
  })

  it('takes no answer for an end of the session that was asked for before a login', async () => {
    const early = deferred<HttpAnswer>()
    const answers: (HttpAnswer | Promise<HttpAnswer>)[] = [early.promise, success(USER)]
    const { transport } = fakeTransport({ userDetail: () => answers.shift() ?? http(500) })
    const root = new RootStore(transport)
    const visit = root.user.fetchForNavigation('open')
    root.expectCustomer()
    await root.user.fetchForNavigation('customer')
    early.resolve(inner('04040528', '请登录'))
    await visit
    expect([root.user.session, root.user.user?.id]).toEqual(['known', 'C1'])
  })

  it('drops the stores of packages when another customer appears', async () => {
    class PackageStore {}
    const answers = [success(USER), success(USER), success({ ...USER, id: 'C2' })]
    const { transport } = fakeTransport({ userDetail: () => answers.shift() ?? http(500) })
    const root = new RootStore(transport)
    await root.user.fetchForNavigation('customer')
    const store = root.get(PackageStore)
    expect(root.get(PackageStore)).toBe(store)
    await root.user.fetchForNavigation('customer')
    expect(root.get(PackageStore)).toBe(store)
    await root.user.fetchForNavigation('customer')
    expect(root.get(PackageStore)).not.toBe(store)
    root.user.forget()
  })
})

describe('an expired session', () => {
  it('shows the message for a second, then opens the login and forgets the customer', async () => {
    const { root } = rootWith(success(USER), { assetReportLotteryInfo: outer('00000008', '会话已过期') })
    root.navigation.arrived('report/entry', {})
    await root.user.fetchForNavigation('customer')
    await expect(askLottery(root)).rejects.toMatchObject({ kind: 'sessionExpired' })
    await expect(askLottery(root)).rejects.toMatchObject({ kind: 'sessionExpired' })
    expect(root.ui.toast?.text).toBe('会话已过期')
    expect([localStorage.getItem('telephone'), sessionStorage.getItem('birDate')]).toEqual([null, null])
    jest.advanceTimersByTime(999)
    await flush()
    expect(opened).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    await flush()
    expect(opened).toHaveBeenCalledTimes(1)
    expect(opened).toHaveBeenCalledWith(
      'packages/account/session/login/index?redirect=assetsReport%2Fentry',
      'relaunch',
    )
  })

  it.each(HOSTS)('leads to the login route in %s, and never to a host of its own', async (_host, enter) => {
    const { sent, leave } = enter()
    const { root } = rootWith(success(USER), { assetReportLotteryInfo: outer('00000008', '会话已过期') })
    class PackageStore {}
    root.navigation.arrived('report/entry', {})
    await root.user.fetchForNavigation('customer')
    const store = root.get(PackageStore)
    document.cookie = 'xtoken=abcdefgh'
    await expect(askLottery(root)).rejects.toMatchObject({ kind: 'sessionExpired' })
    expect([root.get(PackageStore) === store, document.cookie]).toEqual([false, ''])
    jest.advanceTimersByTime(1000)
    await flush()
    expect(opened).toHaveBeenCalledWith(
      'packages/account/session/login/index?redirect=assetsReport%2Fentry',
      'relaunch',
    )
    expect(sent).toEqual([])
    leave()
  })

  it('drops the drafts and the token (S07, S10)', async () => {
    const { root } = rootWith(success(USER), { assetReportLotteryInfo: outer('00000008', '会话已过期') })
    await root.user.fetchForNavigation('customer')
    drafts.keep('survey', { a: 1 })
    document.cookie = 'xtoken=abcdefgh'
    await expect(askLottery(root)).rejects.toMatchObject({ kind: 'sessionExpired' })
    expect([drafts.read('survey'), document.cookie]).toEqual([undefined, ''])
  })

  it('does nothing on the login route (E8)', async () => {
    const { root } = rootWith(outer('00000008', '会话已过期'))
    root.navigation.arrived('account/login', {})
    await root.user.fetchForNavigation('open')
    jest.advanceTimersByTime(5000)
    await flush()
    expect([root.ui.toast, opened.mock.calls.length]).toEqual([undefined, 0])
  })
})

describe('a missing session inside the native app (04040528)', () => {
  const missing = inner('04040528', '请登录')
  const ask = (root: RootStore) => askLottery(root).catch(() => undefined)

  it('is asked for once by all calls of a page, and again at a tap or on the next page', async () => {
    const { sent, leave } = enterNativeApp()
    const { root } = rootWith(missing, { assetReportLotteryInfo: missing })
    root.navigation.arrived('report/entry', {})
    await Promise.all([root.user.fetchForNavigation('customer'), ask(root), ask(root)])
    await ask(root)
    expect(sent.map(({ action }) => action)).toEqual(['goLogin'])
    document.body.click()
    await ask(root)
    await ask(root)
    expect(sent).toHaveLength(2)
    root.navigation.arrived('report/story', {})
    await ask(root)
    expect(sent).toHaveLength(3)
    root.requestLogin()
    expect(sent).toHaveLength(4)
    leave()
  })

  it('leaves no page of who was here', async () => {
    const { sent, leave } = enterNativeApp()
    const { root } = rootWith(success(USER), { assetReportLotteryInfo: missing })
    root.navigation.arrived('report/entry', {})
    await root.user.fetchForNavigation('customer')
    await ask(root)
    expect(sent).toMatchObject([{ action: 'goLogin', data: { returnTo: 'assetsReport/entry' } }])
    expect(opened).toHaveBeenCalledWith('pages/home/index', 'relaunch')
    leave()
  })
})

describe('logout', () => {
  it('ends the session on the server, forgets the customer and goes home', async () => {
    const { root, calls } = rootWith(success(USER))
    await root.user.fetchForNavigation('customer')
    await root.logout()
    expect(calls.map(call => call.name)).toEqual(['userDetail', 'logout'])
    expect([localStorage.length, root.user.session]).toEqual([0, 'anonymous'])
    expect(opened).toHaveBeenCalledWith('pages/home/index', 'relaunch')
  })
})

describe('navigation', () => {
  it('ignores a second tap and the place where the customer already is', () => {
    const { root } = rootWith(success(USER))
    root.navigation.arrived('main/home', {})
    root.navigation.go('main/home')
    expect(opened).not.toHaveBeenCalled()
    root.navigation.go('report/entry')
    root.navigation.go('report/entry')
    expect(opened).toHaveBeenCalledTimes(1)
    root.navigation.arrived('report/entry', {})
    root.navigation.go('report/entry')
    expect(opened).toHaveBeenCalledTimes(1)
    root.navigation.go('report/story', { page: '2' })
    root.navigation.go('report/story', { page: '3' })
    expect(opened).toHaveBeenCalledTimes(3)
  })

  it('appends the stored scale', () => {
    localStorage.setItem('multipleView', '150')
    const { root } = rootWith(success(USER))
    root.navigation.go('report/story', { page: '2' })
    expect(opened).toHaveBeenCalledWith('packages/report/story/story/index?multipleView=150&page=2', 'push')
    root.navigation.go('content/not-found')
    expect(opened).toHaveBeenLastCalledWith('packages/content/start/not-found/index', 'push')
  })

  it('sends an anonymous visitor to the login first', async () => {
    const { root } = rootWith(inner('04040528', '请登录'))
    await root.user.fetchForNavigation('open')
    root.navigation.go('report/entry')
    await flush()
    expect(opened).toHaveBeenCalledWith(
      'packages/account/session/login/index?redirect=assetsReport%2Fentry',
      'push',
    )
  })

  test.each([
    ['assetsReport/report?page=3', 'packages/report/story/story/index?page=3'],
    ['assetsReport/report?page=3&evil=1', 'packages/report/story/story/index?page=3'],
    ['login', 'pages/home/index'],
    ['https://evil.test/', 'pages/home/index'],
    ['//evil.test', 'pages/home/index'],
    ['javascript:alert(1)', 'pages/home/index'],
    ['', 'pages/home/index'],
  ])('returns to %p after the login', (address, page) => {
    const { root } = rootWith(success(USER))
    root.navigation.arrived('account/login', {})
    root.navigation.openAddress(address, 'relaunch')
    expect(opened).toHaveBeenCalledWith(page, 'relaunch')
  })
})
