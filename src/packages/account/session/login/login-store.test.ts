/** @jest-environment jsdom */
import { fakeTransport, flush, http, inner, success } from '@test/transport'
import { requestWechatCode } from '@/platform/host/wechat-login'
import { openPage } from '@/platform/pages/navigation'
import { RootStore } from '@/stores/root/root-store'
import type { HttpAnswer } from '@/platform/net/http.types'
import { ReadAgreements } from '@/domains/agreements/read-agreements'
import { LoginStore } from './login-store'

jest.mock('@/platform/pages/navigation', () => ({
  openPage: jest.fn(() => Promise.resolve()),
  hasPageBelow: () => false,
}))
jest.mock('@/platform/host/wechat-login', () => ({
  requestWechatCode: jest.fn(() => Promise.resolve(undefined)),
}))

const opened = jest.mocked(openPage)
const wechatCode = jest.mocked(requestWechatCode)

function setUp(responders: Record<string, HttpAnswer | (() => HttpAnswer)>, returnTo?: string) {
  const { transport, calls } = fakeTransport(responders)
  const root = new RootStore(transport)
  const store = new LoginStore(root, returnTo)
  store.form.fields.mobile.set('199 0000 0001')
  store.form.fields.smsCode.set('123 456')
  return { root, store, calls, read: () => read(root, store) }
}

/** The agreements were read, and accepted. */
function read(root: RootStore, store: LoginStore): void {
  root.get(ReadAgreements).note('register', '2.1')
  root.get(ReadAgreements).note('privacy', '3.1')
  store.form.fields.agreed.set(true)
}

const PICTURE = success({ captchaId: 'P1', imageBase64: 'data:image/png;base64,AA==', expireSeconds: 300 })
const WANTS_PICTURE = inner('10010001', '请检查填写内容', {
  errors: [{ field: 'captchaCode', msg: '请输入图形验证码' }],
})

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers()
  opened.mockClear()
  wechatCode.mockReset().mockResolvedValue(undefined)
})
afterEach(() => jest.useRealTimers())

describe('the SMS code', () => {
  it('may be asked for again after the seconds the server said', async () => {
    const { store, calls } = setUp({ smsCodeSend: success({ resendSeconds: 60, validSeconds: 300 }) })
    await store.code.askForText()
    expect(store.code.request.secondsLeft).toBe(60)
    await store.code.askForText()
    expect(calls).toHaveLength(1)
    jest.advanceTimersByTime(60_000)
    expect(store.code.request.secondsLeft).toBe(0)
    await store.code.askForText()
    expect(calls).toHaveLength(2)
    store.dispose()
  })

  it('is not asked for with a wrong number', async () => {
    const { store, calls } = setUp({})
    store.form.fields.mobile.set('1290000')
    await store.code.askForText()
    expect([calls.length, store.form.fields.mobile.error]).toEqual([0, '请输入正确的手机号'])
  })
})

describe('the picture', () => {
  it('is asked for once the server wants one, and goes with the next request', async () => {
    const answers = [WANTS_PICTURE, success({ resendSeconds: 60, validSeconds: 300 })]
    const { store, calls } = setUp({
      smsCodeSend: () => answers.shift() ?? http(500),
      captchaGet: PICTURE,
    })
    await store.code.askForText()
    expect([store.code.picture.isOpen, store.code.problem]).toEqual([true, undefined])
    await flush()
    store.code.picture.form.fields.captchaCode.set('23 45')
    await store.code.solving.submit()
    expect(calls.at(-1)?.body.requestData).toEqual({
      scene: 'login',
      mobile: '19900000001',
      channel: 'sms',
      captchaId: 'P1',
      captchaCode: '2345',
    })
    expect([store.code.picture.isOpen, store.code.request.secondsLeft]).toEqual([false, 60])
    store.dispose()
  })

  it('stays away when there were too many codes, and the message says until when', async () => {
    const { store } = setUp({ smsCodeSend: inner('10030003', '请于 今天 10:31 后重新获取') })
    await store.code.askForText()
    expect([store.code.picture.isOpen, store.code.problem]).toEqual([false, '请于 今天 10:31 后重新获取'])
  })
})

