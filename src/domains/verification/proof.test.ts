/** @jest-environment jsdom */
import { typeCode } from '@test/sms-code'
import { fakeTransport, flush, inner, success } from '@test/transport'
import { INNER } from '@/contract/codes'
import { tradeCancel } from '@/contract/trade'
import { AppError } from '@/lib/app-error'
import { startFace } from '@/platform/host/face'
import type { HttpAnswer } from '@/platform/net/http.types'
import { text } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { RootStore } from '@/stores/root/root-store'
import { Proof } from './proof'
import { VerifiedSubmission } from './verified-submission'

jest.mock('@/platform/pages/navigation', () => ({
  openPage: jest.fn(() => Promise.resolve()),
  hasPageBelow: () => false,
}))
jest.mock('@/platform/host/face', () => ({ faceChannel: () => 'h5', startFace: jest.fn() }))

const started = jest.mocked(startFace)
const FACE = 'f'.repeat(32)
const CODE = 's'.repeat(32)
const passed = (expireSeconds = 300) =>
  success({ status: 'passed', failCount: 0, limit: 3, msg: '', verifyToken: FACE, expireSeconds })
const pending = success({
  status: 'pending',
  failCount: 0,
  limit: 3,
  msg: '',
  verifyToken: '',
  expireSeconds: 0,
})
const failed = success({
  status: 'failed',
  failCount: 1,
  limit: 3,
  msg: '人脸识别未通过',
  verifyToken: '',
  expireSeconds: 0,
})

function setUp(responders: Record<string, HttpAnswer | (() => HttpAnswer)> = {}) {
  const { transport, calls } = fakeTransport({
    faceStart: success({
      bizToken: 'b'.repeat(32),
      verifyUrl: '/face',
      expireSeconds: 300,
      failCount: 0,
      limit: 3,
    }),
    faceResult: passed(),
    smsCodeSend: success({ resendSeconds: 60, validSeconds: 300 }),
    smsCodeVerify: success({ verifyToken: CODE }),
    ...responders,
  })
  const root = new RootStore(transport)
  world = root
  const make = (about: { subject?: string; needs?: 'sms' | 'face' | 'both' } = {}) => {
    const form = new Form({ amount: text({ draft: true }), secret: text() })
    const proof = new Proof(root, { scene: 'signing', subject: 'O1', needs: 'both', form, ...about })
    return { proof, form }
  }
  const sent = (name: string) => calls.filter(call => call.name === name).map(call => call.body.requestData)
  return { root, make, sent }
}

/** What the customer is asked for now. */
const asked = (proof: Proof) => [proof.isFaceOpen && 'face', proof.sms.isOpen && 'sms'].filter(Boolean)

/** The one that `setUp` made. */
let world: RootStore

async function enterCode({ sms }: Proof) {
  await typeCode(world, sms, '123456')
  await flush()
}

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers()
  started.mockReset().mockResolvedValue({ kind: 'waiting' })
})
afterEach(() => jest.useRealTimers())

test.each([
  ['sms', ['sms'], { verifyToken: CODE, faceToken: '' }],
  ['face', ['face'], { verifyToken: '', faceToken: FACE }],
  ['both', ['face', 'sms'], { verifyToken: CODE, faceToken: FACE }],
] as const)('%s is asked for in its order, for this scene and subject', async (needs, order, tokens) => {
  const { make, sent } = setUp()
  const { proof } = make({ needs })
  const done = proof.request()
  const seen: unknown[] = []
  for (let step = 0; step < order.length; step += 1) {
    await flush()
    seen.push(...asked(proof))
    if (proof.isFaceOpen) await proof.startFace()
    else await enterCode(proof)
  }
  expect([seen, await done, asked(proof)]).toEqual([order, tokens, []])
  const about = { scene: 'signing', subject: 'O1' }
  for (const request of [...sent('faceStart'), ...sent('smsCodeVerify')]) expect(request).toMatchObject(about)
})

test('can be given up at either step; the face that was passed is not asked for again', async () => {
  const { make, sent } = setUp()
  const { proof } = make()
  const first = proof.request()
  proof.cancel()
  expect([await first, asked(proof)]).toEqual([undefined, []])
  const second = proof.request()
  await proof.startFace()
  await flush()
  expect(asked(proof)).toEqual(['sms'])
  proof.sms.cancel()
  expect(await second).toBeUndefined()
  const third = proof.request()
  await flush()
  expect(asked(proof)).toEqual(['sms'])
  await enterCode(proof)
  expect(await third).toEqual({ verifyToken: CODE, faceToken: FACE })
  expect(sent('faceStart')).toHaveLength(1)
})

