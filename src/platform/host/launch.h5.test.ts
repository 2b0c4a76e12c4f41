/** @jest-environment jsdom */
import { routeList } from '@/routes'
import { canonicalPath, isScaleExempt } from '@/routes/rules'
import { hostWindow } from './host.h5'
import { prepareLaunch } from './launch.h5'

const TOKEN = 'abc.DEF-123_456'

function launch(address: string): string {
  window.history.replaceState(null, '', address)
  prepareLaunch({
    canonicalPath: path => canonicalPath(routeList, path),
    isScaleExempt: path => isScaleExempt(routeList, path),
  })
  return window.location.pathname + window.location.search + window.location.hash
}

beforeEach(() => {
  localStorage.clear()
  document.cookie = 'xtoken=; Path=/; Max-Age=0'
  delete hostWindow().__wxjs_environment
})

describe('the first address', () => {
  test.each([
    ['/phone/', '/phone/404'],
    ['/phone', '/phone/404'],
    ['/phone/?a=1#x', '/phone/404?a=1#x'],
    ['/phone/Home/', '/phone/home'],
    ['/phone/home?a=%E4%B8%AD', '/phone/home?a=%E4%B8%AD'],
    ['/phone/nowhere?a=1', '/phone/404?a=1'],
    ['/phone/%E4', '/phone/404'],
    ['/phone/assetsReport%2Fentry', '/phone/assetsReport/entry'],
  ])('%s becomes %s', (given, expected) => {
    expect(launch(given)).toBe(expected)
  })
})

describe('the display scale of the first address', () => {
  test.each([
    ['/phone/home', '/phone/home?multipleView=150'],
    ['/phone/home?a=%E4%B8%AD#x', '/phone/home?a=%E4%B8%AD&multipleView=150#x'],
    ['/phone/home?multipleView=125', '/phone/home?multipleView=125'],
    ['/phone/home?multipleView=none', '/phone/home?multipleView=none'],
    ['/phone/nowhere', '/phone/404'],
    ['/phone/information/list', '/phone/information/list'],
    ['/phone/vipmembership/yuanqiCenter?a=1', '/phone/vipmembership/yuanqiCenter?a=1'],
    ['/phone/activity/activityDetail', '/phone/activity/activityDetail'],
  ])('once stored, %s becomes %s', (given, expected) => {
    localStorage.setItem('multipleView', '150')
    expect(launch(given)).toBe(expected)
  })

  it('is not appended before one is stored, nor inside the mini-program', () => {
    expect(launch('/phone/home')).toBe('/phone/home')
    localStorage.setItem('multipleView', '150')
    hostWindow().__wxjs_environment = 'miniprogram'
    expect(launch('/phone/home')).toBe('/phone/home')
  })
})

describe('the token login of the mini-program (agent 5)', () => {
  it('puts the token into the cookie and out of the address', () => {
    hostWindow().__wxjs_environment = 'miniprogram'
    expect(launch(`/phone/home?agent=5&xtoken=${TOKEN}&a=1`)).toBe('/phone/home?agent=5&a=1')
    expect(document.cookie).toContain(`xtoken=${TOKEN}`)
  })

  test.each([
    ['another agent', 'miniprogram', `agent=4&xtoken=${TOKEN}`],
    ['no mini-program', undefined, `agent=5&xtoken=${TOKEN}`],
  ])('%s: no cookie, but out of the address all the same', (_name, environment, query) => {
    hostWindow().__wxjs_environment = environment
    expect(launch(`/phone/home?${query}`)).not.toContain('xtoken')
    expect(document.cookie).not.toContain('xtoken')
  })

  it('drops a malformed token', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    hostWindow().__wxjs_environment = 'miniprogram'
    launch(`/phone/home?agent=5&xtoken=${encodeURIComponent('a;b=c\r\nd')}`)
    expect(document.cookie).toBe('')
    expect(warn).toHaveBeenCalledTimes(1)
    warn.mockRestore()
  })
})
