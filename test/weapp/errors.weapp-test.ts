/** @run short: lifecycle, storage and network of WeChat */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { type Fault, useApp } from './harness'
import type { Phone } from './phone'

const app = useApp()

/** A login form filled so that the next tap sends `smsLogin`, a call with the label 登录. */
async function readyToLogIn(): Promise<Phone> {
  const phone = await app.launch({ path: 'packages/account/session/login/index' })
  await phone.see('手机号登录')
  await phone.type('手机号', '19900000001')
  await phone.type('验证码', '123456')
  await phone.tap('我已阅读并同意用户注册协议和隐私政策')
  return phone
}

const toastOf = (phone: Phone) => phone.query('.toast')

/** Text of the message over the page and how long it stayed, in ms. */
async function watchMessage(phone: Phone): Promise<{ text: string; ms: number }> {
  await phone.until('no message came', () => toastOf(phone) !== undefined)
  const start = Date.now()
  const text = toastOf(phone)?.textContent ?? ''
  await phone.until('the message stayed', () => toastOf(phone) === undefined)
  return { text, ms: Date.now() - start }
}

describe('the error catalogue, as the customer sees it', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  const rows: [string, Omit<Fault, 'endpoint'>, string, number][] = [
    ['another outer code with a message', { outerCode: '00000099', msg: '系统维护中' }, '系统维护中', 2000],
    ['another outer code without one', { outerCode: '00000099', msg: '' }, '登录失败', 2000],
    ['an empty answer', { emptyBody: true }, '登录异常', 2000],
    ['a broken answer', { brokenJson: true }, '登录异常', 2000],
    ['HTTP 404', { httpStatus: 404 }, '接口请求错误', 4000],
    ['HTTP 500', { httpStatus: 500 }, '登录失败', 2000],
    ['a dropped connection', { drop: true }, '网络连接失败，请检查网络后重试', 2000],
  ]
  for (const [name, fault, text, durationMs] of rows) {
    it(`${name}: ${text} for ${durationMs / 1000} s`, async () => {
      const phone = await readyToLogIn()
      await app.inject({ endpoint: 'smsLogin', ...fault })
      await phone.tap('登录')
      const message = await watchMessage(phone)
      assert.equal(message.text, text)
      assert.ok(Math.abs(message.ms - durationMs) < 900, `stayed ${message.ms} ms`)
      assert.equal(phone.field('手机号').value, '19900000001')
      phone.close()
    })
  }

  it('HTTP 401 shows no message; the page shows its own error and tries again', async () => {
    await app.inject({ endpoint: '*', httpStatus: 401 })
    const phone = await app.launch({ customer: 'U1', path: 'packages/report/cover/entry/index' })
    await phone.see('重试')
    assert.equal(toastOf(phone), undefined)
    assert.equal(phone.address(), 'packages/report/cover/entry/index')
    await app.clearFaults()
    await phone.tap('重试')
    await phone.see('开始阅读')
    phone.close()
  })

  it('an inner error reaches the page that asked, without a message over it', async () => {
    const phone = await readyToLogIn()
    await app.inject({ endpoint: 'smsLogin', innerCode: '10050001', msg: '状态已变更，请刷新' })
    await phone.tap('登录')
    await phone.see('状态已变更，请刷新')
    assert.equal(toastOf(phone), undefined)
    phone.close()
  })

  it('an expired session says so for a second, leads to the login, and back after it', async () => {
    const phone = await app.launch({ customer: 'U1', path: 'packages/report/cover/entry/index' })
    await phone.see('开始阅读')
    assert.equal(phone.stored('telephone'), '19900000001')
    // A call of this page that met the expired session would lead back to this page.
    await phone.quiet()
    await app.control('POST', 'expire', {})
    const start = Date.now()
    await phone.tap('开始阅读')
    await phone.see('请重新登录')
    await phone.arriveAt('packages/account/session/login/index?redirect=assetsReport%2Freport%3Fpage%3D2')
    assert.ok(Date.now() - start >= 950, 'the login came before the message was read')
    assert.equal(phone.host.pages.length, 1, 'pages of the last customer are left below')
    assert.deepEqual([phone.stored('telephone'), phone.stored('sessionToken')], [undefined, undefined])
    await app.logIn(phone)
    await phone.arriveAt('packages/report/story/story/index?page=2')
    await phone.see('直接去抽奖')
    phone.close()
  })

  it('an expired session on the login page makes no loop', async () => {
    const phone = await app.launch({ customer: 'U1' })
    await phone.see('林*远，您好')
    // A call of the home page that met the expired session would lead to the login by itself.
    await phone.quiet()
    await app.control('POST', 'expire', {})
    await app.clearLog()
    await phone.host.open('/packages/account/session/login/index')
    await phone.see('手机号登录')
    await phone.quiet()
    // The login would open once more when the message has been read, a second later.
    await phone.host.pass(1500)
    await phone.quiet()
    assert.equal(toastOf(phone), undefined)
    assert.equal((await app.log('userDetail')).length, 1)
    assert.equal(phone.address(), 'packages/account/session/login/index')
    phone.close()
  })

  it('the overlay covers a slow call and goes with its answer', async () => {
    const phone = await readyToLogIn()
    await app.inject({ endpoint: 'smsLogin', delayMs: 1200, httpStatus: 500 })
    await phone.tap('登录')
    await phone.see('加载中')
    await phone.seeNoMore('加载中')
    assert.equal(phone.field('手机号').value, '19900000001')
    phone.close()
  })

  it('a page whose user cannot be fetched stays usable (E22)', async () => {
    await app.inject({ endpoint: 'userDetail', httpStatus: 500 })
    const phone = await app.launch({ customer: 'U1' })
    await phone.see('行稳致远')
    await phone.tap('年度资产报告')
    await phone.see('开始阅读')
    assert.equal(phone.stored('telephone'), undefined)
    phone.close()
  })
})