describe('the agreements', () => {
  it('are ticked only once both were read; a tap leads to the next of them', () => {
    const { root, store } = setUp({})
    store.form.fields.agreed.set(true)
    expect([store.form.check(), store.form.fields.agreed.error]).toEqual([
      false,
      '请完整阅读《用户注册协议》',
    ])
    store.readFirst()
    expect(opened).toHaveBeenLastCalledWith('packages/content/agreements/agreement-register/index', 'push')
    root.get(ReadAgreements).note('register', '2.1')
    store.readFirst()
    expect(opened).toHaveBeenLastCalledWith('packages/content/agreements/agreement-privacy/index', 'push')
    root.get(ReadAgreements).note('privacy', '3.1')
    expect(store.unread).toEqual([])
  })

  it('that were read on this device need not be read again, until a newer version came out', async () => {
    read(setUp({}).root, setUp({}).store)
    const { store, calls } = setUp({ smsLogin: inner('10050001', '《隐私政策》已更新，请重新阅读') })
    expect(store.unread).toEqual([])
    store.form.fields.agreed.set(true)
    await store.submission.submit()
    expect(calls[0]?.body.requestData.agreementVersions).toEqual([
      { code: 'register', version: '2.1' },
      { code: 'privacy', version: '3.1' },
    ])
    expect([store.unread.length, store.form.fields.agreed.content]).toEqual([2, false])
  })

  test.each(['{broken', '"text"', '{"register":1}'])('kept as %s are unread', kept => {
    localStorage.setItem('agreementsRead', kept)
    expect(setUp({}).store.unread).toHaveLength(2)
  })
})

describe('login', () => {
  it('leads to where the customer wanted', async () => {
    const { store, calls, read } = setUp({ smsLogin: success({ userId: 'C1' }) }, 'assetsReport/entry')
    read()
    await store.submission.submit()
    expect(opened).toHaveBeenCalledWith('packages/report/cover/entry/index', 'relaunch')
    expect(calls[0]?.body.requestData).toMatchObject({
      mobile: '19900000001',
      smsCode: '123456',
      agreed: '1',
    })
  })

  test.each([
    ['10030001', '验证码错误'],
    ['10030002', '验证码已失效，请重新获取'],
    ['10030003', '验证码错误次数过多，请于 今天 10:31 后重新获取'],
  ])('puts the refusal %s of a code to its field', async (code, msg) => {
    const { store, read } = setUp({ smsLogin: inner(code, msg) })
    read()
    await store.submission.submit()
    expect(store.form.fields.smsCode.error).toBe(msg)
    expect(opened).not.toHaveBeenCalled()
  })

  it('puts field errors of the server to their fields', async () => {
    const errors = [{ field: 'mobile', msg: '请输入正确的手机号' }]
    const { store, read } = setUp({ smsLogin: inner('10010001', '请检查填写内容', { errors }) })
    read()
    await store.submission.submit()
    expect(store.form.errors).toEqual([{ path: 'mobile', message: '请输入正确的手机号' }])
  })

  it('binds the WeChat account: the same code with a second try, a new one after a refusal', async () => {
    wechatCode.mockResolvedValueOnce('code-0001').mockResolvedValueOnce('code-0002')
    const answers = [inner('10030001', '验证码错误'), success({ userId: 'C1' })]
    const { store, calls, read } = setUp({ smsLogin: () => answers.shift() ?? inner('10090001', 'x') })
    read()
    await store.submission.submit()
    store.form.fields.smsCode.set('654321')
    await store.submission.submit()
    expect(calls.map(call => call.body.requestData.wxCode)).toEqual(['code-0001', 'code-0002'])
  })
})

