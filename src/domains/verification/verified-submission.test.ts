/** @jest-environment jsdom */
import { typeCode } from '@test/sms-code'
import { fakeTransport, flush, http, inner, success } from '@test/transport'
import { tradeCancel } from '@/contract/trade'
import { Resource } from '@/stores/primitives/resource'
import { RootStore } from '@/stores/root/root-store'
import type { HttpAnswer } from '@/platform/net/http.types'
import { SmsCheckForm } from './sms-check-form'
import { VerifiedSubmission } from './verified-submission'

jest.mock('@/platform/pages/navigation', () => ({
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
  const onFound = jest.fn()
  const make = () =>
    new VerifiedSubmission<{ tradeId: string }, { tradeStatus: string }>(root, {
      endpoint: tradeCancel,
      touches: ['trades'],
      proof: 'tradeCancel',
      act: '撤销',
      send: (input, requestNo) => root.write(tradeCancel, input, { requestNo }),
      onFound,
    })
  const write = make()
  const type = (code: string) => typeInto(write, code)
  /** The same write on a page opened anew: what the first page knew is gone. */
  const openAgain = () => {
    const again = make()
    return { again, typeAgain: (code: string) => typeInto(again, code) }
  }
  const typeInto = async (target: typeof write, code: string) => {
    const sheet = await typeCode(root, target.check, code)
    await flush()
    return sheet
  }
  const sent = (name: string) => calls.filter(call => call.name === name).map(call => call.body.requestData)
  return { root, write, calls, type, sent, openAgain, onFound }
}

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

test('the write carries the token that the code was exchanged for', async () => {
  const { write, sent, type } = setUp({ tradeCancel: success({ tradeStatus: '5' }) })
  const done = write.submit({ tradeId: 'T1' })
  expect(write.check.isOpen).toBe(true)
  await type('123456')
  expect(await done).toEqual({ tradeStatus: '5' })
  expect(write.check.isOpen).toBe(false)
  expect(sent('tradeCancel')[0]).toMatchObject({
    tradeId: 'T1',
    verifyToken: 'token-0123456789abcdef',
  })
})

test('closing the sheet sends nothing', async () => {
  const { write, sent } = setUp({})
  const done = write.submit({ tradeId: 'T1' })
  write.check.cancel()
  expect(await done).toBeUndefined()
  expect(sent('tradeCancel')).toEqual([])
})

test('a wrong code is said at the field and the sheet stays', async () => {
  const { write, type, sent } = setUp({ smsCodeVerify: inner('10030001', '验证码错误') })
  void write.submit({ tradeId: 'T1' })
  const { form } = await type('000000')
  expect(form.fields.smsCode.error).toBe('验证码错误')
  expect([write.check.isOpen, sent('tradeCancel').length]).toEqual([true, 0])
})

test('an unfinished code is not sent', async () => {
  const { write, type, sent } = setUp({})
  void write.submit({ tradeId: 'T1' })
  const { form } = await type('123')
  expect([form.fields.smsCode.error, sent('smsCodeVerify').length]).toEqual(['请输入6位验证码', 0])
})

test('the code goes to the customer’s own phone, and again only after a minute', async () => {
  const { root, write, sent } = setUp({})
  void write.submit({ tradeId: 'T1' })
  const sheet = new SmsCheckForm(root, write.check)
  await sheet.code.submit(undefined)
  await sheet.code.submit(undefined)
  expect(sent('smsCodeSend')).toEqual([{ scene: 'tradeCancel' }])
  sheet.dispose()
})

test('after an uncertain failure the same write goes again, with the same key and without another code', async () => {
  let answers = 0
  const { write, sent, type } = setUp({
    tradeCancel: () => (++answers === 1 ? http(502) : success({ tradeStatus: '5' })),
  })
  const first = write.submit({ tradeId: 'T1' })
  await type('123456')
  expect(await first).toBeUndefined()
  expect(await write.submit({ tradeId: 'T1' })).toEqual({ tradeStatus: '5' })
  const [before, after] = sent('tradeCancel')
  expect(after).toEqual(before)
  expect(sent('smsCodeVerify')).toHaveLength(1)
})

const LOST = http(502)
const settled = (outcome: string) => success({ outcome })

/** Sends a first cancellation whose answer gets lost. */
async function loseAnswer({ write, type }: ReturnType<typeof setUp>): Promise<void> {
  const first = write.submit({ tradeId: 'T1' })
  await type('123456')
  expect(await first).toBeUndefined()
}

describe('another write after an uncertain failure', () => {
  const other = (set: ReturnType<typeof setUp>) => {
    const done = set.write.submit({ tradeId: 'T2' })
    return flush().then(() => ({ done }))
  }

  test('asks first, and is one of its own when the first never arrived', async () => {
    const set = setUp({ tradeCancel: LOST, writeSettle: settled('void') })
    await loseAnswer(set)
    const { done } = await other(set)
    await set.type('123456')
    await done
    const [before, after] = set.sent('tradeCancel')
    expect(after?.requestNo).not.toBe(before?.requestNo)
    expect(set.sent('writeSettle')).toEqual([{ endpoint: 'tradeCancel', writeNo: before?.requestNo }])
    expect(set.sent('smsCodeVerify')).toHaveLength(2)
  })

  test.each([
    [false, 1],
    [true, 2],
  ])('is not sent when the first was carried out, unless the customer means it: %p', async (means, times) => {
    const set = setUp({ tradeCancel: LOST, writeSettle: settled('done') })
    await loseAnswer(set)
    const { done } = await other(set)
    expect(set.root.ui.confirmRequest?.title).toBe('上一次撤销已经成功')
    expect(set.onFound).toHaveBeenCalledTimes(1)
    set.root.ui.settleConfirm(means)
    await flush()
    if (means) await set.type('123456')
    await done
    expect(set.sent('tradeCancel')).toHaveLength(times)
    expect(set.write.problem === undefined).toBe(!means)
  })

  test('is not sent while the server cannot be asked, and says so', async () => {
    const set = setUp({ tradeCancel: LOST, writeSettle: http(502) })
    await loseAnswer(set)
    expect(set.write.problem).toContain('结果尚未确认')
    const { done } = await other(set)
    expect(await done).toBeUndefined()
    expect(set.write.problem).toBe('上一次撤销的结果尚未确认，暂时无法查询。请检查网络后再试，以免重复撤销。')
    expect([set.write.check.isOpen, set.sent('tradeCancel').length]).toEqual([false, 1])
  })
})

describe('a page opened anew after a lost answer', () => {
  test.each([
    ['done', '已经成功，无需再次提交', 1],
    ['void', '没有成功，可以重新提交', 0],
    ['refused', '没有成功，可以重新提交', 0],
  ])('says what came of it: %s', async (outcome, text, found) => {
    const set = setUp({ tradeCancel: LOST, writeSettle: settled(outcome) })
    await loseAnswer(set)
    const { again } = set.openAgain()
    await again.catchUp()
    expect(again.earlier?.text).toContain(text)
    expect(set.onFound).toHaveBeenCalledTimes(found)
    again.dismiss()
    await again.catchUp()
    expect([again.earlier, set.sent('writeSettle').length]).toEqual([undefined, 1])
  })

  test('asks before the same is sent again, since the first may have happened', async () => {
    const set = setUp({ tradeCancel: LOST, writeSettle: settled('done') })
    await loseAnswer(set)
    const { again } = set.openAgain()
    const done = again.submit({ tradeId: 'T1' })
    await flush()
    expect(set.root.ui.confirmRequest?.title).toBe('上一次撤销已经成功')
    set.root.ui.settleConfirm(false)
    expect([await done, set.sent('tradeCancel').length]).toEqual([undefined, 1])
  })

  test('asks again on request while the server does not answer', async () => {
    const answers = [LOST, settled('done')]
    const set = setUp({ tradeCancel: LOST, writeSettle: () => answers.shift() ?? LOST })
    await loseAnswer(set)
    const { again } = set.openAgain()
    await again.catchUp()
    expect(again.earlier?.kind).toBe('unknown')
    await again.catchUp()
    expect(again.earlier?.kind).toBe('done')
  })

  test('has nothing to ask after an answer whose page came', async () => {
    const set = setUp({ tradeCancel: success({ tradeStatus: '5' }) })
    const done = set.write.submit({ tradeId: 'T1' })
    await set.type('123456')
    await done
    await set.openAgain().again.catchUp()
    await new Resource(() => Promise.resolve('what it brought')).load()
    expect([set.sent('writeSettle'), localStorage.getItem('unsettledWrites')]).toEqual([[], null])
  })

  test('says that it was done where the product was closed before the page of the answer came', async () => {
    const set = setUp({ tradeCancel: success({ tradeStatus: '5' }) })
    const done = set.write.submit({ tradeId: 'T1' })
    await set.type('123456')
    await done
    const anew = setUp({ writeSettle: settled('done') })
    const { again } = anew.openAgain()
    await again.catchUp()
    expect(again.earlier?.text).toContain('提交的撤销已经成功，无需再次提交')
    expect(anew.onFound).toHaveBeenCalledTimes(1)
  })
})

test('what was told on the page is asked about before another write, though the server has been asked already', async () => {
  const set = setUp({ tradeCancel: LOST, writeSettle: settled('done') })
  await loseAnswer(set)
  const { again } = set.openAgain()
  await again.catchUp()
  const done = again.submit({ tradeId: 'T1' })
  await flush()
  expect([set.root.ui.confirmRequest?.title, again.check.isOpen]).toEqual(['上一次撤销已经成功', false])
  set.root.ui.settleConfirm(false)
  expect([await done, set.sent('tradeCancel').length]).toEqual([undefined, 1])
})

test('a sheet opened anew says nothing of the code that was tried before', async () => {
  const { write, type } = setUp({ smsCodeVerify: http(502) })
  void write.submit({ tradeId: 'T1' })
  const sheet = await type('123456')
  expect(sheet.submission.problem).toBeDefined()
  write.check.cancel()
  void write.submit({ tradeId: 'T1' })
  sheet.begin()
  expect([write.check.isOpen, sheet.submission.problem, sheet.form.fields.smsCode.content]).toEqual([
    true,
    undefined,
    '',
  ])
})

test('an earlier refusal is over once the customer tries again', async () => {
  const { write, type } = setUp({ tradeCancel: inner('10020003', '请先完成风险测评') })
  const first = write.submit({ tradeId: 'T1' })
  await type('123456')
  await first
  expect(write.problem).toBe('请先完成风险测评')
  const second = write.submit({ tradeId: 'T1' })
  await flush()
  write.check.cancel()
  expect([await second, write.submission.error]).toEqual([undefined, undefined])
})