test('a check that was given up is followed no more', async () => {
  const { make, sent } = setUp({ faceResult: pending })
  const { proof } = make()
  const done = proof.request()
  await proof.startFace()
  proof.cancel()
  expect(await done).toBeUndefined()
  const before = sent('faceResult').length
  await jest.advanceTimersByTimeAsync(10_000)
  expect([sent('faceResult').length, proof.face.isBusy]).toEqual([before, false])
})

test('a face that runs out while the code is typed is asked for again, the code is not', async () => {
  const { make, sent } = setUp({ faceResult: passed(60) })
  const { proof } = make()
  const done = proof.request()
  await proof.startFace()
  await flush()
  jest.setSystemTime(Date.now() + 50_000)
  await enterCode(proof)
  expect(asked(proof)).toEqual(['face'])
  await proof.startFace()
  expect(await done).toEqual({ verifyToken: CODE, faceToken: FACE })
  expect([sent('faceStart').length, sent('smsCodeVerify').length]).toEqual([2, 1])
})

const refusal = (code: string) => new AppError({ kind: 'business', code, message: '' })

test.each([
  ['was carried out', undefined, 'face'],
  ['found the proof missing', refusal(INNER.verifyTokenMissing), 'face'],
  ['was refused for another reason', refusal(INNER.stateConflict), 'sms'],
])('after a write that %s', async (_name, error, next) => {
  const { make } = setUp()
  const { proof } = make()
  const done = proof.request()
  await proof.startFace()
  await flush()
  await enterCode(proof)
  await done
  proof.settle(error)
  void proof.request()
  await flush()
  expect(asked(proof)).toEqual([next])
})

describe('a check that leaves the page', () => {
  async function leave(set: ReturnType<typeof setUp>) {
    started.mockResolvedValue({ kind: 'left' })
    const { proof, form } = set.make()
    form.fields.amount.set('100000')
    form.fields.secret.set('never on the device')
    void proof.request()
    await proof.startFace()
    expect(localStorage.getItem('drafts')).not.toContain('never on the device')
  }

  test('is gone on with where it comes back, with what was typed', async () => {
    const set = setUp()
    await leave(set)
    const { proof, form } = set.make()
    await proof.resume()
    expect([form.fields.amount.content, form.fields.secret.content]).toEqual(['100000', ''])
    expect([set.root.ui.toast?.text, localStorage.getItem('drafts')]).toEqual([
      '人脸识别已通过，请继续提交',
      null,
    ])
    const done = proof.request()
    await flush()
    expect(asked(proof)).toEqual(['sms'])
    await enterCode(proof)
    expect(await done).toEqual({ verifyToken: CODE, faceToken: FACE })
  })

  test('says when it was not passed, and what was typed is there all the same', async () => {
    const set = setUp({ faceResult: failed })
    await leave(set)
    const { proof, form } = set.make()
    await proof.resume()
    expect([form.fields.amount.content, set.root.ui.toast?.text]).toEqual(['100000', '人脸识别未通过'])
    void proof.request()
    expect([asked(proof), proof.face.message]).toEqual([['face'], '人脸识别未通过'])
  })

  test('is nothing to another subject, nor after its time', async () => {
    const set = setUp()
    await leave(set)
    const other = set.make({ subject: 'O2' })
    await other.proof.resume()
    expect([other.form.fields.amount.content, set.sent('faceResult')]).toEqual(['', []])
    jest.setSystemTime(Date.now() + 300_000)
    await set.make().proof.resume()
    expect(set.sent('faceResult')).toEqual([])
  })
})

test('a write carries both proofs, and a refusal leaves the face', async () => {
  const answers = [inner(INNER.stateConflict, '交易已完成，不能撤销'), success({ tradeStatus: '5' })]
  const { root, make, sent } = setUp({ tradeCancel: () => answers.shift() ?? pending })
  const { proof } = make()
  const write = new VerifiedSubmission<{ tradeId: string }, { tradeStatus: string }>(root, {
    endpoint: tradeCancel,
    touches: ['trades'],
    proof,
    act: '撤销',
    send: (input, requestNo) => root.write(tradeCancel, input, { requestNo }),
  })
  const first = write.submit({ tradeId: 'T1' })
  await flush()
  await proof.startFace()
  await flush()
  await enterCode(proof)
  expect([await first, write.problem]).toEqual([undefined, '交易已完成，不能撤销'])
  const second = write.submit({ tradeId: 'T1' })
  await flush()
  expect(asked(proof)).toEqual(['sms'])
  await enterCode(proof)
  expect(await second).toEqual({ tradeStatus: '5' })
  expect(sent('tradeCancel')[1]).toMatchObject({ tradeId: 'T1', verifyToken: CODE, faceToken: FACE })
})
