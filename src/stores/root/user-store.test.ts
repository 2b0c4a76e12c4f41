/** @jest-environment jsdom */
import { fakeTransport, http, inner, outer, success } from '@test/transport'
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
