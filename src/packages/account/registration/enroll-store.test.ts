/** @jest-environment jsdom */
import { fakeTransport, flush, http, inner, success } from '@test/transport'
import { INNER } from '@/contract/codes'
import { ReadAgreements } from '@/domains/agreements/read-agreements'
import { openPage } from '@/platform/pages/navigation'
import type { HttpAnswer } from '@/platform/net/http.types'
import { RootStore } from '@/stores/root/root-store'
import { EnrollStore } from './enroll-store'
import { NewCustomer } from './new-customer'

jest.mock('@/platform/pages/navigation', () => ({
  openPage: jest.fn(() => Promise.resolve()),
  hasPageBelow: () => false,
}))

const PICTURE = success({ captchaId: 'C1', imageBase64: 'data:image/png;base64,AA==', expireSeconds: 300 })
const SENT = success({ resendSeconds: 60, validSeconds: 300 })

function setUp(responders: Record<string, HttpAnswer | (() => HttpAnswer)> = {}, referralCode = '') {
  const { transport, calls } = fakeTransport({ captchaGet: PICTURE, smsCodeSend: SENT, ...responders })
  const root = new RootStore(transport)
  const store = new EnrollStore(root, referralCode)
  store.form.fields.mobile.set('199 1234 5678')
  store.form.fields.smsCode.set('123 456')
  const read = () => {
    root.get(ReadAgreements).note('register', '2.1')
    root.get(ReadAgreements).note('privacy', '3.1')
    store.form.fields.agreed.set(true)
  }
  const sent = (name: string) => calls.filter(call => call.name === name).map(call => call.body.requestData)
  return { root, store, read, sent }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

async function solve(store: EnrollStore, digits: string): Promise<void> {
  void store.code.askForText()
  await flush()
  store.code.picture.form.fields.captchaCode.set(digits)
  await store.code.solving.submit()
}

test('a text comes after the picture, with the number as it is dialled, and then not for a minute', async () => {
  const { store, sent } = setUp()
  await solve(store, '23 45')
  expect(sent('smsCodeSend')).toEqual([
    { scene: 'register', mobile: '19912345678', channel: 'sms', captchaId: 'C1', captchaCode: '2345' },
  ])
  expect([store.code.picture.isOpen, store.code.request.secondsLeft]).toEqual([false, 60])
  void store.code.askForText()
  expect(store.code.picture.isOpen).toBe(false)
  store.dispose()
})

test('a picture that does not fit says so, and another one comes', async () => {
  const refusal = { errors: [{ field: 'captchaCode', msg: '图形验证码不正确，请重新输入' }] }
  const { store, sent } = setUp({ smsCodeSend: inner(INNER.invalidInput, '请检查填写内容', refusal) })
  await solve(store, '2345')
  const { picture, problem } = store.code
  expect([
    picture.isOpen,
    picture.form.fields.captchaCode.error,
    picture.form.fields.captchaCode.content,
  ]).toEqual([true, '图形验证码不正确，请重新输入', ''])
  expect(problem).toBeUndefined()
  expect(sent('captchaGet')).toHaveLength(2)
})

test('a call closes the picture that the customer could not read', async () => {
  const { store } = setUp()
  void store.code.askForText()
  await flush()
  expect(store.code.picture.isOpen).toBe(true)
  await store.code.call()
  expect(store.code.picture.isOpen).toBe(false)
  store.dispose()
})

test('a call needs no picture, but a number', async () => {
  const { store, sent } = setUp()
  await store.code.call()
  expect(sent('smsCodeSend')).toEqual([{ scene: 'register', mobile: '19912345678', channel: 'voice' }])
  expect(sent('captchaGet')).toEqual([])
  store.dispose()
  const other = setUp()
  other.store.form.fields.mobile.set('1991234')
  await other.store.code.call()
  expect([other.sent('smsCodeSend').length, other.store.form.fields.mobile.error]).toEqual([
    0,
    '请输入正确的手机号',
  ])
})

test('a code that was not sent says why beside the picture', async () => {
  const { store } = setUp({ smsCodeSend: inner(INNER.smsTooManyTries, '操作过于频繁，请稍后再试') })
  await store.code.call()
  expect(store.code.problem).toBe('操作过于频繁，请稍后再试')
})

test('nothing can be sent before both agreements are read', () => {
  const { root, store } = setUp()
  store.form.fields.agreed.set(true)
  expect([
    store.unread.map(({ title }) => title),
    store.form.check(),
    store.form.fields.agreed.error,
  ]).toEqual([['用户注册协议', '隐私政策'], false, '请完整阅读《用户注册协议》'])
  root.get(ReadAgreements).note('register', '2.1')
  expect(store.form.fields.agreed.error).toBe('请完整阅读《隐私政策》')
})

test('a registration names the versions that were read, and keeps the phone in memory alone', async () => {
  const { root, store, read, sent } = setUp(
    { registerSubmit: success({ id: '100007', mobileMask: '199****5678' }) },
    'YL8806',
  )
  read()
  await store.submission.submit()
  expect(sent('registerSubmit')).toEqual([
    expect.objectContaining({
      mobile: '19912345678',
      smsCode: '123456',
      agreed: '1',
      referralCode: 'YL8806',
      agreementVersions: [
        { code: 'register', version: '2.1' },
        { code: 'privacy', version: '3.1' },
      ],
    }),
  ])
  expect(root.get(NewCustomer).mobileMask).toBe('199****5678')
  expect(jest.mocked(openPage)).toHaveBeenLastCalledWith(
    expect.stringMatching(/registered\/index$/),
    'replace',
  )
})

test.each([
  ['a wrong code', inner(INNER.smsCodeWrong, '验证码错误'), { smsCode: '验证码错误', isKnown: false }],
  [
    'a known phone',
    inner(INNER.alreadyRegistered, '该手机号已注册，请直接登录'),
    { smsCode: undefined, isKnown: true },
  ],
  ['no answer', http(500), { smsCode: undefined, isKnown: false }],
])('after %s everything typed is still there', async (_what, answer, expected) => {
  const { store, read } = setUp({ registerSubmit: answer })
  read()
  await store.submission.submit()
  expect({ smsCode: store.form.fields.smsCode.error, isKnown: store.isKnown }).toEqual(expected)
  expect(store.form.content).toEqual({ mobile: '199 1234 5678', smsCode: '123 456', agreed: true })
})

test('an agreement that has changed meanwhile has to be read and ticked again', async () => {
  const { store, read } = setUp({
    registerSubmit: inner(INNER.stateConflict, '《隐私政策》已更新，请重新阅读'),
  })
  read()
  await store.submission.submit()
  expect([store.unread.length, store.form.fields.agreed.content]).toEqual([2, false])
})

test('a referral code that nobody has is dropped, and the registration can go on', async () => {
  const refusal = { errors: [{ field: 'referralCode', msg: '推荐码不正确，可清空后继续' }] }
  const { store, read } = setUp(
    { registerSubmit: inner(INNER.invalidInput, '请检查填写内容', refusal) },
    'GONE',
  )
  read()
  await store.submission.submit()
  expect(store.referralCode).toBe('')
})
