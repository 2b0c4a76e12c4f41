/** @jest-environment jsdom */
import { SandboxTransport } from '@test/sandbox-transport'
import { doubleRecordStart, type RecordingNow } from '@/contract/recording'
import { RECORD_TYPE } from '@/contract/tables/order'
import { RECORDING_STATUS } from '@/contract/tables/recording'
import { UPLOAD_PIECE_BYTES } from '@/contract/upload'
import { AppError } from '@/lib/app-error'
import { uuid } from '@/lib/uuid'
import type { Clip, ClipCamera } from '@/platform/elements/clip-camera.types'
import * as speech from '@/platform/host/speech'
import { RootStore } from '@/stores/root/root-store'
import { piecesOf, sha256Of } from '../../../../sandbox/testing/sample-files'
import { sampleWebm } from '../../../../sandbox/testing/sample-video'
import { RecorderStore } from './recorder-store'

jest.mock('@/platform/pages/navigation', () => ({
  openPage: jest.fn(() => Promise.resolve()),
  hasPageBelow: () => false,
}))

jest.mock('@/platform/host/speech', () => ({
  canSpeak: jest.fn(() => false),
  speak: jest.fn(),
  stopSpeaking: jest.fn(),
}))

/** 24 by oneself. */
const REJECTED = 'D2026111010012'
const HEARD_MS = 9000

const back = new SandboxTransport()
let root: RootStore
let store: RecorderStore
let done: RecordingNow | undefined
let isSilent: boolean | undefined
let dropped = 0
let listened = 0
let released = 0

function clipOf(bytes: Buffer): Clip {
  return {
    file: {
      size: bytes.length,
      mime: 'video/webm',
      piece: (from, to) => {
        const [piece] = piecesOf(bytes.subarray(from, to), UPLOAD_PIECE_BYTES)
        return Promise.resolve({ base64: piece?.pieceBase64 ?? '', sha256: piece?.sha256 ?? '' })
      },
      sha256: () => Promise.resolve(sha256Of(bytes)),
    },
    isSilent,
    release: () => void released++,
  }
}

const camera: ClipCamera = {
  begin: () => Promise.resolve(),
  listen: () => void listened++,
  end: () => Promise.resolve(clipOf(sampleWebm({ seconds: 8 }))),
  drop: () => void dropped++,
}

async function setUp(): Promise<RecorderStore> {
  const session = await root.write(
    doubleRecordStart,
    { recordId: REJECTED, by: RECORD_TYPE.byOneself, channel: 'h5' },
    { label: '开始录制', requestNo: uuid() },
  )
  return new RecorderStore({ root, session, onDone: recording => (done = recording) })
}

/** Lets calls come back, and time pass. */
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
async function until(what: string, holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 400 && !holds(); turn += 1) await pass(1)
  if (!holds()) throw new Error(`never: ${what}`)
}

/** The recorder is left, and another one opened. */
async function openAnew(): Promise<void> {
  store.dispose()
  jest.useRealTimers()
  store = await setUp()
  jest.useFakeTimers()
}

async function record(): Promise<void> {
  await store.begin()
  await pass(HEARD_MS)
  await store.answer('yes')
}

beforeEach(async () => {
  back.become('U1')
  root = new RootStore(back.send)
  store = await setUp()
  done = undefined
  isSilent = false
  dropped = 0
  released = 0
  jest.useFakeTimers()
  store.openCamera()
  store.handleReady(camera)
})
afterEach(() => {
  store.dispose()
  jest.useRealTimers()
})
afterAll(() => back.close())

test('every question has its clip, then all is handed in; the next recorder goes on behind the last', async () => {
  const { script } = store
  await record()
  expect(store.question?.questionId).toBe(script[1]?.questionId)
  await until('the first is taken', () => store.takes.get('identity')?.phase === 'taken')
  await openAnew()
  expect(store.index).toBe(1)
  store.openCamera()
  store.handleReady(camera)
  while (store.question) await record()
  expect(store.phase).toBe('off')
  await until('all are taken', () => store.hasAll)
  await store.submit()
  expect(done?.status).toBe(RECORDING_STATUS.inReview)
})

test('no question is answered before it was heard', async () => {
  await store.begin()
  await pass(1000)
  expect(store.canAnswer).toBe(false)
  await store.answer('yes')
  expect([store.phase, store.index]).toEqual(['recording', 0])
})

test('an answer that does not agree keeps nothing, and says so', async () => {
  await store.begin()
  await pass(HEARD_MS)
  await store.answer('no')
  expect([store.phase, store.index, dropped > 0]).toEqual(['ready', 0, true])
  expect(store.refusal).toContain('您的回答为“不是”')
})

test('a clip in which nothing was heard is recorded anew; where the host cannot tell, it counts', async () => {
  isSilent = true
  await record()
  expect([store.index, store.notice]).toEqual([0, '没有听到您的声音，请靠近话筒后重录本题'])
  isSilent = undefined
  await record()
  expect([store.index, store.notice]).toEqual([1, undefined])
})

test('a clip that takes too long ends by itself', async () => {
  await store.begin()
  await pass(29_000)
  expect([store.phase, store.notice]).toEqual(['ready', '本题录制时间过长，已停止，请重录本题'])
})

