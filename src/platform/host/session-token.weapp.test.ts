import { giveTaro, resetTaro } from '@test/fake-taro'
import { clearSessionToken, keepSession, sessionHeader } from './session-token.weapp'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('@test/fake-taro'))

const SID = 'sid=abc123; Path=/; HttpOnly; SameSite=Lax'
const BALANCER = 'SERVERID=node-7; Path=/'
const DATED = 'route=9; Expires=Thu, 01 Jan 2099 00:00:00 GMT; Path=/'

afterEach(() => {
  clearSessionToken()
  resetTaro()
})

/** An answer to a request that was sent just now. */
const receive = (answer: Parameters<typeof keepSession>[0]) => keepSession(answer, sessionHeader())

describe('the session cookie of an answer', () => {
  it.each([
    ['lines in `cookies`', { cookies: [SID] }],
    ['a line beside those of a gateway, before it', { cookies: [BALANCER, DATED, SID] }],
    ['a line beside those of a gateway, after it', { cookies: [SID, BALANCER] }],
    ['no `cookies`, the header as one line', { header: { 'Set-Cookie': SID } }],
    ['empty `cookies`, the header in small letters', { cookies: [], header: { 'set-cookie': SID } }],
    ['no `cookies`, the header as a list', { header: { 'Set-Cookie': [BALANCER, SID] } }],
    ['no `cookies`, several lines in one text', { header: { 'Set-Cookie': `${DATED},${SID}, ${BALANCER}` } }],
  ])('is kept from %s', (_name, answer) => {
    receive(answer)
    expect(sessionHeader()).toEqual({ Cookie: 'sid=abc123' })
  })

  it.each([
    ['other cookies', { cookies: [BALANCER, DATED] }],
    ['a cookie whose name only ends like it', { cookies: ['mysid=other; Path=/'] }],
    ['a cookie whose value looks like it', { cookies: ['a=sid=other'] }],
    ['no cookies at all', {}],
    ['other headers', { header: { 'Content-Type': 'application/json' } }],
  ])('stays as it was after %s', (_name, answer) => {
    receive({ cookies: [SID] })
    receive(answer)
    expect(sessionHeader()).toEqual({ Cookie: 'sid=abc123' })
  })

  it.each([
    ['without a value', 'sid=; Path=/; Max-Age=0'],
    ['with no time left', 'sid=gone; Path=/; Max-Age=0'],
    ['with a date that has passed', 'sid=gone; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/'],
  ])('is dropped when it comes %s', (_name, line) => {
    receive({ cookies: [SID] })
    receive({ header: { 'Set-Cookie': `${BALANCER}, ${line}` } })
    expect(sessionHeader()).toEqual({})
  })

  it('is kept while its time lasts', () => {
    receive({ cookies: ['sid=long; Max-Age=43200; Expires=Thu, 01 Jan 2099 00:00:00 GMT'] })
    expect(sessionHeader()).toEqual({ Cookie: 'sid=long' })
  })

  it('is forgotten by a logout', () => {
    receive({ cookies: [SID] })
    clearSessionToken()
    expect(sessionHeader()).toEqual({})
  })

  it.each([
    ['ends it', 'sid=; Path=/; Max-Age=0'],
    ['opens one', 'sid=late; Path=/'],
  ])('of who logged in since stays as it is when a late answer to an earlier session %s', (_what, line) => {
    receive({ cookies: ['sid=first; Path=/'] })
    const sentBefore = sessionHeader()
    clearSessionToken()
    receive({ cookies: ['sid=second; Path=/'] })
    keepSession({ cookies: [line] }, sentBefore)
    expect(sessionHeader()).toEqual({ Cookie: 'sid=second' })
  })

  it('that came late is not opened for who has logged out meanwhile', () => {
    receive({ cookies: ['sid=first; Path=/'] })
    const sentBefore = sessionHeader()
    clearSessionToken()
    keepSession({ cookies: ['sid=renewed; Path=/'] }, sentBefore)
    expect(sessionHeader()).toEqual({})
  })

  it('is held while the app runs where the phone has no room, and the customer is told', () => {
    const told = jest.fn(() => Promise.resolve())
    giveTaro({
      setStorageSync: () => {
        throw new Error('exceed storage max size')
      },
      showToast: told,
    })
    receive({ cookies: [SID] })
    expect(sessionHeader()).toEqual({ Cookie: 'sid=abc123' })
    expect(told).toHaveBeenCalledWith(
      expect.objectContaining({ title: '手机存储空间不足，下次打开需重新登录' }),
    )
    clearSessionToken()
    expect(sessionHeader()).toEqual({})
  })

  it('is gone after a logout, also where the phone removes nothing', () => {
    receive({ cookies: [SID] })
    giveTaro({
      removeStorageSync: () => {
        throw new Error('fail')
      },
    })
    clearSessionToken()
    expect(sessionHeader()).toEqual({})
  })
})
