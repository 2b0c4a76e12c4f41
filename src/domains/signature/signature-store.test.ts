/** @jest-environment jsdom */
import { answerCode } from '@test/sms-code'
import { deferred } from '@test/transport'
import { SandboxTransport } from '@test/sandbox-transport'
import { AppError } from '@/lib/app-error'
import { NOTHING_WRITTEN, type Stroke, unpackStrokes } from '@/lib/strokes'
import type { FileSource } from '@/platform/host/file-bytes.types'
import { RootStore } from '@/stores/root/root-store'
import { CUSTOMERS } from '../../../sandbox/seed/customers'
import { drawPng } from '../../../sandbox/static/png'
import { piecesOf, sha256Of } from '../../../sandbox/testing/sample-files'
import { SignatureStore } from './signature-store'

jest.mock('@/platform/pages/navigation', () => ({
  openPage: jest.fn(() => Promise.resolve()),
  hasPageBelow: () => false,
}))

const PICTURE = drawPng(600, 300, (_x, y) => (y > 140 && y < 150 ? [21, 32, 43] : [255, 255, 255]))
const mockDraw = { bytes: PICTURE, canDraw: true, released: 0 }
// jsdom draws nothing: what the canvas would give is given.
jest.mock('@/platform/host/drawn-png', () => ({
  drawnPng: () => {
    if (!mockDraw.canDraw) return Promise.reject(new Error('no 2d canvas'))
    const { bytes } = mockDraw
    const file: FileSource = {
      size: bytes.length,
      mime: 'image/png',
      piece: (from, to) => {
        const [piece] = piecesOf(bytes.subarray(from, to), to - from)
        return Promise.resolve({ base64: piece?.pieceBase64 ?? '', sha256: piece?.sha256 ?? '' })
      },
      sha256: () => Promise.resolve(sha256Of(bytes)),
    }
    return Promise.resolve({ file, release: () => void (mockDraw.released += 1) })
  },
}))

const back = new SandboxTransport()
const NAME = CUSTOMERS.find(({ key }) => key === 'U1')?.name ?? ''
const LINE: Stroke = [
  { x: 0.1, y: 0.5, t: 5 },
  { x: 0.6, y: 0.5, t: 95 },
]
const DOT: Stroke = [{ x: 0.5, y: 0.5, t: 0 }]

let root: RootStore
let store: SignatureStore
beforeEach(() => {
  jest.useFakeTimers()
  back.become('U1')
  Object.assign(mockDraw, { bytes: PICTURE, canDraw: true, released: 0 })
  root = new RootStore(back.send)
  store = new SignatureStore(root, 'taxDeclare')
})
afterEach(() => {
  store.dispose()
  jest.useRealTimers()
})
afterAll(() => back.close())

/** Lets everything happen, pauses as well. */
const settle = async <T>(pending: Promise<T>): Promise<T> => {
  let isOver = false
  void pending.then(() => (isOver = true))
  while (!isOver) await jest.advanceTimersByTimeAsync(500)
  return pending
}
const lost = () => {
  throw new AppError({ kind: 'network', message: '网络连接失败，请检查网络后重试' })
}
const saved = () => back.sent('signatureSave')
const names = () => back.calls.map(({ name }) => name)
const written = () => store.writing.strokes

describe('writing', () => {
  test('strokes come, the last goes, all go; a dot alone is no signature', () => {
    expect(store.disabledReason).toBe('请先签名')
    store.add(DOT, 1)
    expect([store.strokeCount, store.disabledReason]).toEqual([1, '请先签名'])
    store.add(LINE, 1)
    expect([store.strokeCount, store.disabledReason]).toEqual([2, undefined])
    store.undo()
    expect([written(), store.disabledReason]).toEqual([[DOT], '请先签名'])
    store.clear()
    expect(store.writing).toBe(NOTHING_WRITTEN)
  })

  test('without a signature nothing is sent', async () => {
    store.add(DOT, 1)
    expect(await store.sign()).toBeUndefined()
    expect(back.calls).toEqual([])
  })

  test('a stroke there is no room for is told, and the pad draws anew without it', () => {
    for (let count = 0; count < 400; count += 1) store.add(DOT, 1)
    const { writing } = store
    store.add(DOT, 1)
    expect([store.strokeCount, store.error]).toEqual([400, '笔画过多，这一笔没有写上，请清除重写'])
    expect(store.writing).not.toBe(writing)
    store.undo()
    expect(store.error).toBeUndefined()
  })
})

