/** @jest-environment jsdom */
import { fakeTransport } from '@test/transport'
import type { NativeImage } from '@/contract/native-calls'
import { PHOTO_TYPES, type PhotoType } from '@/contract/photo-types'
import { moduleFileOf, trustedImageUrl } from './identity-rules'
import { IdentityStore } from './identity-store'
import { RootStore } from './root-store'

jest.mock('@/platform/pages/navigation', () => ({
  openPage: jest.fn(() => Promise.resolve()),
  hasPageBelow: () => false,
}))

const URL_1 = 'https://img.yuanlan-trust.example/a.jpg?x=1'

function image(type: PhotoType, more: Partial<NativeImage> = {}): NativeImage {
  return { type, imageUrl: encodeURIComponent(URL_1), fileId: 'F1', moduleCode: '', moduleName: '', ...more }
}

beforeEach(() => localStorage.clear())

describe('trustedImageUrl', () => {
  test.each([
    [URL_1, URL_1],
    ['https://IMG.yuanlan-trust.example/a.jpg', 'https://IMG.yuanlan-trust.example/a.jpg'],
    ['http://127.0.0.1:8787/a.png', 'http://127.0.0.1:8787/a.png'],
    ['http://img.yuanlan-trust.example/a.jpg', undefined],
    ['https://img.yuanlan-trust.example.evil.test/a.jpg', undefined],
    ['https://evilimg.yuanlan-trust.example/a.jpg', undefined],
    ['https://evil-img.yuanlan-trust.example/a.jpg', undefined],
    ['https://x.img.yuanlan-trust.example/a.jpg', undefined],
    ['https://yuanlan-trust.example/a.jpg', undefined],
    ['https://img.yuanlan-trust.example./a.jpg', undefined],
    ['https://img.yuanlan-trust.example:8443/a.jpg', undefined],
    ['https://img.yuanlan-trust.example@evil.test/a.jpg', undefined],
    ['https://evil.test/img.yuanlan-trust.example', undefined],
    ['https://evil.test\\@img.yuanlan-trust.example/', undefined],
    ['javascript:alert(1)', undefined],
    ['java\nscript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['//img.yuanlan-trust.example/a.jpg', undefined],
    ['/relative.png', undefined],
    ['', undefined],
  ])('%p', (url, expected) => {
    expect(trustedImageUrl(encodeURIComponent(url), 'http://127.0.0.1:8787')).toBe(expected)
  })

  it('survives malformed encoding and an unknown origin', () => {
    expect(trustedImageUrl('%E4%', 'http://a')).toBeUndefined()
    expect(trustedImageUrl(encodeURIComponent('https:///x'), '')).toBeUndefined()
  })
})

describe('moduleFileOf', () => {
  test.each([
    ['client', 'mateFront', 'mateFrontFileId'],
    ['client', 'mateBack', 'mateBackFileId'],
    ['beneficiary', 'idCardFront', 'beneficiaryFrontFileId'],
    ['beneficiary', 'idCardBack', 'beneficiaryBackFileId'],
    ['client', 'idCardFront', undefined],
    ['beneficiary', 'mateBack', undefined],
    ['', '', undefined],
  ])('%s / %s sets %s', (moduleCode, moduleName, expected) => {
    expect(moduleFileOf({ moduleCode, moduleName })).toBe(expected)
  })
})

describe('IdentityStore', () => {
  it('puts each picture into the slot of its type', () => {
    const store = new IdentityStore()
    for (const type of Object.values(PHOTO_TYPES)) store.receiveImage(image(type, { fileId: `F${type}` }))
    expect(store.front).toEqual({ url: URL_1, fileId: 'F1' })
    expect(store.back).toEqual({ url: URL_1, fileId: 'F2' })
    expect(store.holdingPhotos).toEqual([{ url: URL_1, fileId: 'F3' }])
    expect(store.avatarPhotos).toEqual([{ url: URL_1, fileId: 'F4' }])
    expect(store.facialPhotos).toEqual([{ url: URL_1, fileId: 'F5' }])
  })

  it('keeps every photo of a document, the newest first, until its type is cleared', () => {
    const store = new IdentityStore()
    for (const fileId of ['FRONT', 'BACK']) store.receiveImage(image(PHOTO_TYPES.avatar, { fileId }))
    expect(store.avatarPhotos.map(({ fileId }) => fileId)).toEqual(['BACK', 'FRONT'])
    store.clearPhoto(PHOTO_TYPES.avatar)
    expect(store.avatarPhotos).toEqual([])
  })

  it('keeps the file ids of the modules', () => {
    const store = new IdentityStore()
    store.receiveImage(image('1', { fileId: 'M1', moduleCode: 'client', moduleName: 'mateFront' }))
    store.receiveImage(image('2', { fileId: 'B2', moduleCode: 'beneficiary', moduleName: 'idCardBack' }))
    expect(store.moduleFiles).toEqual({
      mateFrontFileId: 'M1',
      mateBackFileId: '',
      beneficiaryFrontFileId: '',
      beneficiaryBackFileId: 'B2',
    })
  })

  it('stores nothing from an address that is not trusted', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    const store = new IdentityStore()
    store.receiveImage(image('1', { imageUrl: encodeURIComponent('https://evil.test/a.jpg') }))
    expect(store.front).toBeUndefined()
    expect(warn).toHaveBeenCalledTimes(1)
    warn.mockRestore()
  })

  test.each(Object.values(PHOTO_TYPES))('clears the slot of type %s alone', cleared => {
    const store = new IdentityStore()
    for (const type of Object.values(PHOTO_TYPES)) store.receiveImage(image(type))
    store.clearPhoto(cleared)
    const filled = {
      1: store.front !== undefined,
      2: store.back !== undefined,
      3: store.holdingPhotos.length > 0,
      4: store.avatarPhotos.length > 0,
      5: store.facialPhotos.length > 0,
    }
    const expected = { 1: true, 2: true, 3: true, 4: true, 5: true, [cleared]: false }
    expect(filled).toEqual(expected)
  })

  it('a full reset empties every photo and file id, but not the count of failed face checks', () => {
    const store = new IdentityStore()
    for (const type of Object.values(PHOTO_TYPES)) {
      store.receiveImage(image(type, { moduleCode: 'client', moduleName: 'mateFront' }))
    }
    store.setFailCount(2)
    store.reset()
    const fresh = new IdentityStore()
    expect(JSON.stringify(store)).toBe(JSON.stringify(fresh))
    expect(store.failCountAuth).toBe(2)
  })

  it('keeps the count of failed face checks over a reload, and nothing else on the device', () => {
    const store = new IdentityStore()
    store.receiveImage(image('1'))
    store.setBankNo('6200 0000 0000 0005')
    store.setFailCount(3)
    expect(store.bankNo).toBe('6200000000000005')
    expect(new IdentityStore().failCountAuth).toBe(3)
    expect(Object.keys(localStorage)).toEqual(['failCountAuth', 'failCountDay'])
  })

  it('holds nothing of the last customer for the next one: photos, bank, failures', () => {
    const { transport } = fakeTransport({})
    const root = new RootStore(transport)
    const store = root.get(IdentityStore)
    for (const type of Object.values(PHOTO_TYPES)) {
      store.receiveImage(image(type, { moduleCode: 'client', moduleName: 'mateFront' }))
    }
    store.setBankNo('6200 0000 0000 0005')
    store.setFailCount(2)
    root.changeCustomer()
    const next = root.get(IdentityStore)
    expect(next).not.toBe(store)
    expect(JSON.stringify(next)).toBe(JSON.stringify(new IdentityStore()))
    expect([next.failCountAuth, localStorage.length]).toEqual([0, 0])
  })

  it('counts from nothing on another day, while the app stays open and after a reload', () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-20T23:59:00+08:00') })
    const store = new IdentityStore()
    store.setFailCount(3)
    jest.setSystemTime(Date.parse('2026-11-21T00:00:00+08:00'))
    expect([store.failCountAuth, new IdentityStore().failCountAuth]).toEqual([0, 0])
    store.setFailCount(1)
    expect([store.failCountAuth, new IdentityStore().failCountAuth]).toEqual([1, 1])
    jest.useRealTimers()
  })
})
