import { giveTaro, refusal, resetTaro } from '@test/fake-taro'
import { copyText } from './clipboard.weapp'
import { saveContact } from './contact.weapp'
import { devicePlatform } from './device.weapp'
import { startFace } from './face.weapp'
import { callPhone } from './open-link.weapp'
import { refusalOf } from './refusal'
import { localStore, sessionStore } from './storage.weapp'
import { appInfo, isWeChatTooOld, windowInfo } from './system-info'
import { paintTabBar } from './tab-bar.weapp'
import { requestWechatCode } from './wechat-login.weapp'
import theme from '@/theme.json'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('@test/fake-taro'))

const CARD = { name: '沈*和', mobile: '19900000009', organisation: '远岚信托' }
const done = () => jest.fn(() => Promise.resolve({}))

afterEach(() => {
  resetTaro()
  Reflect.deleteProperty(globalThis, 'wx')
})

describe('a refusal of WeChat', () => {
  it.each([
    [{ errMsg: 'x:fail cancel' }, 'cancelled'],
    [{ errMsg: 'x:fail:user cancel' }, 'cancelled'],
    [{ errMsg: 'x:fail auth deny' }, 'permission'],
    [{ errMsg: 'x:fail authorize no response' }, 'unanswered'],
    [{ errMsg: 'x:fail privacy permission is not authorized' }, 'privacy'],
    [{ errMsg: 'x:fail api scope is not declared in the privacy agreement', errno: 112 }, 'privacy'],
    [{ errMsg: 'x:fail', errno: 104 }, 'privacy'],
    [{ errMsg: 'x:fail system error' }, 'failed'],
    [{ errMsg: 'authorize:fail timeout' }, 'failed'],
    [{ errMsg: 'authorize:fail auth deny' }, 'permission'],
    [{}, 'failed'],
    [undefined, 'failed'],
    [new Error('boom'), 'failed'],
  ])('%p is %p', (cause, expected) => {
    expect(refusalOf(cause)).toBe(expected)
  })
})

describe('what is asked of WeChat', () => {
  const CALLS: [string, () => Promise<unknown>, string, Record<string, string>][] = [
    [
      'setClipboardData',
      () => copyText('YL1'),
      '复制失败，请长按文字复制',
      { privacy: '复制需要您先同意隐私保护指引，请再点一次并选择同意' },
    ],
    [
      'addPhoneContact',
      () => saveContact(CARD),
      '无法保存联系人，请手动添加',
      { privacy: '保存联系人需要您先同意隐私保护指引，请再点一次并选择同意' },
    ],
    ['makePhoneCall', () => callPhone('400-000-0000'), '无法拨号，请手动拨打 400-000-0000', {}],
  ]

  it.each(CALLS)('%s: done, failed, refused, absent', async (name, ask, message, { privacy = message }) => {
    giveTaro({ [name]: done() })
    await expect(ask()).resolves.toEqual({ kind: 'done' })
    giveTaro({ [name]: refusal(`${name}:fail system error`) })
    await expect(ask()).resolves.toEqual({ kind: 'failed', message })
    giveTaro({ [name]: refusal(`${name}:fail privacy permission is not authorized`) })
    await expect(ask()).resolves.toEqual({ kind: 'failed', message: privacy })
    resetTaro()
    await expect(ask()).resolves.toEqual({ kind: 'failed', message })
  })

  it.each([
    ['addPhoneContact', () => saveContact(CARD)],
    ['makePhoneCall', () => callPhone('1')],
  ])('%s given up is no failure', async (name, ask) => {
    giveTaro({ [name]: refusal(`${name}:fail cancel`) })
    await expect(ask()).resolves.toEqual({ kind: 'cancelled' })
  })

  it.each([
    ['a code', () => Promise.resolve({ code: 'c1' }), 'c1'],
    ['an empty one', () => Promise.resolve({ code: '' }), undefined],
    ['a refusal', refusal('login:fail timeout'), undefined],
  ])('login with %s', async (_name, login, expected) => {
    giveTaro({ login })
    await expect(requestWechatCode()).resolves.toBe(expected)
  })
})

describe('the check of the face', () => {
  const REQUEST = { bizToken: 'b1', verifyUrl: '', returnTo: '' }
  const giveWx = (requestFacialVerify: unknown) => Object.assign(globalThis, { wx: { requestFacialVerify } })

  it('is beyond an older WeChat', async () => {
    giveWx(undefined)
    await expect(startFace(REQUEST)).resolves.toEqual({ kind: 'unsupported' })
  })

  it('that went through is for the server to judge', async () => {
    giveWx(({ success }: { success(): void }) => success())
    await expect(startFace(REQUEST)).resolves.toEqual({ kind: 'waiting' })
  })

  it.each([
    [{ errMsg: 'requestFacialVerify:fail cancel' }, '您已取消人脸识别'],
    [{ errMsg: 'requestFacialVerify:fail 90100' }, '人脸识别未完成，请重试'],
    [{}, '人脸识别未完成，请重试'],
  ])('%p: %s', async (reason, message) => {
    giveWx(({ fail }: { fail(reason: object): void }) => fail(reason))
    await expect(startFace(REQUEST)).resolves.toEqual({ kind: 'failed', message })
  })
})

