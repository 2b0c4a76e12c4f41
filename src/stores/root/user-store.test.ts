/** @jest-environment jsdom */
import { fakeTransport, http, inner, outer, success } from '@test/transport'
import type { HttpAnswer } from '@/platform/net/http.types'
import { RootStore } from './root-store'

const USER = { id: 'C1', telephone: '19900000001', birDate: '1968-03-15', nameMask: '林*远' }

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

describe('who is likely back', () => {
  test.each([
    ['somebody whose number the last visit left', '19900000001', true],
    ['nobody on a new device', undefined, false],
  ])('%s', (_who, left, isLikely) => {
    if (left) localStorage.setItem('telephone', left)
    expect(new RootStore(fakeTransport({}).transport).user.isLikelyBack).toBe(isLikely)
  })

  test.each([
    ['it is them', success(USER)],
    ['nobody is logged in', inner('04040528', '请登录')],
    ['the session is over', outer('00000008', '请重新登录')],
    ['the server cannot be asked', http(500)],
  ])('is settled once the server has said that %s', async (_said, userDetail) => {
    localStorage.setItem('telephone', '19900000001')
    const { user } = new RootStore(fakeTransport({ userDetail }).transport)
    await user.fetchForNavigation('open')
    expect(user.isLikelyBack).toBe(false)
  })
})

describe('a customer whom the server could not name', () => {
  const asked = async (...answers: HttpAnswer[]) => {
    const { transport, calls } = fakeTransport({ userDetail: () => answers.shift() ?? http(500) })
    const { user } = new RootStore(transport)
    await user.fetchForNavigation('open')
    return { user, calls }
  }

  test.each([
    ['an answer that failed', http(500), true],
    ['no answer body', http(200, {}), true],
    ['HTTP 401', http(401), true],
    ['a gateway refusal', outer('-1', '网关繁忙'), true],
    ['a visitor', inner('04040528', '请登录'), false],
    ['a session that is over', outer('00000008', '请重新登录'), false],
    ['the customer', success(USER), false],
  ])('is unread after %s', async (_what, answer, isUnread) => {
    const { user } = await asked(answer)
    expect([user.isUnread, user.session === 'anonymous' && isUnread]).toEqual([isUnread, false])
  })

  test('is asked for again by itself, and then known', async () => {
    const { user, calls } = await asked(http(500), http(500), success(USER))
    await jest.advanceTimersByTimeAsync(3000)
    expect([calls.length, user.isUnread]).toEqual([2, true])
    await jest.advanceTimersByTimeAsync(10_000)
    expect([calls.length, user.isUnread, user.session]).toEqual([3, false, 'known'])
    await jest.advanceTimersByTimeAsync(60_000)
    expect(calls).toHaveLength(3)
  })

  test('is asked for by 重试 once, however often it is tapped', async () => {
    const { user, calls } = await asked(http(500), success(USER))
    user.recover()
    user.recover()
    await jest.advanceTimersByTimeAsync(0)
    expect([calls.length, user.session]).toEqual([2, 'known'])
    user.recover()
    expect(calls).toHaveLength(2)
  })

  test('stays known when a later question fails', async () => {
    const { user } = await asked(success(USER))
    await user.fetchForNavigation('customer')
    expect([user.isUnread, user.session]).toEqual([false, 'known'])
  })
})