test('leaving the page ends the clip and the camera; the question is asked again', async () => {
  await store.begin()
  store.pause()
  expect([store.phase, store.index, store.notice]).toEqual(['off', 0, '录制已中断，请重录本题'])
  await store.begin()
  expect(store.phase).toBe('off')
})

test('what the product reads aloud is no answer: it is given, and listened for, behind the question', async () => {
  const engine = jest.mocked(speech)
  let finish = (_isThrough: boolean) => {}
  engine.canSpeak.mockReturnValue(true)
  engine.speak.mockImplementation((_text, onEnd) => (finish = onEnd))
  listened = 0
  await store.begin()
  await pass(6000)
  // Long enough for who reads by themselves; it is still being read.
  expect([store.canAnswer, listened]).toEqual([false, 0])
  await store.answer('yes')
  expect(store.phase).toBe('recording')
  finish(true)
  expect([store.canAnswer, listened]).toEqual([true, 1])
  await store.answer('yes')
  await until('it is taken', () => store.takes.get('identity')?.phase === 'taken')
  expect(back.sent('doubleRecordTake')).toMatchObject([{ answerFrom: 6 }])
  // An engine that never tells of its end holds nobody up.
  await store.begin()
  await pass(20_000)
  expect([store.canAnswer, listened]).toEqual([true, 2])
  engine.canSpeak.mockReturnValue(false)
})

test('a question that was answered need not be recorded anew after all', async () => {
  await record()
  await until('the first is taken', () => store.takes.get('identity')?.phase === 'taken')
  expect(store.canKeep).toBe(false)
  store.retake(0)
  expect(store.canKeep).toBe(true)
  store.keepTake()
  expect([store.index, store.takes.get('identity')?.phase]).toEqual([1, 'taken'])
})

test('a question recorded anew is the one shown, and the first open one follows it', async () => {
  await record()
  await until('the first is taken', () => store.takes.get('identity')?.phase === 'taken')
  store.retake(0)
  await record()
  expect(store.index).toBe(1)
  expect(store.isSending).toBe(true)
  await until('it is taken again', () => store.takes.get('identity')?.phase === 'taken')
})

test('a clip that ends after the page has gone is let go: nothing is sent, and no camera opens again', async () => {
  let isReleased = false
  let end = () => {}
  const clip = { ...clipOf(Buffer.alloc(0)), release: () => (isReleased = true) }
  store.handleReady({ ...camera, end: () => new Promise(resolve => (end = () => resolve(clip))) })
  await store.begin()
  await pass(HEARD_MS)
  const answering = store.answer('yes')
  store.dispose()
  end()
  await answering
  expect([isReleased, store.phase, store.index, store.notice]).toEqual([
    true,
    'off',
    0,
    '录制已中断，请重录本题',
  ])
  expect(store.isSending).toBe(false)
})

test('a camera that goes before its clip began does not stand ready', async () => {
  let fail = () => {}
  store.handleReady({
    ...camera,
    begin: () => new Promise((_, reject) => (fail = () => reject(new Error('gone')))),
  })
  const beginning = store.begin()
  store.pause()
  fail()
  await beginning
  expect([store.phase, store.notice]).toEqual(['off', '录制已中断，请重录本题'])
})

test('leaving while a clip goes up is asked about, with what becomes of it', async () => {
  expect(await store.mayLeave()).toBe(true)
  await record()
  expect(store.leaveText).toBe('第 1 题尚未传完，离开后会继续上传；关闭应用则需重录。')
  const leaving = store.mayLeave()
  expect(root.ui.confirmRequest?.message).toBe(store.leaveText)
  root.ui.settleConfirm(false)
  expect(await leaving).toBe(false)
  await until('the first is taken', () => store.takes.get('identity')?.phase === 'taken')
  expect(await store.mayLeave()).toBe(true)
  expect(store.leaveText).toContain('保留 24 小时')
})

test('a clip that was not sent yet goes on when the recorder is left, and the next one knows of it', async () => {
  await record()
  const [going] = store.takes.values()
  await openAnew()
  expect([going?.phase, released]).toEqual(['sending', 0])
  expect([...store.takes.values()][0]).toBe(going)
  expect(store.index).toBe(1)
  await until('it is taken', () => going?.phase === 'taken')
  expect(released).toBe(1)
})

test('a clip that found no line is kept, and can be sent by the next recorder', async () => {
  back.instead('fileUploadStart', () =>
    Promise.reject(new AppError({ kind: 'network', message: '网络异常' })),
  )
  await record()
  await pass(60_000)
  expect(store.takes.get('identity')?.phase).toBe('failed')
  expect(released).toBe(0)
  back.instead('fileUploadStart', send => send())
  await openAnew()
  const take = store.takes.get('identity')
  expect(take?.canRetry).toBe(true)
  void take?.retry()
  await until('it is taken', () => take?.phase === 'taken')
  expect(released).toBe(1)
})

test.each<[string, () => unknown]>([
  ['a logout', () => root.logout()],
  ['another customer', () => root.changeCustomer()],
])('%s lets go of what was not sent', async (_what, happen) => {
  await record()
  store.dispose()
  void happen()
  expect([store.takes.get('identity')?.phase, store.isSending, released]).toEqual(['empty', false, 1])
})

test('settings are offered only where the host has them', () => {
  store.handleTrouble({ kind: 'refused', message: '没有权限' })
  expect(store.canOpenSettings).toBe(false)
})
