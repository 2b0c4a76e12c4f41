/** @jest-environment jsdom */
import { fakeTransport } from '@test/transport'
import { reloadPage } from '@/platform/host/launch'
import { IdentityStore } from './identity-store'
import { RootStore } from './root-store'

jest.mock('@/platform/host/launch', () => ({
  ...jest.requireActual<object>('@/platform/host/launch.h5'),
  reloadPage: jest.fn(),
  pageOrigin: () => 'http://127.0.0.1:8787',
}))

const IMAGE = {
  type: '1',
  imageUrl: encodeURIComponent('http://127.0.0.1:8787/a.png'),
  fileId: 'F1',
  moduleCode: 'client',
  moduleName: 'mateFront',
}

function setUp() {
  const root = new RootStore(fakeTransport({}).transport)
  return { root, identity: root.get(IdentityStore), calls: root.nativeCalls }
}

let warn: jest.SpyInstance

beforeEach(() => {
  localStorage.clear()
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => warn.mockRestore())

describe('every native-to-web function (specification, section 4)', () => {
  it('setImageFileId stores the picture and the module file', async () => {
    const { identity, calls } = setUp()
    await calls.receive('setImageFileId', { ...IMAGE, unknownField: 1 })
    expect(identity.front?.url).toBe('http://127.0.0.1:8787/a.png')
    expect(identity.moduleFiles.mateFrontFileId).toBe('F1')
  })

  test.each(['setBankNo', 'transmitBankCard'])('%s fills the bank number', async name => {
    const { identity, calls } = setUp()
    await calls.receive(name, { bankNo: '6200 0000 0000 0005', bankName: '招商银行' })
    expect(identity.bankNo).toBe('6200000000000005')
  })

  test.each([
    [true, true],
    ['1', true],
    ['0', false],
    ['true', true],
    [false, false],
  ])('setUpdateStatus %p', async (isUpdating, expected) => {
    const { identity, calls } = setUp()
    identity.setUpdating(!expected)
    await calls.receive('setUpdateStatus', { isUpdating })
    expect(identity.isUpdating).toBe(expected)
  })

  test.each([2, '2'])('showFailCount %p stores the count and shows it', async failCount => {
    const { root, identity, calls } = setUp()
    await calls.receive('showFailCount', { failCount })
    expect(identity.failCountAuth).toBe(2)
    expect(localStorage.getItem('failCountAuth')).toBe('2')
    expect(root.ui.toast?.text).toBe('人脸识别未通过，已失败 2 次')
  })

  test.each(['system', 'light', 'dark'])('setTheme %p changes the look', async theme => {
    const { root, calls } = setUp()
    await calls.receive('setTheme', { theme })
    expect(root.ui.theme).toBe(theme)
  })

  it('setFacialImageId keeps the facial photo', async () => {
    const { identity, calls } = setUp()
    await calls.receive('setFacialImageId', { fileId: 'FACE' })
    expect(identity.facialPhotos).toEqual([{ url: '', fileId: 'FACE' }])
  })

  it('reloadPage loads the page anew', async () => {
    await setUp().calls.receive('reloadPage', undefined)
    expect(reloadPage).toHaveBeenCalledTimes(1)
  })

  test.each(['openCancelDialog', 'noticeAllRead'] as const)(
    '%s reaches the page that listens',
    async name => {
      const { calls } = setUp()
      const listener = jest.fn()
      const stop = calls.subscribe(name, listener)
      await calls.receive(name, undefined)
      stop()
      await calls.receive(name, undefined)
      expect(listener).toHaveBeenCalledTimes(1)
    },
  )
})

it('carries calls out in the order of their coming', async () => {
  const { identity, calls } = setUp()
  const bankNo = ['620000000000', '621111111111', '622222222222']
  await Promise.all(bankNo.map(no => calls.receive('setBankNo', { bankNo: no })))
  expect(identity.bankNo).toBe('622222222222')
})

describe('junk is dropped with a warning, nothing stored (E18)', () => {
  test.each([
    ['setImageFileId', { ...IMAGE, type: '9' }],
    ['setImageFileId', { ...IMAGE, type: 1 }],
    ['setImageFileId', { ...IMAGE, imageUrl: encodeURIComponent('javascript:alert(1)') }],
    ['setImageFileId', { ...IMAGE, imageUrl: encodeURIComponent('https://evil.test/a.png') }],
    ['setImageFileId', { ...IMAGE, fileId: 'x'.repeat(256) }],
    ['setImageFileId', '{broken'],
    ['setImageFileId', null],
    ['setBankNo', { bankNo: '<script>' }],
    ['setBankNo', { bankNo: 6200000000000005 }],
    ['setUpdateStatus', { isUpdating: 'maybe' }],
    ['showFailCount', { failCount: -1 }],
    ['showFailCount', { failCount: 1.5 }],
    ['showFailCount', { failCount: '1e3' }],
    ['setFacialImageId', {}],
    ['constructor', {}],
    ['__proto__', {}],
    ['unknownCall', {}],
  ])('%s %p', async (name, payload) => {
    const { root, identity, calls } = setUp()
    const before = JSON.stringify(identity)
    await calls.receive(name, payload)
    expect(JSON.stringify(identity)).toBe(before)
    expect([root.ui.toast, root.ui.theme, localStorage.length]).toEqual([undefined, 'system', 0])
    expect(warn).toHaveBeenCalledTimes(1)
  })
})
