/** @jest-environment jsdom */
import { fakeTransport, flush, inner, success } from '@test/transport'
import type { HttpAnswer } from '@/platform/net/http.types'
import { startFace } from '@/platform/host/face'
import { IdentityStore } from '@/stores/root/identity-store'
import { RootStore } from '@/stores/root/root-store'
import { FaceFlow } from './face-flow'

jest.mock('@/platform/pages/navigation', () => ({
  openPage: jest.fn(() => Promise.resolve()),
  hasPageBelow: () => false,
}))
jest.mock('@/platform/host/face', () => ({ faceChannel: () => 'app', startFace: jest.fn() }))

const started = jest.mocked(startFace)
const BIZ_TOKEN = 'b'.repeat(32)
const CHECK = { bizToken: BIZ_TOKEN, verifyUrl: '', expireSeconds: 300, failCount: 0, limit: 3 }

const result = (status: string, failCount = 0, msg = '') =>
  success({
    status,
    failCount,
    limit: 3,
    msg,
    verifyToken: status === 'passed' ? 'v'.repeat(32) : '',
    expireSeconds: status === 'passed' ? 300 : 0,
  })

function setUp(faceStart: HttpAnswer, results: HttpAnswer[], today = 3) {
  const { transport, calls } = fakeTransport({
    faceStart,
    faceCountQuery: success({ failCount: today, limit: 3, day: '2026-11-21' }),
    faceResult: () => results.shift() ?? result('pending'),
  })
  const root = new RootStore(transport)
  return { root, calls, flow: new FaceFlow(root, 'signing', { subject: 'O1' }) }
}

const run = (flow: FaceFlow) => flow.start(token => `/phone/miniProgramFace?bizToken=${token}`)

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers()
  started.mockReset().mockResolvedValue({ kind: 'waiting' })
})
afterEach(() => jest.useRealTimers())

describe('FaceFlow', () => {
  it('asks the server until it says passed; the host only starts the check', async () => {
    const { flow, calls } = setUp(success(CHECK), [result('pending'), result('passed')])
    await run(flow)
    expect(started).toHaveBeenCalledWith({
      bizToken: BIZ_TOKEN,
      verifyUrl: '',
      returnTo: `/phone/miniProgramFace?bizToken=${BIZ_TOKEN}`,
    })
    expect([flow.phase, flow.isBusy]).toEqual(['waiting', true])
    await jest.advanceTimersByTimeAsync(1500)
    expect([flow.phase, flow.verifyToken]).toEqual(['passed', 'v'.repeat(32)])
    expect(calls.map(call => call.name)).toEqual(['faceStart', 'faceResult', 'faceResult'])
    expect(calls[0]?.body.requestData).toMatchObject({ scene: 'signing', subject: 'O1', channel: 'app' })
  })

  it('counts failures on the device and stops at three (E13)', async () => {
    const { root, flow, calls } = setUp(success({ ...CHECK, failCount: 2 }), [
      result('failed', 3, '人脸识别未通过'),
    ])
    await run(flow)
    expect([flow.phase, flow.message, flow.isLimitReached]).toEqual(['failed', '人脸识别未通过', true])
    expect(localStorage.getItem('failCountAuth')).toBe('3')
    await run(flow)
    expect(calls.filter(call => call.name === 'faceStart')).toHaveLength(1)
    expect(new FaceFlow(root, 'signing').isLimitReached).toBe(true)
  })

  it('takes the limit from the server as well', async () => {
    const { flow } = setUp(inner('10030006', '今日人脸识别次数已达上限', { failCount: 3 }), [])
    await run(flow)
    expect([flow.isLimitReached, flow.message]).toEqual([true, '今日人脸识别次数已达上限'])
    expect(started).not.toHaveBeenCalled()
  })

  it.each([
    [{ kind: 'unsupported' } as const, '当前环境无法进行人脸识别，请选择人工审核'],
    [{ kind: 'failed', message: '您已取消人脸识别' } as const, '您已取消人脸识别'],
  ])('says what to do when the host answers %p', async (launch, message) => {
    started.mockResolvedValue(launch)
    const { flow, calls } = setUp(success(CHECK), [])
    await run(flow)
    expect([flow.phase, flow.message]).toEqual(['failed', message])
    expect(calls.filter(call => call.name === 'faceResult')).toHaveLength(0)
  })

  it.each(['failed', 'cancelled', 'expired'])('%s is no pass, whatever came before', async status => {
    const { flow } = setUp(success(CHECK), [result(status, 1, '没有通过')])
    await run(flow)
    expect([flow.phase, flow.verifyToken, flow.message]).toEqual(['failed', '', '没有通过'])
  })

  it('is free again on the next day', async () => {
    jest.setSystemTime(new Date('2026-11-20T15:59:00Z'))
    const { root, flow, calls } = setUp(success(CHECK), [result('failed', 3), result('passed')])
    await run(flow)
    expect([flow.isLimitReached, new FaceFlow(root, 'signing').isLimitReached]).toEqual([true, true])
    jest.setSystemTime(new Date('2026-11-20T16:00:00Z'))
    expect([flow.isLimitReached, new FaceFlow(root, 'signing').isLimitReached]).toEqual([false, false])
    await run(flow)
    expect(calls.filter(call => call.name === 'faceStart')).toHaveLength(2)
  })

  it('is free again after the server’s midnight, though the device’s day goes on', async () => {
    const { flow, root, calls } = setUp(success(CHECK), [result('passed')], 0)
    await flow.catchUp()
    expect(calls).toEqual([])
    root.get(IdentityStore).setFailCount(3)
    expect(flow.isLimitReached).toBe(true)
    await flow.catchUp()
    expect(flow.isLimitReached).toBe(false)
    await run(flow)
    expect(flow.phase).toBe('passed')
  })

  it('goes on with a check that another page opened, and stops asking when the page goes', async () => {
    const { flow, calls } = setUp(success(CHECK), [])
    await flow.resume(BIZ_TOKEN)
    flow.dispose()
    await jest.advanceTimersByTimeAsync(10_000)
    await flush()
    expect(calls.map(call => call.name)).toEqual(['faceResult'])
  })
})