describe('a drawn signature', () => {
  beforeEach(() => store.add(LINE, 1))

  test('goes as picture and strokes, and the picture does not stay on the device', async () => {
    const value = await settle(store.sign())
    expect(value).toEqual({
      signFileId: expect.any(String) as string,
      signedAt: expect.stringMatching(/^2026-11-20 10:00:/) as string,
    })
    expect([store.phase, store.value]).toEqual(['done', value])
    const [sent] = saved()
    expect(sent).toMatchObject({ scene: 'taxDeclare', kind: 'drawn' })
    expect(unpackStrokes(sent?.strokes as number[][])).toEqual([
      [
        { x: 0.1, y: 0.5, t: 0 },
        { x: 0.6, y: 0.5, t: 90 },
      ],
    ])
    expect(mockDraw.released).toBe(1)
    store.add(DOT, 1)
    expect([store.phase, store.value]).toEqual(['writing', undefined])
  })

  test('one try at a time, and what stands on the paper stays meanwhile', async () => {
    const held = deferred<void>()
    back.instead('signatureSave', async send => {
      await held.promise
      return send()
    })
    const first = store.sign()
    await jest.advanceTimersByTimeAsync(100)
    expect(store.isBusy).toBe(true)
    expect(await store.sign()).toBeUndefined()
    store.add(DOT, 1)
    store.clear()
    store.choose('typed')
    expect([store.strokeCount, store.way]).toEqual([1, 'drawn'])
    held.resolve()
    expect(await settle(first)).toBeDefined()
    expect(saved().length).toBe(1)
  })

  test('a lost line is waited out; the same write goes again', async () => {
    let tries = 0
    back.instead('signatureSave', send => {
      const answer = send()
      tries += 1
      // The server did it; its answer is lost.
      return tries < 3 ? lost() : answer
    })
    const signing = store.sign()
    await jest.advanceTimersByTimeAsync(200)
    expect([store.isWaiting, store.phase]).toEqual([true, 'waiting'])
    const value = await settle(signing)
    expect(value).toBeDefined()
    expect(new Set(saved().map(({ requestNo }) => requestNo)).size).toBe(1)
    expect([saved().length, names().filter(name => name === 'fileUploadFinish').length]).toEqual([3, 1])
  })

  test('a line that does not come back is told; a tap goes on from there', async () => {
    back.instead('signatureSave', lost)
    expect(await settle(store.sign())).toBeUndefined()
    expect([store.phase, store.error, store.strokeCount]).toEqual([
      'failed',
      '网络不稳定，签名还没有保存。您写的内容都在，请点“重试”',
      1,
    ])
    back.instead('signatureSave', send => send())
    expect(await settle(store.sign())).toBeDefined()
    expect(new Set(saved().map(({ requestNo }) => requestNo)).size).toBe(1)
    expect(names().filter(name => name === 'fileUploadStart').length).toBe(1)
  })

  test('an upload without a line is told too', async () => {
    back.instead('fileUploadStart', lost)
    expect(await settle(store.sign())).toBeUndefined()
    expect(store.error).toBe('网络不稳定，签名还没有保存。您写的内容都在，请点“重试”')
    back.instead('fileUploadStart', send => send())
    expect(await settle(store.sign())).toBeDefined()
  })

  test('a picture that the server cannot read is told, and another is made of the same strokes', async () => {
    mockDraw.bytes = drawPng(600, 300, () => [255, 255, 255])
    expect(await settle(store.sign())).toBeUndefined()
    expect([store.phase, store.error]).toEqual(['failed', '请先签名'])
    mockDraw.bytes = PICTURE
    expect(await settle(store.sign())).toBeDefined()
  })

  test('a device that draws no picture has the other way', async () => {
    mockDraw.canDraw = false
    expect(await settle(store.sign())).toBeUndefined()
    expect([store.phase, store.error]).toEqual(['failed', '签名图片没有生成，请点“重试”，或改用输入'])
    store.choose('typed')
    expect([store.error, store.disabledReason]).toEqual([undefined, '请先键入姓名'])
  })

  test('a page that is left gives up what is on its way', async () => {
    back.instead('fileUploadStart', lost)
    const signing = store.sign()
    await jest.advanceTimersByTimeAsync(100)
    store.dispose()
    expect(await settle(signing)).toBeUndefined()
    expect(saved()).toEqual([])
  })
})

describe('a typed signature', () => {
  beforeEach(() => store.choose('typed'))
  const type = (name: string) => store.form.fields.typedName.set(name)
  const enterCode = () => settle(answerCode(root, store.check, () => back.lastCode))

  test('the name first, then the code', async () => {
    type(NAME)
    const signing = store.sign()
    await jest.advanceTimersByTimeAsync(100)
    expect(store.check.isOpen).toBe(true)
    await enterCode()
    expect(await settle(signing)).toMatchObject({ signFileId: expect.any(String) as string })
    expect(saved().map(({ verifyToken }) => verifyToken !== undefined)).toEqual([false, true])
    expect(store.phase).toBe('done')
  })

  test('another name is told at the field, and no code is sent', async () => {
    type('林志远')
    expect(await settle(store.sign())).toBeUndefined()
    expect(store.form.errors).toEqual([{ path: 'typedName', message: '与证件姓名不一致，请核对后重新输入' }])
    expect([store.phase, store.error, store.check.isOpen]).toEqual(['writing', undefined, false])
    expect(names()).not.toContain('smsCodeSend')
  })

  test('what is no name at all is told without asking', async () => {
    type('1')
    expect(await store.sign()).toBeUndefined()
    expect(store.form.errors[0]?.message).toBe('请输入正确的姓名')
    expect(back.calls).toEqual([])
  })

  test('a sheet that is closed leaves everything as it was', async () => {
    type(NAME)
    const signing = store.sign()
    await jest.advanceTimersByTimeAsync(100)
    store.check.cancel()
    expect(await settle(signing)).toBeUndefined()
    expect([store.phase, store.error, store.form.fields.typedName.content]).toEqual([
      'writing',
      undefined,
      NAME,
    ])
  })

  test('the answer of the second try is lost: no second code is asked for', async () => {
    type(NAME)
    let tries = 0
    back.instead('signatureSave', send => {
      const answer = send()
      tries += 1
      return tries > 1 && tries < 7 ? lost() : answer
    })
    const signing = store.sign()
    await jest.advanceTimersByTimeAsync(100)
    await enterCode()
    expect(await settle(signing)).toBeUndefined()
    expect(store.phase).toBe('failed')
    const again = store.sign()
    expect(await settle(again)).toBeDefined()
    expect(names().filter(name => name === 'smsCodeSend').length).toBe(1)
  })
})
