/** @jest-environment jsdom */
import { deferred, fakeTransport, flush, http, inner, outer, success } from '@test/transport'
import { query } from '@/api/query'
import { messageHome } from '@/contract/message'
import { smsLogin } from '@/contract/session'
import { userDetail } from '@/contract/user'
import type { CancelSignal } from '@/lib/cancellation'
import { AppError } from '@/lib/app-error'
import { openPage } from '@/platform/pages/navigation'
import { uuid } from '@/lib/uuid'
import type { HttpAnswer, HttpOptions } from '@/platform/net/http.types'
import { drafts } from '@/stores/primitives/drafts'
import { PendingLogout } from './pending-logout'
import { RootStore } from './root-store'

jest.mock('@/platform/pages/navigation', () => ({
  openPage: jest.fn(() => Promise.resolve()),
  hasPageBelow: () => false,
}))

const HANDLE = 'handle-0001'
const USER = {
  id: 'C1',
  telephone: '19900000001',
  birDate: '1968-03-15',
  session: { handle: HANDLE, idleSeconds: 1800, idleSecondsLeft: 1800, secondsLeft: 43_200 },
}
const NETWORK = new AppError({ kind: 'network', message: '网络连接失败，请检查网络后重试' })

interface Sent {
  readonly name: string
  readonly withoutSession: boolean
  readonly data: Record<string, unknown>
}

/** A device: its calls, who sent them, and answers of `logout` that the test gives one by one. */
function device(logoutAnswers: (HttpAnswer | AppError)[]) {
  const sent: Sent[] = []
  const { transport } = fakeTransport({
    userDetail: success(USER),
    messageHome: inner('04040528', '请登录'),
    smsLogin: success({ userId: 'C2' }),
    logout: () => {
      const answer = logoutAnswers.shift() ?? success({})
      if (answer instanceof AppError) throw answer
      return answer
    },
  })
  const root = new RootStore((path, body, options: HttpOptions) => {
    const { requestData } = body as { requestData: Record<string, unknown> }
    sent.push({
      name: path.slice(path.lastIndexOf('/') + 1),
      withoutSession: options.withoutSession ?? false,
      data: requestData,
    })
    return transport(path, body, options)
  })
  const names = () => sent.map(({ name }) => name)
  return { root, sent, names }
}

const FAILURES: [string, HttpAnswer | AppError][] = [
  ['HTTP 500', http(500)],
  ['HTTP 503', http(503)],
  ['no connection', NETWORK],
  ['no content', http(200, {})],
  ['a gateway refusal', outer('-1', '网关繁忙')],
  ['an inner refusal', inner('10090001', '系统繁忙，请稍后再试')],
]

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  jest.mocked(openPage).mockClear()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

describe.each(FAILURES)('a logout answered by %s', (_what, failure) => {
  async function loggedOut() {
    const parts = device([failure])
    parts.root.navigation.arrived('assets/overview', {})
    await parts.root.user.fetchForNavigation('customer')
    drafts.keep('survey', { a: 1 })
    await parts.root.logout()
    return parts
  }

  it('leaves nothing of the customer on the device but what ends the session', async () => {
    const { root } = await loggedOut()
    expect([root.user.user, root.user.session]).toEqual([undefined, 'anonymous'])
    expect({ ...localStorage }).toEqual({ pendingLogout: HANDLE })
    expect(sessionStorage).toHaveLength(0)
    expect(openPage).toHaveBeenCalledWith('pages/home/index', 'relaunch')
    expect(root.ui.toast?.text).toMatch(/^本机已退出登录。服务器暂未确认.*将自动重试/)
  })

  it('lets no call carry the session, and is sent again with each', async () => {
    const { root, sent } = await loggedOut()
    sent.length = 0
    await expect(root.read(messageHome, query('messageHome')())).rejects.toMatchObject({
      kind: 'loginRequired',
    })
    expect(sent).toContainEqual({ name: 'messageHome', withoutSession: true, data: {} })
    expect(sent).toContainEqual({ name: 'logout', withoutSession: false, data: { handle: HANDLE } })
    await flush()
    expect(localStorage).toHaveLength(0)
    await root.read(userDetail, query('userDetail')())
    expect(sent.at(-1)).toMatchObject({ name: 'userDetail', withoutSession: false })
  })

  it('is sent again by itself', async () => {
    const { names } = await loggedOut()
    expect(names().filter(name => name === 'logout')).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(15_000)
    expect(names().filter(name => name === 'logout')).toHaveLength(2)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(names().filter(name => name === 'logout')).toHaveLength(2)
  })

  it('is the first thing the next start does', async () => {
    await loggedOut()
    jest.clearAllTimers()
    const { root, sent } = device([])
    expect(sent).toEqual([{ name: 'logout', withoutSession: false, data: { handle: HANDLE } }])
    const early = root.user.fetchForNavigation('open')
    expect(sent[1]).toMatchObject({ name: 'userDetail', withoutSession: true })
    await early
    await flush()
    expect(localStorage.getItem('pendingLogout')).toBeNull()
  })

  it('is sent again once the connection is back', async () => {
    const { names } = await loggedOut()
    window.dispatchEvent(new Event('online'))
    await flush()
    expect(names().filter(name => name === 'logout')).toHaveLength(2)
    expect(localStorage.getItem('pendingLogout')).toBeNull()
  })

  it('stands in nobody else’s way: another login takes the session’s place', async () => {
    const { root, sent } = await loggedOut()
    await root.write(
      smsLogin,
      { mobile: '19900000006', smsCode: '123456', agreed: '1' },
      { requestNo: uuid() },
    )
    expect(sent.at(-1)).toMatchObject({ name: 'smsLogin', withoutSession: false })
    root.expectCustomer()
    expect(localStorage.getItem('pendingLogout')).toBeNull()
    await root.user.fetchForNavigation('customer')
    expect([sent.at(-1)?.withoutSession, root.user.session]).toEqual([false, 'known'])
  })
})

