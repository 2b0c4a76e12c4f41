import { reloadPage } from '@/platform/host/launch'
import { IdentityStore } from './identity-store'
import { NativeCalls } from './native-calls'

jest.mock('@/platform/host/launch', () => ({
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
  const identity = new IdentityStore()
  const onFailCount = jest.fn<void, [number]>()
  return { identity, onFailCount, calls: new NativeCalls(identity, onFailCount, jest.fn()) }
}

let warn: jest.SpyInstance

beforeEach(() => {
  localStorage.clear()
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => warn.mockRestore())

describe('every native-to-web function (specification, section 4)', () => {
  it('setImageFileId stores the picture and the module file', () => {
    const { identity, calls } = setUp()
    calls.receive('setImageFileId', { ...IMAGE, unknownField: 1 })
    expect(identity.frontImageUrl).toBe('http://127.0.0.1:8787/a.png')
    expect(identity.moduleFiles.mateFrontFileId).toBe('F1')
  })

  test.each(['setBankNo', 'transmitBankCard'])('%s fills the bank number', name => {
    const { identity, calls } = setUp()
    calls.receive(name, { bankNo: '6200 0000 0000 0005', bankName: '招商银行' })
    expect(identity.bankNo).toBe('6200000000000005')
  })

  test.each([
    [true, true],
    ['1', true],
    ['0', false],
    ['true', true],
    [false, false],
  ])('setUpdateStatus %p', (isUpdating, expected) => {
    const { identity, calls } = setUp()
    identity.setUpdating(!expected)
    calls.receive('setUpdateStatus', { isUpdating })
    expect(identity.isUpdating).toBe(expected)
  })

  test.each([2, '2'])('showFailCount %p stores the count and shows it', failCount => {
    const { identity, onFailCount, calls } = setUp()
    calls.receive('showFailCount', { failCount })
    expect(identity.failCountAuth).toBe(2)
    expect(localStorage.getItem('failCountAuth')).toBe('2')
    expect(onFailCount).toHaveBeenCalledWith(2)
  })

  it('setFacialImageId keeps the facial photo', () => {
    const { identity, calls } = setUp()
    calls.receive('setFacialImageId', { fileId: 'FACE' })
    expect(identity.facialPhotos).toEqual([{ url: '', fileId: 'FACE' }])
  })

  it('reloadPage loads the page anew', () => {
    setUp().calls.receive('reloadPage', undefined)
    expect(reloadPage).toHaveBeenCalledTimes(1)
  })

  test.each(['openCancelDialog', 'noticeAllRead'] as const)('%s reaches the page that listens', name => {
    const { calls } = setUp()
    const listener = jest.fn()
    const stop = calls.subscribe(name, listener)
    calls.receive(name, undefined)
    stop()
    calls.receive(name, undefined)
    expect(listener).toHaveBeenCalledTimes(1)
  })
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
  ])('%s %p', (name, payload) => {
    const { identity, onFailCount, calls } = setUp()
    const before = JSON.stringify(identity)
    calls.receive(name, payload)
    expect(JSON.stringify(identity)).toBe(before)
    expect([onFailCount.mock.calls.length, localStorage.length]).toEqual([0, 0])
    expect(warn).toHaveBeenCalledTimes(1)
  })
})