describe('login by WeChat account', () => {
  it('wants the agreements first', async () => {
    const { store, read, calls } = setUp({})
    await store.submitWechat()
    expect([calls.length, store.form.fields.agreed.error]).toEqual([0, '请完整阅读《用户注册协议》'])
    read()
    store.form.fields.agreed.set(false)
    await store.submitWechat()
    expect([calls.length, store.form.fields.agreed.error]).toEqual([0, '请阅读并同意相关协议'])
  })

  it('enters when a customer has bound it', async () => {
    wechatCode.mockResolvedValue('code-0001')
    const { store, read, calls } = setUp({ wxLogin: success({ isBound: '1' }) }, 'assetsReport/entry')
    read()
    await store.submitWechat()
    expect(calls[0]?.body.requestData).toMatchObject({ wxCode: 'code-0001' })
    expect(opened).toHaveBeenCalledWith('packages/report/cover/entry/index', 'relaunch')
  })

  test.each([
    ['nobody has', 'code-0001', '此微信尚未绑定，请用手机号登录一次'],
    ['WeChat gives no code', undefined, '微信没有响应，请再试一次，或用手机号登录'],
  ])('says what to do when %s', async (_name, code, text) => {
    wechatCode.mockResolvedValue(code)
    const { root, store, read } = setUp({ wxLogin: success({ isBound: '0' }) })
    read()
    await store.submitWechat()
    expect(root.ui.toast?.text).toBe(text)
    expect(opened).not.toHaveBeenCalled()
  })

  it('says what to do when WeChat refuses the code', async () => {
    wechatCode.mockResolvedValue('code-0001')
    const errors = [{ field: 'wxCode', msg: '微信授权已失效，请重试' }]
    const { root, store, read } = setUp({ wxLogin: inner('10010001', '请检查填写内容', { errors }) })
    read()
    await store.submitWechat()
    expect(root.ui.toast?.text).toBe('微信授权已失效，请重试')
  })
})

describe('the question for who forgot the tick', () => {
  const forgetful = () => {
    const found = setUp({ smsLogin: success({ userId: 'C1' }) })
    found.read()
    found.store.form.fields.agreed.set(false)
    return found
  }

  it('logs in once it is agreed to', async () => {
    const { store, root, calls } = forgetful()
    const sending = store.submit()
    expect(root.ui.confirmRequest).toMatchObject({ confirmText: '同意并登录' })
    root.ui.settleConfirm(true)
    await sending
    expect([store.form.fields.agreed.content, calls.length]).toEqual([true, 1])
  })

  it('sends nothing and ticks nothing when it is closed', async () => {
    const { store, root, calls } = forgetful()
    const sending = store.submit()
    root.ui.settleConfirm(false)
    await sending
    expect([store.form.fields.agreed.content, calls.length]).toEqual([false, 0])
  })

  it('does not come while a field is wrong: the field says so', async () => {
    const { store, root, calls } = forgetful()
    store.form.fields.smsCode.set('12')
    await store.submit()
    expect([root.ui.confirmRequest, calls.length]).toEqual([undefined, 0])
    expect(store.form.fields.smsCode.error).toBeDefined()
  })
})

describe('the last digit of the code', () => {
  it('logs in, once: a refused code is looked at again before it goes', async () => {
    const { store, calls, read } = setUp({ smsLogin: inner('10030001', '验证码错误') })
    read()
    await store.submitWholeCode()
    expect(calls).toHaveLength(1)
    store.form.fields.smsCode.set('654321')
    await store.submitWholeCode()
    expect(calls).toHaveLength(1)
  })

  it('sends nothing more once the button was tapped', async () => {
    const { store, calls, read } = setUp({ smsLogin: inner('10030001', '验证码错误') })
    read()
    await store.submit()
    store.form.fields.smsCode.set('654321')
    await store.submitWholeCode()
    expect(calls).toHaveLength(1)
  })

  it.each([
    ['without the tick', false, '123456'],
    ['before it is typed', true, '12345'],
  ])('sends nothing %s', async (_when, isAgreed, smsCode) => {
    const { store, calls, read } = setUp({ smsLogin: success({ userId: 'C1' }) })
    read()
    store.form.fields.agreed.set(isAgreed)
    store.form.fields.smsCode.set(smsCode)
    await store.submitWholeCode()
    expect(calls).toHaveLength(0)
  })
})
