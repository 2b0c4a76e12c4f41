import { fakeTransport, inner, success } from '@test/transport'
import { requestWechatCode } from '@/platform/wechat-login'
import { openPage } from '@/platform/navigation'
import { RootStore } from '@/stores/root-store'
import type { HttpAnswer } from '@/platform/types'
import { LoginStore } from './login-store'

jest.mock('@/platform/navigation', () => ({
  openPage: jest.fn(() => Promise.resolve()),
  hasPageBelow: () => false,
}))
jest.mock('@/platform/wechat-login', () => ({ requestWechatCode: jest.fn(() => Promise.resolve(undefined)) }))

const opened = jest.mocked(openPage)
const wechatCode = jest.mocked(requestWechatCode)

function setUp(responders: Record<string, HttpAnswer | (() => HttpAnswer)>) {
  const { transport, calls } = fakeTransport(responders)
  const root = new RootStore(transport)
  const store = new LoginStore(root)
  store.form.set('mobile', '19900000001')
  store.form.set('smsCode', '123456')
  store.form.set('agreed', true)
  return { root, store, calls }
}

beforeEach(() => {
  jest.useFakeTimers()
  opened.mockClear()
  wechatCode.mockReset().mockResolvedValue(undefined)
})
afterEach(() => jest.useRealTimers())

describe('the SMS code', () => {
  it('may be asked for again after the seconds the server said', async () => {
    const { store, calls } = setUp({ smsCodeSend: success({ resendSeconds: 60, validSeconds: 300 }) })
    await store.requestCode()
    expect(store.code.secondsLeft).toBe(60)
    await store.requestCode()
    expect(calls).toHaveLength(1)
    jest.advanceTimersByTime(60_000)
    expect(store.code.secondsLeft).toBe(0)
    await store.requestCode()
    expect(calls).toHaveLength(2)
    store.dispose()
  })

  it('is not asked for with a wrong number', async () => {
    const { store, calls } = setUp({})
    store.form.set('mobile', '1290000')
    await store.requestCode()
    expect([calls.length, store.form.errorOf('mobile')]).toEqual([0, '请输入正确的手机号'])
  })
})

describe('login', () => {
  it('leads to where the customer wanted', async () => {
    const { store, calls } = setUp({ smsLogin: success({ userId: 'C1' }) })
    await store.submit('assetsReport/entry')
    expect(opened).toHaveBeenCalledWith('packages/report/pages/entry/index', 'relaunch')
    expect(calls[0]?.body.requestData).toMatchObject({
      mobile: '19900000001',
      smsCode: '123456',
      agreed: '1',
    })
  })

  it('puts a wrong code to its field', async () => {
    const { store } = setUp({ smsLogin: inner('10030001', '验证码错误') })
    await store.submit(undefined)
    expect(store.form.errorOf('smsCode')).toBe('验证码错误')
    expect(opened).not.toHaveBeenCalled()
  })

  it('puts field errors of the server to their fields', async () => {
    const errors = [{ field: 'mobile', msg: '请输入正确的手机号' }]
    const { store } = setUp({ smsLogin: inner('10010001', '请检查填写内容', { errors }) })
    await store.submit(undefined)
    expect(store.form.visibleErrors).toEqual([{ name: 'mobile', message: '请输入正确的手机号' }])
  })

  it('binds the WeChat account: the same code with a second try, a new one after a refusal', async () => {
    wechatCode.mockResolvedValueOnce('code-0001').mockResolvedValueOnce('code-0002')
    const answers = [inner('10030001', '验证码错误'), success({ userId: 'C1' })]
    const { store, calls } = setUp({ smsLogin: () => answers.shift() ?? inner('10090001', 'x') })
    await store.submit(undefined)
    await store.submit(undefined)
    expect(calls.map(call => call.body.requestData.wxCode)).toEqual(['code-0001', 'code-0002'])
  })
})

describe('login by WeChat account', () => {
  it('wants the agreements first', async () => {
    const { store, calls } = setUp({})
    store.form.set('agreed', false)
    await store.submitWechat(undefined)
    expect([calls.length, store.form.errorOf('agreed')]).toEqual([0, '请阅读并同意相关协议'])
  })

  it('enters when a customer has bound it', async () => {
    wechatCode.mockResolvedValue('code-0001')
    const { store, calls } = setUp({ wxLogin: success({ isBound: '1' }) })
    await store.submitWechat('assetsReport/entry')
    expect(calls[0]?.body.requestData).toEqual({ wxCode: 'code-0001' })
    expect(opened).toHaveBeenCalledWith('packages/report/pages/entry/index', 'relaunch')
  })

  test.each([
    ['nobody has', 'code-0001'],
    ['WeChat gives no code', undefined],
  ])('says what to do when %s', async (_name, code) => {
    wechatCode.mockResolvedValue(code)
    const { root, store } = setUp({ wxLogin: success({ isBound: '0' }) })
    await store.submitWechat(undefined)
    expect(root.ui.toast?.text).toBe('此微信尚未绑定，请用手机号登录一次')
    expect(opened).not.toHaveBeenCalled()
  })
})
