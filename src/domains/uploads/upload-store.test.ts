/** @jest-environment jsdom */
import { deferred, http, inner, outer } from '@test/transport'
import { reaction } from 'mobx'
import { SandboxTransport } from '@test/sandbox-transport'
import { INNER } from '@/contract/codes'
import { UPLOAD_PURPOSE, UPLOAD_STATUS } from '@/contract/tables/upload'
import { UPLOAD_PIECE_BYTES } from '@/contract/upload'
import { AppError } from '@/lib/app-error'
import type { FileSource } from '@/platform/host/file-bytes.types'
import { RootStore } from '@/stores/root/root-store'
import { piecesOf, sampleJpeg, sha256Of } from '../../../sandbox/testing/sample-files'
import { UploadStore } from './upload-store'
import { uploadErrorText } from './upload-words'

jest.mock('@/platform/pages/navigation', () => ({
  openPage: jest.fn(() => Promise.resolve()),
  hasPageBelow: () => false,
}))

const back = new SandboxTransport()
let root: RootStore
let upload: UploadStore

const BYTES = sampleJpeg(1200, 800, 5 * UPLOAD_PIECE_BYTES - 1000)
const PIECES = 5

const sourceOf = (bytes: Buffer): FileSource => ({
  size: bytes.length,
  mime: 'image/jpeg',
  piece: (from, to) => {
    const [piece] = piecesOf(bytes.subarray(from, to), UPLOAD_PIECE_BYTES)
    return Promise.resolve({ base64: piece?.pieceBase64 ?? '', sha256: piece?.sha256 ?? '' })
  },
  sha256: () => Promise.resolve(sha256Of(bytes)),
})

const lost = () => {
  throw new AppError({ kind: 'network', message: '网络连接失败，请检查网络后重试' })
}
const setOnline = (isOnline: boolean) => {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true })
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}
const sentIndices = () => back.sent('fileUploadPiece').map(({ index }) => index)
const names = () => back.calls.map(({ name }) => name)

beforeEach(() => {
  jest.useFakeTimers()
  back.become('U1')
  root = new RootStore(back.send)
  upload = new UploadStore(root, { purpose: UPLOAD_PURPOSE.identity })
  setOnline(true)
})
afterEach(() => jest.useRealTimers())
afterAll(() => back.close())

/** Lets everything happen, pauses as well. */
const settle = async (pending: Promise<unknown>) => {
  let isOver = false
  void pending.then(() => (isOver = true))
  while (!isOver) await jest.advanceTimersByTimeAsync(500)
}
const untilPhase = async (phase: UploadStore['phase']) => {
  for (let turn = 0; turn < 200 && upload.phase !== phase; turn += 1) await jest.advanceTimersByTimeAsync(0)
  expect(upload.phase).toBe(phase)
}