test('the reason of an inner refusal is told', async () => {
  const { root } = device([inner('10090001', '系统繁忙，请稍后再试')])
  await root.logout()
  expect(root.ui.toast?.text).toContain('系统繁忙，请稍后再试')
})

test('a confirmed logout says so and is not sent again', async () => {
  const { root, names } = device([])
  await root.user.fetchForNavigation('customer')
  await root.logout()
  expect([root.ui.toast?.text, localStorage.length]).toEqual(['退出登录成功', 0])
  await jest.advanceTimersByTimeAsync(60_000)
  expect(names()).toEqual(['userDetail', 'logout'])
})

test('the late answer of an earlier logout does not confirm the next one', async () => {
  const [late, next] = [deferred<HttpAnswer>(), deferred<HttpAnswer>()]
  const handles: unknown[] = []
  const { transport } = fakeTransport({
    logout: ({ body }) => {
      handles.push(body.requestData.handle)
      return handles.length === 1 ? late.promise : next.promise
    },
  })
  const logouts = new PendingLogout(transport)
  const first = logouts.begin('handle-0001')
  // Somebody logged in meanwhile, and out again.
  logouts.drop()
  const second = logouts.begin('handle-0002')
  // It does not wait for the first, and does not take that one's answer for its own.
  expect(handles).toEqual(['handle-0001', 'handle-0002'])
  late.resolve(success({}))
  await first
  expect(logouts.isWaiting).toBe(true)
  next.resolve(success({}))
  await second
  expect(logouts.isWaiting).toBe(false)
})

test('drafts go with the session (S07)', async () => {
  const { root } = device([])
  drafts.keep('survey', { a: 1 })
  await root.logout()
  expect(drafts.read('survey')).toBeUndefined()
})

test('an answer that was asked for before the logout brings nobody back', async () => {
  const late = deferred<HttpAnswer>()
  const { transport } = fakeTransport({ userDetail: () => late.promise, logout: success({}) })
  const root = new RootStore(transport)
  const guard = root.user.fetchForNavigation('customer')
  await root.logout()
  late.resolve(success(USER))
  await guard
  expect([root.user.user, localStorage.getItem('telephone')]).toEqual([undefined, null])
})

test('a login calls off the logout that is under way: its late answer would end the session of who logs in', async () => {
  const late = deferred<HttpAnswer>()
  const signals: (CancelSignal | undefined)[] = []
  const { transport } = fakeTransport({
    userDetail: success(USER),
    logout: () => late.promise,
    smsLogin: success({ userId: 'C2' }),
  })
  const root = new RootStore((path, body, options: HttpOptions) => {
    if (path.endsWith('/logout')) signals.push(options.signal)
    return transport(path, body, options)
  })
  await root.user.fetchForNavigation('customer')
  void root.logout()
  expect(signals.map(signal => signal?.aborted)).toEqual([false])
  const login = { mobile: '19900000003', smsCode: '123456', agreed: '1' as const }
  await root.write(smsLogin, login, { requestNo: 'login-1' })
  expect(signals.map(signal => signal?.aborted)).toEqual([true])
})
