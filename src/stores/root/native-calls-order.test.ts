/** @jest-environment jsdom */
import { fakeTransport } from '@test/transport'
import fc from 'fast-check'
import { NATIVE_CALL_NAMES, type NativeCallName } from '@/contract/native-call-names'
import { PHOTO_TYPES } from '@/contract/photo-types'
import { reloadPage } from '@/platform/host/launch'
import { IdentityStore } from './identity-store'
import { RootStore } from './root-store'

jest.mock('@/platform/host/launch', () => ({
  ...jest.requireActual<object>('@/platform/host/launch.h5'),
  reloadPage: jest.fn(),
  pageOrigin: () => 'http://127.0.0.1:8787',
}))

const image = (type: string, fileId: string, more: object = {}) => ({
  ...{ type, fileId, moduleCode: '', moduleName: '', ...more },
  imageUrl: encodeURIComponent(`http://127.0.0.1:8787/${fileId}.jpg`),
})
const MATE = { moduleCode: 'client', moduleName: 'mateFront' }

/** Sound payloads of each call, no two of which leave the same behind. */
const PAYLOADS: Readonly<Record<NativeCallName, readonly unknown[]>> = {
  setImageFileId: [
    image('1', 'F1'),
    image('2', 'F2'),
    image('3', 'F3'),
    image('5', 'F5'),
    image('1', 'F6', MATE),
  ],
  setBankNo: [{ bankNo: '6200000000000005' }],
  transmitBankCard: [{ bankNo: '6250947000000014', bankName: '招商银行' }],
  setUpdateStatus: [{ isUpdating: true }, { isUpdating: '0' }],
  showFailCount: [{ failCount: 1 }, { failCount: '2' }],
  setFacialImageId: [{ fileId: 'FACE' }],
  setTheme: [{ theme: 'dark' }, { theme: 'light' }],
  reloadPage: [undefined],
  openCancelDialog: [undefined],
  noticeAllRead: [undefined],
}
interface Call {
  readonly name: NativeCallName
  readonly payload: unknown
}
const EVERY: readonly Call[] = NATIVE_CALL_NAMES.flatMap(name =>
  PAYLOADS[name].map(payload => ({ name, payload })),
)

/** What calls leave behind, one at a time and in this order: the last word about a thing counts. */
function leftBehind(calls: readonly Call[]) {
  const said = (names: readonly NativeCallName[]) =>
    calls.filter(({ name }) => names.includes(name)).map(({ payload }) => payload as Record<string, unknown>)
  const images = said(['setImageFileId']) as ReturnType<typeof image>[]
  const faces = calls.reduce<string[]>((kept, { name, payload }) => {
    const { type, fileId = '' } = (payload ?? {}) as { type?: string; fileId?: string }
    if (name === 'setFacialImageId') return [fileId]
    return name === 'setImageFileId' && type === '5' ? [fileId, ...kept] : kept
  }, [])
  return {
    front: images.filter(({ type }) => type === PHOTO_TYPES.idFront).at(-1)?.fileId ?? '',
    back: images.filter(({ type }) => type === PHOTO_TYPES.idBack).at(-1)?.fileId ?? '',
    mate: images.filter(({ moduleCode }) => moduleCode === 'client').at(-1)?.fileId ?? '',
    holding: images.filter(({ type }) => type === '3').map(({ fileId }) => fileId),
    faces,
    bankNo: said(['setBankNo', 'transmitBankCard']).at(-1)?.bankNo ?? '',
    isUpdating: said(['setUpdateStatus']).at(-1)?.isUpdating === true,
    failCount: Number(said(['showFailCount']).at(-1)?.failCount ?? 0),
    theme: said(['setTheme']).at(-1)?.theme ?? 'system',
    reloads: said(['reloadPage']).length,
    heard: calls.filter(({ name }) => name === 'openCancelDialog' || name === 'noticeAllRead').length,
  }
}

function found(root: RootStore, heard: number) {
  const identity = root.get(IdentityStore)
  return {
    front: /(\w+)\.jpg$/.exec(identity.front?.url ?? '')?.[1] ?? '',
    back: identity.back?.fileId ?? '',
    mate: identity.moduleFiles.mateFrontFileId,
    holding: identity.holdingPhotos.map(({ fileId }) => fileId),
    faces: identity.facialPhotos.map(({ fileId }) => fileId),
    bankNo: identity.bankNo,
    isUpdating: identity.isUpdating,
    failCount: identity.failCountAuth,
    theme: root.ui.theme,
    reloads: (reloadPage as jest.Mock).mock.calls.length,
    heard,
  }
}

let warn: jest.SpyInstance
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => warn.mockRestore())

type Bridge = typeof import('@/platform/host/bridge.h5')

/** The bridge as it is at a start of the page. */
function freshBridge(): Bridge {
  let bridge: Bridge | undefined
  jest.isolateModules(() => {
    bridge = jest.requireActual<Bridge>('@/platform/host/bridge.h5')
  })
  if (!bridge) throw new Error('no bridge')
  return bridge
}

/** Calls the page's functions as the app does, as objects or as texts, some of them before the page is there. */
async function play(calls: readonly Call[], before: number, isText: boolean): Promise<void> {
  const bridge = freshBridge()
  localStorage.clear()
  ;(reloadPage as jest.Mock).mockClear()
  const root = new RootStore(fakeTransport({}).transport)
  bridge.installNativeCalls(NATIVE_CALL_NAMES)
  const page = window as unknown as Record<NativeCallName, (payload?: unknown) => void>
  const call = ({ name, payload }: Call) =>
    page[name](isText && payload !== undefined ? JSON.stringify(payload) : payload)
  let heard = 0
  for (const name of ['openCancelDialog', 'noticeAllRead'] as const) {
    root.nativeCalls.subscribe(name, () => (heard += 1))
  }
  const done: Promise<void>[] = []
  calls.slice(0, before).forEach(call)
  bridge.connectNativeCalls((name, payload) => done.push(root.nativeCalls.receive(name, payload)))
  calls.slice(before).forEach(call)
  await Promise.all(done)
  expect(found(root, heard)).toEqual(leftBehind(calls))
  expect(warn).not.toHaveBeenCalled()
}

test('every native call in each order leaves behind what was said last, before the page is there and after it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray([...EVERY], { minLength: EVERY.length }),
      fc.nat(EVERY.length),
      fc.boolean(),
      play,
    ),
    { numRuns: 150 },
  )
})

test('any two native calls, either first, do not get in each other’s way', async () => {
  for (const first of EVERY) {
    for (const second of EVERY) await play([first, second], 1, true)
  }
})
