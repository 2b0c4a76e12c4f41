/** @jest-environment jsdom */
import { fakeTransport, flush, inner, success } from '@test/transport'
import { INNER } from '@/contract/codes'
import type { HttpAnswer } from '@/platform/net/http.types'
import { RootStore } from '@/stores/root/root-store'
import { ReadingGate } from './reading-gate'

jest.mock('@/platform/pages/navigation', () => ({ openPage: jest.fn(), hasPageBelow: () => false }))

const OLD = 'a'.repeat(64)
const NEW = 'b'.repeat(64)
const PAPER = { docId: 'D1', version: '1.0', hash: OLD, lastPage: 6, minReadSeconds: 20 }

function setUp(docReadReport: HttpAnswer | (() => HttpAnswer) = success({ readStatus: '2' })) {
  const { transport, calls } = fakeTransport({ docReadReport })
  const onRead = jest.fn()
  const onReplaced = jest.fn()
  const gate = new ReadingGate(new RootStore(transport), { onRead, onReplaced })
  const reports = () => calls.map(call => call.body.requestData)
  return { gate, reports, onRead, onReplaced }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a document is told with its version’s hash and its last page, once its end and its seconds are over', async () => {
  const { gate, reports, onRead } = setUp()
  gate.opened(PAPER)
  gate.reachEnd()
  jest.advanceTimersByTime(12_000)
  gate.pause()
  jest.advanceTimersByTime(600_000)
  expect([gate.reason, reports()]).toEqual(['还需阅读 8 秒', []])
  gate.resume()
  jest.advanceTimersByTime(8_000)
  await flush()
  expect(reports()).toMatchObject([{ docId: 'D1', hash: OLD, lastPage: 6, isEnd: '1', seconds: 20 }])
  expect([gate.reason, gate.isRead, onRead.mock.calls]).toEqual([undefined, true, [[PAPER]]])
})

test('what was read before is not asked for again', () => {
  const { gate } = setUp()
  gate.opened({ ...PAPER, wasRead: true, minReadSeconds: 0 })
  expect([gate.reason, gate.isRead]).toEqual([undefined, true])
})

test('a new version is read from its beginning, and what was read of the one before counts for nothing', async () => {
  const answers = [inner(INNER.stateConflict, '文件已更新，请重新阅读'), success({ readStatus: '2' })]
  const { gate, reports, onRead, onReplaced } = setUp(() => answers.shift() ?? inner('1', ''))
  gate.opened(PAPER)
  gate.reachEnd()
  jest.advanceTimersByTime(20_000)
  await flush()
  expect([gate.isReplaced, gate.isRead, onReplaced.mock.calls.length, onRead.mock.calls]).toEqual([
    true,
    false,
    1,
    [],
  ])
  gate.opened({ ...PAPER, version: '2.0', hash: NEW })
  expect(gate.reason).toBe('请阅读至文末，还需阅读 20 秒')
  jest.advanceTimersByTime(20_000)
  expect(gate.reason).toBe('请阅读至文末')
  gate.reachEnd()
  await flush()
  expect([gate.isReplaced, gate.isRead]).toEqual([false, true])
  expect(reports()).toMatchObject([{ hash: OLD }, { hash: NEW, seconds: 20 }])
})
