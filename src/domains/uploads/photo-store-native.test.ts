/** @jest-environment jsdom */
import { FRONT, gives, picked, taking, until, withPhotos } from '@test/photo-world'
import { IMAGE_MODULES } from '@/contract/image-modules'
import { IdentityStore } from '@/stores/root/identity-store'
import type { RootStore } from '@/stores/root/root-store'
import { PhotoStore } from './photo-store'

jest.mock('@/platform/pages/navigation', () => ({
  openPage: jest.fn(() => Promise.resolve()),
  hasPageBelow: () => false,
}))
jest.mock('@/platform/host/photo', () => ({
  takePhoto: jest.fn(),
  openPhotoSettings: jest.fn(() => Promise.resolve({ kind: 'done' })),
}))

let root: RootStore
let store: PhotoStore

withPhotos(world => {
  ;({ root, store } = world)
})

describe('in the native app', () => {
  /** The app hands a photo in by itself; the answer is the file's id. */
  const fileOfApp = async (): Promise<string> => {
    const app = new PhotoStore(root, { ...FRONT, photoType: undefined })
    picked()
    await app.pick('camera')
    return app.value?.fileId ?? ''
  }
  const arrives = (fileId: string, type: '1' | '2' | '3' | '4' | '5', more = {}) =>
    root.nativeCalls.receive('setImageFileId', {
      ...{ type, fileId, moduleCode: '', moduleName: '' },
      imageUrl: encodeURIComponent(`${window.location.origin}/a.png`),
      ...more,
    })

  test.each(['1', '2', '3', '4', '5'] as const)('a photo of type %s comes by its id', async photoType => {
    const fileId = await fileOfApp()
    store = new PhotoStore(root, { ...FRONT, photoType })
    gives({ kind: 'waiting' })
    await store.pick('camera')
    expect(store.phase).toBe('picking')
    const cardSide = { 1: 'front', 2: 'back' }[Number(photoType)]
    expect(taking.mock.lastCall?.[0].native).toEqual({
      ...{ type: photoType, moduleCode: '', moduleName: '' },
      ...(cardSide ? { cardSide } : {}),
    })
    void arrives(fileId, photoType)
    // As the app has it, until the server has said how it looks there.
    await until(() => store.phase === 'checking')
    expect(store.preview).toBe(`${window.location.origin}/a.png`)
    await until(() => store.phase === 'ready')
    expect(store.value).toEqual({ fileId, width: 1600, height: 1000 })
    expect(store.preview).toMatch(/^\/services\/trustAppApi\/file\//)
    store.clear()
    expect([store.phase, root.get(IdentityStore).front, root.get(IdentityStore).facialPhotos]).toEqual([
      'empty',
      undefined,
      [],
    ])
  })

  const { client, beneficiary } = IMAGE_MODULES
  test.each([
    [client.code, client.mateFront, '1'],
    [client.code, client.mateBack, '2'],
    [beneficiary.code, beneficiary.idFront, '1'],
    [beneficiary.code, beneficiary.idBack, '2'],
  ] as const)('one for the module %s %s fills that slot alone', async (moduleCode, moduleName, photoType) => {
    const fileId = await fileOfApp()
    const own = new PhotoStore(root, { ...FRONT, photoType: photoType === '1' ? '2' : '1' })
    store = new PhotoStore(root, { ...FRONT, photoType, moduleCode, moduleName })
    for (const one of [own, store]) {
      gives({ kind: 'waiting' })
      await one.pick('camera')
    }
    void arrives(fileId, photoType, { moduleCode, moduleName })
    await until(() => store.phase === 'ready')
    expect([store.value?.fileId, own.phase]).toEqual([fileId, 'picking'])
  })

  test('a file that is not the customer’s is none', async () => {
    gives({ kind: 'waiting' })
    await store.pick('camera')
    void arrives('somebody-elses', '1')
    await until(() => store.phase === 'failed')
    expect([store.value, store.preview, store.error]).toEqual([
      undefined,
      undefined,
      '照片没有上传成功，请重新拍摄',
    ])
  })

  test('of an app that was asked the customer is told the way to its settings, until the photo comes', async () => {
    const fileId = await fileOfApp()
    gives({ kind: 'waiting' })
    await store.pick('camera')
    expect(store.isAppAsked).toBe(true)
    store.openSettings()
    expect([store.phase, store.isAppAsked]).toEqual(['picking', true])
    void arrives(fileId, '1')
    await until(() => store.phase === 'ready')
    gives({ kind: 'cancelled' })
    await store.pick('album')
    expect([store.phase, store.isAppAsked]).toEqual(['ready', false])
  })

  test('a second answer changes nothing, and is not taken for the photo that comes in its place', async () => {
    const [first, second, third] = [await fileOfApp(), await fileOfApp(), await fileOfApp()]
    gives({ kind: 'waiting' })
    await store.pick('camera')
    void arrives(first, '1')
    await until(() => store.phase === 'ready')
    const shown = store.preview
    await arrives(first, '1')
    await arrives(second, '1')
    expect([store.phase, store.value?.fileId, store.preview]).toEqual(['ready', first, shown])
    // The other side has come meanwhile, and then the first answer once more.
    await arrives(second, '2')
    gives({ kind: 'waiting' })
    await store.pick('camera')
    await arrives(first, '1')
    expect(store.phase).toBe('picking')
    void arrives(third, '1')
    await until(() => store.phase === 'ready')
    expect(store.value?.fileId).toBe(third)
  })

  test('what comes for a module is not the customer’s own, and the other way round', async () => {
    const fileId = await fileOfApp()
    const { client } = IMAGE_MODULES
    const mate = { moduleCode: client.code, moduleName: client.mateFront }
    const other = new PhotoStore(root, { ...FRONT, ...mate })
    for (const one of [store, other]) {
      gives({ kind: 'waiting' })
      await one.pick('camera')
    }
    await arrives('of-nobody', '1')
    await until(() => store.phase === 'failed')
    expect(other.phase).toBe('picking')
    gives({ kind: 'waiting' })
    await store.pick('camera')
    void arrives(fileId, '1', mate)
    await until(() => other.phase === 'ready')
    expect([store.phase, other.value?.fileId]).toEqual(['picking', fileId])
  })

  test('what comes unasked changes nothing', async () => {
    await arrives(await fileOfApp(), '1')
    await Promise.resolve()
    expect(store.phase).toBe('empty')
  })
})
