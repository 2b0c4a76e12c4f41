/** @jest-environment jsdom */
import { http } from '@test/transport'
import { photo, release } from '@test/photo'
import { back, FRONT, gives, picked, taking, until, withPhotos } from '@test/photo-world'
import { openPhotoSettings } from '@/platform/host/photo'
import type { PhotoResult } from '@/platform/host/photo.types'
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

test('a good photo is handed in at once, and the form has it once the server does', async () => {
  picked()
  const phases: string[] = []
  back.instead('fileUploadPiece', serve => {
    phases.push(store.phase)
    expect([store.value, store.isBusy]).toEqual([undefined, true])
    return serve()
  })
  await store.pick('camera')
  expect(phases).toEqual(['uploading', 'uploading'])
  expect(store.phase).toBe('ready')
  expect(store.value).toMatchObject({ width: 1600, height: 1000 })
  expect(store.quality).toEqual({ problems: [], isSure: true })
  expect([store.preview, store.isBusy]).toEqual(['blob:1', false])
})

test('a dark one is told before a byte is sent, and may be used all the same only where the rule lets it', async () => {
  picked(0.2)
  await store.pick('camera')
  expect([store.phase, store.quality?.problems, store.canUseAnyway]).toEqual(['problem', ['dark'], false])
  await store.useAnyway()
  expect([store.phase, back.sent('fileUploadStart')]).toEqual(['problem', []])
  store = new PhotoStore(root, { ...FRONT, mayUseAnyway: true })
  picked(0.2)
  await store.pick('camera')
  expect(store.canUseAnyway).toBe(true)
  await store.useAnyway()
  expect([store.phase, store.value !== undefined]).toEqual(['ready', true])
})

test.each([
  [{ kind: 'cancelled' }, undefined, false],
  [{ kind: 'refused', message: '没有权限' }, '没有权限', true],
  [{ kind: 'failed', message: '打不开' }, '打不开', false],
  [{ kind: 'unsupported' }, '当前环境无法拍照或选择照片，请在手机浏览器或App中打开，或联系客服', false],
] as [PhotoResult, string | undefined, boolean][])(
  '%p: what was there stays',
  async (result, error, isRefused) => {
    gives(result)
    await store.pick('camera')
    expect([store.phase, store.error, store.isRefused]).toEqual(['empty', error, isRefused])
    picked()
    await store.pick('camera')
    const { value } = store
    gives(result)
    await store.pick('album')
    expect([store.phase, store.error, store.value]).toEqual(['ready', error, value])
  },
)

test('the way to the settings, and back to the camera', async () => {
  gives({ kind: 'refused', message: '没有权限' })
  await store.pick('camera')
  store.openSettings()
  expect(openPhotoSettings).toHaveBeenCalledTimes(1)
  expect([store.error, store.isRefused]).toEqual([undefined, false])
})

test('a camera that was left open is asked again, and what it gives late is let go', async () => {
  let giveLate: (result: PhotoResult) => void = () => {}
  taking.mockReturnValueOnce(new Promise(resolve => (giveLate = resolve)))
  const first = store.pick('camera')
  expect([store.phase, store.isBusy]).toEqual(['picking', false])
  picked()
  await store.pick('album')
  const { value } = store
  release.mockClear()
  giveLate({ kind: 'picked', photo: photo(0.2) })
  await first
  expect([store.phase, store.value, store.preview]).toEqual(['ready', value, 'blob:1'])
  expect(release).toHaveBeenCalledTimes(1)
})

test('another photo takes the place of the first, which the form has no more', async () => {
  picked()
  await store.pick('camera')
  const first = store.value
  release.mockClear()
  picked(0.2)
  await store.pick('camera')
  expect([store.phase, store.value, release.mock.calls.length]).toEqual(['problem', undefined, 1])
  picked()
  await store.pick('camera')
  expect(store.value?.fileId).not.toBe(first?.fileId)
})

test('cleared it is empty, also while it is being sent', async () => {
  picked()
  back.instead('fileUploadPiece', serve => {
    store.clear()
    return serve()
  })
  await store.pick('camera')
  expect([store.phase, store.value, store.preview, store.error]).toEqual([
    'empty',
    undefined,
    undefined,
    undefined,
  ])
  await until(() => back.calls.some(({ name }) => name === 'fileUploadCancel'))
})

test('a refusal for good asks for another photo, a failure of the line for another try', async () => {
  jest.useFakeTimers()
  picked()
  back.instead('fileUploadPiece', () => http(503))
  const pending = store.pick('camera')
  while (store.phase !== 'failed') await jest.advanceTimersByTimeAsync(1000)
  await pending
  jest.useRealTimers()
  expect([store.canRetry, store.error]).toEqual([
    true,
    '网络不稳定，还没有传完。已传的部分会保留，请点“继续上传”',
  ])
  back.instead('fileUploadPiece', serve => serve())
  await store.retry()
  expect([store.phase, store.error]).toEqual(['ready', undefined])
})

test('what a draft holds is shown again', async () => {
  picked()
  await store.pick('camera')
  const { value } = store
  const other = new PhotoStore(root, FRONT)
  await other.fill(value)
  expect([other.phase, other.value]).toEqual(['ready', value])
  expect(other.preview).toMatch(/^\/services\/trustAppApi\/file\//)
  await other.fill({ fileId: 'gone', width: 1, height: 1 })
  expect([other.phase, other.value, other.error]).toEqual(['failed', undefined, '照片已失效，请重新拍摄'])
})