describe('the storage', () => {
  const broken = () => {
    throw new Error('setStorageSync:fail exceed storage max size')
  }

  it('keeps texts, and reads what is none as absent', () => {
    localStore.set('a', '1')
    expect(localStore.get('a')).toBe('1')
    giveTaro({ getStorageSync: () => ({ foreign: true }) })
    expect(localStore.get('other')).toBeUndefined()
  })

  it('is asked once for what it has, and written to when that differs alone', () => {
    const calls: string[] = []
    const phone = new Map([['kept', 'old']])
    giveTaro({
      getStorageSync: (key: string) => (calls.push(`get ${key}`), phone.get(key) ?? ''),
      setStorageSync: (key: string, value: string) => (calls.push(`set ${key}`), phone.set(key, value)),
      removeStorageSync: (key: string) => (calls.push(`remove ${key}`), phone.delete(key)),
    })
    const values = ['kept', 'kept', 'none', 'none'].map(key => localStore.get(key))
    expect(values).toEqual(['old', 'old', undefined, undefined])
    localStore.set('kept', 'old')
    localStore.set('kept', 'new')
    localStore.set('kept', 'new')
    localStore.remove('none')
    expect(localStore.get('kept')).toBe('new')
    localStore.remove('kept')
    localStore.remove('kept')
    expect([localStore.get('kept'), phone.size]).toEqual([undefined, 0])
    expect(calls).toEqual(['get kept', 'get none', 'set kept', 'remove kept'])
  })

  it('that did not answer is asked again: that was no word that nothing is there', () => {
    giveTaro({ getStorageSync: broken })
    expect(localStore.get('token')).toBeUndefined()
    giveTaro({ getStorageSync: () => 'there' })
    expect(localStore.get('token')).toBe('there')
  })

  it('that is full or blocked costs convenience only', () => {
    giveTaro({ getStorageSync: broken, setStorageSync: broken, removeStorageSync: broken })
    expect(localStore.get('b')).toBeUndefined()
    expect(() => localStore.set('b', '1')).not.toThrow()
    expect(() => localStore.remove('b')).not.toThrow()
  })

  it('of a session is the memory', () => {
    sessionStore.set('s', '1')
    expect(sessionStore.get('s')).toBe('1')
    sessionStore.remove('s')
    expect(sessionStore.get('s')).toBeUndefined()
  })
})

describe('an older WeChat', () => {
  const everything = {
    windowWidth: 375,
    windowHeight: 600,
    pixelRatio: 2,
    theme: 'dark',
    platform: 'android',
  }

  it('is known by what it lacks, and tells by its one function', () => {
    giveTaro({ getSystemInfoSync: () => everything })
    expect(isWeChatTooOld()).toBe(true)
    expect([windowInfo().windowWidth, appInfo().theme, devicePlatform()]).toEqual([375, 'dark', 'android'])
  })

  it('is not asked where there is better', () => {
    giveTaro({
      getWindowInfo: () => ({ windowWidth: 360 }),
      getAppBaseInfo: () => ({ theme: 'light' }),
      getDeviceInfo: () => ({ platform: 'devtools' }),
    })
    expect(isWeChatTooOld()).toBe(false)
    expect([windowInfo().windowWidth, appInfo().theme, devicePlatform()]).toEqual([360, 'light', 'other'])
  })
})

describe('the tab bar', () => {
  it.each([false, true])('takes the colours and icons of theme.json, dark: %p', isDark => {
    const setTabBarStyle = done()
    const setTabBarItem = done()
    giveTaro({ setTabBarStyle, setTabBarItem })
    paintTabBar(isDark)
    const look = isDark ? theme.dark : theme.light
    expect(setTabBarStyle).toHaveBeenCalledWith({
      color: look.tabText,
      selectedColor: look.tabSelected,
      backgroundColor: look.tabGround,
      borderStyle: look.tabLine,
    })
    expect(setTabBarItem.mock.calls).toEqual([
      [{ index: 0, iconPath: look.homeIcon, selectedIconPath: look.homeIconSelected }],
      [{ index: 1, iconPath: look.trustIcon, selectedIconPath: look.trustIconSelected }],
      [{ index: 2, iconPath: look.messagesIcon, selectedIconPath: look.messagesIconSelected }],
    ])
  })

  it('that is not there is no failure', async () => {
    giveTaro({ setTabBarStyle: refusal('setTabBarStyle:fail not TabBar page'), setTabBarItem: refusal('x') })
    paintTabBar(true)
    await Promise.resolve()
  })
})