test('a file goes up in pieces, at most two at once, and its progress is what the server has', async () => {
  let most = 0
  const seen: number[] = []
  back.instead('fileUploadPiece', async serve => {
    most = Math.max(most, back.inFlight)
    await Promise.resolve()
    seen.push(upload.progress)
    return serve()
  })
  await settle(upload.start(sourceOf(BYTES)))
  expect([upload.phase, upload.progress, upload.error]).toEqual(['done', 1, undefined])
  expect(upload.file).toMatchObject({ mime: 'image/jpeg', width: 1200, height: 800 })
  expect([most, sentIndices().length]).toEqual([2, PIECES])
  expect([...seen].sort((a, b) => a - b)).toEqual(seen)
  expect(names()[0]).toBe('fileUploadStart')
  expect(JSON.stringify(back.calls[0]?.data)).not.toMatch(/name"|\.jpg/)
})

test('a lost line is waited out; the server is asked what it has, and only the rest follows', async () => {
  let served = 0
  back.instead('fileUploadPiece', serve => {
    if (served === 3) {
      setOnline(false)
      return lost()
    }
    served += 1
    return serve()
  })
  const pending = upload.start(sourceOf(BYTES))
  await untilPhase('waiting')
  // The slot says it; a message besides would be a second one.
  expect(root.ui.toast).toBeUndefined()
  const before = back.calls.length
  await jest.advanceTimersByTimeAsync(600_000)
  expect([upload.phase, back.calls.length]).toEqual(['waiting', before])
  expect(upload.progress).toBeCloseTo(0.6, 1)
  back.instead('fileUploadPiece', serve => serve())
  setOnline(true)
  await settle(pending)
  expect(upload.phase).toBe('done')
  expect(names().slice(before)).toEqual([
    'fileUploadStatus',
    'fileUploadPiece',
    'fileUploadPiece',
    'fileUploadFinish',
  ])
})

test.each(['fileUploadStart', 'fileUploadPiece', 'fileUploadFinish'] as const)(
  'a lost answer of %s does no harm',
  async name => {
    let isFirst = true
    back.instead(name, serve => {
      const answer = serve()
      if (!isFirst) return answer
      isFirst = false
      return lost()
    })
    await settle(upload.start(sourceOf(BYTES)))
    expect([upload.phase, back.sent('fileUploadStart').length <= 2]).toEqual(['done', true])
    expect(new Set(sentIndices()).size).toBe(PIECES)
    expect(sentIndices().length).toBeLessThanOrEqual(PIECES + 1)
  },
)

test('damaged on the way: the piece comes again', async () => {
  let count = 0
  const { send } = back
  root = new RootStore((path, body, options) => {
    const { requestData } = body as { requestData: { pieceBase64?: string } }
    if (requestData.pieceBase64 === undefined || (count += 1) !== 2) return send(path, body, options)
    return send(
      path,
      { requestData: { ...requestData, pieceBase64: `AAAA${requestData.pieceBase64.slice(4)}` } },
      options,
    )
  })
  upload = new UploadStore(root, { purpose: UPLOAD_PURPOSE.identity })
  await settle(upload.start(sourceOf(BYTES)))
  expect(upload.phase).toBe('done')
})

test('a server that has no room for long is told as busy, not as a bad line, and a retry goes on', async () => {
  back.instead('fileUploadPiece', () => inner(INNER.systemBusy, '系统繁忙，请稍后再试'))
  await settle(upload.start(sourceOf(BYTES)))
  expect(upload.phase).toBe('failed')
  expect(upload.error && uploadErrorText(upload.error)).toBe(
    '系统繁忙，还没有传完。已传的部分会保留，请点“继续上传”',
  )
  back.instead('fileUploadPiece', serve => serve())
  await settle(upload.retry())
  expect(upload.phase).toBe('done')
})

test('a server that stays down is told with the way on, and a retry goes on from what has arrived', async () => {
  let served = 0
  back.instead('fileUploadPiece', serve => (served++ < 2 ? serve() : http(503)))
  await settle(upload.start(sourceOf(BYTES)))
  expect(upload.phase).toBe('failed')
  expect(upload.error && uploadErrorText(upload.error)).toBe(
    '网络不稳定，还没有传完。已传的部分会保留，请点“继续上传”',
  )
  back.instead('fileUploadPiece', serve => serve())
  const sent = sentIndices().length
  await settle(upload.retry())
  expect([upload.phase, sentIndices().length - sent]).toEqual(['done', PIECES - 2])
})

test.each([
  ['fileUploadStart', http(404), '接口请求错误', 4000],
  ['fileUploadPiece', http(404), '接口请求错误', 4000],
  ['fileUploadFinish', outer('99999999', '网关繁忙'), '网关繁忙', 2000],
  ['fileUploadPiece', http(200), '提交异常', 2000],
] as const)(
  '%s that fails for good is told once as the catalogue says',
  async (name, answer, text, durationMs) => {
    const shown: { text?: string; at: number }[] = []
    const stop = reaction(
      () => root.ui.toast?.text,
      toast => shown.push({ text: toast, at: Date.now() }),
    )
    back.instead(name, () => answer)
    await settle(upload.start(sourceOf(BYTES)))
    expect(upload.phase).toBe('failed')
    await jest.advanceTimersByTimeAsync(durationMs)
    stop()
    const [from, to] = shown
    expect(shown.map(({ text: toast }) => toast)).toEqual([text, undefined])
    expect((to?.at ?? 0) - (from?.at ?? 0)).toBe(durationMs)
  },
)

test('an upload that has expired meanwhile begins anew', async () => {
  let served = 0
  back.instead('fileUploadPiece', serve => (served++ < 2 ? serve() : http(503)))
  await settle(upload.start(sourceOf(BYTES)))
  back.instead('fileUploadPiece', serve => serve())
  back.instead('fileUploadStatus', () =>
    http(200, { code: '00000000', msg: '', result: { statusCode: '10060001', msg: '您无权查看该内容' } }),
  )
  await settle(upload.retry())
  expect(upload.phase).toBe('done')
})

test('what the server refuses for good is told in its words, and not tried again', async () => {
  const page = Buffer.from('<script>alert(1)</script>'.repeat(10))
  await settle(upload.start(sourceOf(page)))
  expect([upload.phase, upload.error && uploadErrorText(upload.error)]).toEqual([
    'failed',
    '文件打不开或格式不符，仅支持JPG、PNG照片，请换一个',
  ])
  expect(back.sent('fileUploadFinish')).toHaveLength(1)
})

test('given up, nothing more is sent and the server drops what it has', async () => {
  const held = deferred<void>()
  let count = 0
  back.instead('fileUploadPiece', async serve => {
    if ((count += 1) === 3) await held.promise
    return serve()
  })
  const pending = upload.start(sourceOf(BYTES))
  for (let turn = 0; turn < 200 && count < 4; turn += 1) await jest.advanceTimersByTimeAsync(0)
  upload.cancel()
  held.resolve()
  await settle(pending)
  expect([upload.phase, upload.progress, await pending]).toEqual(['idle', 0, undefined])
  const cancelled = back.calls.find(({ name }) => name === 'fileUploadCancel')
  expect(cancelled?.answer?.result?.data).toEqual({ status: UPLOAD_STATUS.cancelled })
  expect(names()).not.toContain('fileUploadFinish')
})

test('a piece that hangs is given up after a minute and comes again', async () => {
  let isFirst = true
  const { send } = back
  root = new RootStore((path, body, options) => {
    if (!path.endsWith('fileUploadPiece') || !isFirst) return send(path, body, options)
    isFirst = false
    return new Promise((_resolve, reject) =>
      options.signal?.addEventListener('abort', () =>
        reject(new AppError({ kind: 'cancelled', message: '已取消' })),
      ),
    )
  })
  upload = new UploadStore(root, { purpose: UPLOAD_PURPOSE.identity })
  const pending = upload.start(sourceOf(BYTES))
  await jest.advanceTimersByTimeAsync(59_000)
  expect(upload.phase).toBe('uploading')
  await settle(pending)
  expect(upload.phase).toBe('done')
})
