import { fakeTransport, flush, http, inner, success } from '@test/transport'
import { tradeCancel } from '@/contract/trade'
import { RootStore } from '@/stores/root-store'
import type { HttpAnswer } from '@/platform/types'
import { VerifiedSubmission } from './verified-submission'

jest.mock('@/platform/navigation', () => ({
  openPage: jest.fn(() => Promise.resolve()),
  hasPageBelow: () => false,
}))

function setUp(responders: Record<string, HttpAnswer | (() => HttpAnswer)>) {
  const { transport, calls } = fakeTransport({
    smsCodeSend: success({ resendSeconds: 60, validSeconds: 300 }),
    smsCodeVerify: success({ verifyToken: 'token-0123456789abcdef' }),
    ...responders,
  })
  const root = new RootStore(transport)
  const write = new VerifiedSubmission<{ tradeId: string }, { tradeStatus: string }>(
    root,
    'tradeCancel',
    (input, requestNo) => root.api.call(tradeCancel, input, { requestNo }),
  )
  const type = async (code: string) => {
    write.check.form.set('smsCode', code)
    await write.check.submit()
    await flush()
  }
  return { root, write, calls, type, sent: (name: string) => calls.filter(call => call.name === name) }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('the write carries the token that the code was exchanged for', async () => {
  const { write, sent, type } = setUp({ tradeCancel: success({ tradeStatus: '5' }) })
  const done = write.run({ tradeId: 'T1' })
  expect(write.check.isOpen).toBe(true)
  await type('123456')
  expect(await done).toEqual({ tradeStatus: '5' })
  expect(write.check.isOpen).toBe(false)
  expect(sent('tradeCancel')[0]?.body.requestData).toMatchObject({
    tradeId: 'T1',
    verifyToken: 'token-0123456789abcdef',
  })
})

test('closing the sheet sends nothing', async () => {
  const { write, sent } = setUp({})
  const done = write.run({ tradeId: 'T1' })
  write.check.cancel()
  expect(await done).toBeUndefined()
  expect(sent('tradeCancel')).toEqual([])
})

test('a wrong code is said at the field and the sheet stays', async () => {
  const { write, type, sent } = setUp({ smsCodeVerify: inner('10030001', '验证码错误') })
  void write.run({ tradeId: 'T1' })
  await type('000000')
  expect(write.check.form.errorOf('smsCode')).toBe('验证码错误')
  expect([write.check.isOpen, sent('tradeCancel').length]).toEqual([true, 0])
})

test('an unfinished code is not sent', async () => {
  const { write, type, sent } = setUp({})
  void write.run({ tradeId: 'T1' })
  await type('123')
  expect([write.check.form.errorOf('smsCode'), sent('smsCodeVerify').length]).toEqual(['请输入6位验证码', 0])
})

test('the code goes to the customer’s own phone, and again only after a minute', async () => {
  const { write, sent } = setUp({})
  void write.run({ tradeId: 'T1' })
  await write.check.code.request(undefined)
  await write.check.code.request(undefined)
  expect(sent('smsCodeSend').map(call => call.body.requestData)).toEqual([{ scene: 'tradeCancel' }])
  write.check.dispose()
})

test('after an uncertain failure the same write goes again, with the same key and without another code', async () => {
  let answers = 0
  const { write, sent, type } = setUp({
    tradeCancel: () => (++answers === 1 ? http(502) : success({ tradeStatus: '5' })),
  })
  const first = write.run({ tradeId: 'T1' })
  await type('123456')
  expect(await first).toBeUndefined()
  expect(await write.run({ tradeId: 'T1' })).toEqual({ tradeStatus: '5' })
  const [before, after] = sent('tradeCancel').map(call => call.body.requestData)
  expect(after).toEqual(before)
  expect(sent('smsCodeVerify')).toHaveLength(1)
})

test('another write after an uncertain failure is one of its own', async () => {
  const { write, sent, type } = setUp({ tradeCancel: http(502) })
  const first = write.run({ tradeId: 'T1' })
  await type('123456')
  await first
  const second = write.run({ tradeId: 'T2' })
  await type('123456')
  await second
  const [before, after] = sent('tradeCancel').map(call => call.body.requestData)
  expect(after?.requestNo).not.toBe(before?.requestNo)
  expect(sent('smsCodeVerify')).toHaveLength(2)
})

test('an earlier refusal is over once the customer tries again', async () => {
  const { write, type } = setUp({ tradeCancel: inner('10090001', '系统繁忙，请稍后再试') })
  const first = write.run({ tradeId: 'T1' })
  await type('123456')
  await first
  expect(write.submission.error?.message).toBe('系统繁忙，请稍后再试')
  const second = write.run({ tradeId: 'T1' })
  write.check.cancel()
  expect([await second, write.submission.error]).toEqual([undefined, undefined])
})
