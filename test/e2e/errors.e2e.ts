/** @run short: the network and cookies of a browser, and what is lost on the way */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import type { Route } from 'playwright-core'
import { type Fault, until, useApp, type Visit } from './harness'

const app = useApp()
const PROVOKED = /Failed to load resource|net::ERR_/

/** A login form filled so that the next tap sends `smsLogin`, a call with the label 登录. */
async function readyToLogIn(visit: Visit): Promise<void> {
  await visit.open('/phone/login')
  await visit.page.getByLabel('手机号', { exact: true }).fill('19900000001')
  await visit.page.getByLabel('验证码', { exact: true }).fill('123456')
  await visit.tap('我已阅读并同意用户注册协议和隐私政策', 'checkbox')
}

/** Text of the message over the page and how long it stayed, in ms. */
async function watchMessage(visit: Visit): Promise<{ text: string; ms: number }> {
  const toast = visit.page.locator('.toast').filter({ visible: true }).first()
  await toast.waitFor()
  const start = Date.now()
  const text = (await toast.textContent()) ?? ''
  await toast.waitFor({ state: 'hidden' })
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
      const visit = await app.visit({ expectedErrors: PROVOKED })
      await readyToLogIn(visit)
      await app.inject({ endpoint: 'smsLogin', ...fault })
      await visit.tap('登录')
      const message = await watchMessage(visit)
      assert.equal(message.text, text)
      assert.ok(Math.abs(message.ms - durationMs) < 900, `stayed ${message.ms} ms`)
      assert.equal(await visit.page.getByLabel('手机号', { exact: true }).inputValue(), '19900000001')
      await visit.close()
    })
  }

  it('HTTP 401 shows no message; the page shows its own error', async () => {
    const visit = await app.visit({ customer: 'U1', expectedErrors: PROVOKED })
    await app.inject({ endpoint: '*', httpStatus: 401 })
    await visit.open('/phone/assetsReport/entry')
    await visit.see('重试')
    assert.equal(await visit.page.locator('.toast').count(), 0)
    assert.equal(visit.address(), '/phone/assetsReport/entry')
    await app.clearFaults()
    // The bar over the page asks for the customer alone.
    await visit.page.locator('.state-view').getByRole('button', { name: '重试' }).click()
    await visit.see('开始阅读')
    await visit.close()
  })

  it('an inner error reaches the page that asked, without a message over it', async () => {
    const visit = await app.visit()
    await readyToLogIn(visit)
    await app.inject({ endpoint: 'smsLogin', innerCode: '10050001', msg: '状态已变更，请刷新' })
    await visit.tap('登录')
    await visit.see('状态已变更，请刷新')
    assert.equal(await visit.page.locator('.toast').count(), 0)
    await visit.close()
  })

  it('an expired session says so for a second, leads to the login, and back after it', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/assetsReport/entry')
    await visit.see('开始阅读')
    assert.equal(await visit.page.evaluate(() => localStorage.getItem('telephone')), '19900000001')
    await app.control('POST', 'expire', {})
    const start = Date.now()
    await visit.tap('开始阅读')
    await visit.see('请重新登录')
    await visit.arriveAt('/phone/login?redirect=assetsReport%2Freport%3Fpage%3D2')
    assert.ok(Date.now() - start >= 950, 'the login came before the message was read')
    assert.deepEqual(
      await visit.page.evaluate(() => [localStorage.getItem('telephone'), sessionStorage.getItem('birDate')]),
      [null, null],
    )
    await visit.page.getByLabel('手机号', { exact: true }).fill('19900000001')
    await visit.tap('获取验证码')
    await visit.see(/秒后重新获取/)
    const inbox = await app.control<{ messages?: { code: string }[] } & { code: string }[]>('GET', 'inbox')
    const code = (inbox.messages ?? inbox)[0]?.code ?? ''
    await visit.page.getByLabel('验证码', { exact: true }).fill(code)
    await visit.tap('我已阅读并同意用户注册协议和隐私政策', 'checkbox')
    await visit.tap('登录')
    await visit.arriveAt('/phone/assetsReport/report?page=2')
    await visit.see('直接去抽奖')
    await visit.close()
  })

  it('an expired session on the login route makes no loop', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.takeTime()
    await app.control('POST', 'expire', {})
    const asked = visit.call('userDetail')
    await visit.open('/phone/login')
    await visit.see('手机号登录')
    await visit.over(await asked)
    assert.equal(await visit.page.locator('.toast').count(), 0)
    // A login that opened itself would do so a second later.
    await visit.page.clock.runFor(10_000)
    await visit.idle()
    assert.equal((await app.log('userDetail')).length, 1)
    assert.equal(visit.address(), '/phone/login')
    await visit.close()
  })

  it('a missing session asks the native app for its login', async () => {
    const visit = await app.visit({
      initScript: `window.__sent = []; window.trustAppAndroid = { postMessage: text => window.__sent.push(JSON.parse(text)) }`,
    })
    await visit.open('/phone/assetsReport/entry')
    await visit.page.waitForFunction(() =>
      (window as unknown as { __sent: { action: string }[] }).__sent.some(
        ({ action }) => action === 'goLogin',
      ),
    )
    assert.equal(visit.address(), '/phone/assetsReport/entry')
    await visit.settle()
    const asked = () =>
      visit.page.evaluate(
        () =>
          (window as unknown as { __sent: { action: string }[] }).__sent.filter(
            ({ action }) => action === 'goLogin',
          ).length,
      )
    assert.ok((await app.log()).filter(({ innerCode }) => innerCode === '04040528').length > 1)
    assert.equal(await asked(), 1, 'one page asks once')
    await visit.close()
  })

  it('the overlay stays until the last of nested calls has ended', async () => {
    const visit = await app.visit({ customer: 'U1' })
    const held: Route[] = []
    await visit.page.route('**/consentWithdraw', route => void held.push(route))
    await visit.open('/phone/PersonalInfoChecklist')
    await visit.page.getByRole('switch', { name: '使用行为分析' }).click()
    await visit.tap('确认撤回')
    await visit.see('加载中')
    // By script: the overlay lets no second tap through.
    await visit
      .front()
      .getByRole('link', { name: /^第三方共享清单/ })
      .dispatchEvent('click')
    await visit.arriveAt('/phone/thirdPartysharing')
    await visit
      .front()
      .getByRole('button', { name: /^衡诺税务师事务所/ })
      .dispatchEvent('click')
    await visit.front().getByRole('button', { name: '撤回同意' }).last().dispatchEvent('click')
    await visit.page
      .getByRole('button', { name: '确认撤回' })
      .filter({ visible: true })
      .dispatchEvent('click')
    await until('both calls were sent', () => held.length === 2)
    const [first, last] = held
    assert.ok(first && last)
    await first.continue()
    await visit.over(first.request())
    // It would fade away.
    await visit.still()
    assert.ok(await visit.sees('加载中'), 'the end of one of two calls took the overlay away')
    await last.continue()
    await visit.over(last.request())
    await visit.seeNoMore('加载中')
    await visit.close()
  })

  it('the overlay turns slow after 15 s and can be cancelled', async () => {
    const visit = await app.visit()
    await visit.takeTime()
    await readyToLogIn(visit)
    await app.inject({ endpoint: 'smsLogin', delayMs: 60_000 })
    await visit.tap('登录')
    await visit.see('加载中')
    await visit.page.clock.fastForward(14_000)
    assert.equal(await visit.page.getByText('网络较慢，请稍候').count(), 0)
    await visit.page.clock.fastForward(1_500)
    await visit.see('网络较慢，请稍候')
    await visit.tap('取消')
    await visit.page.clock.runFor(1_000)
    await visit.seeNoMore('网络较慢，请稍候')
    assert.equal(await visit.page.getByLabel('手机号', { exact: true }).inputValue(), '19900000001')
    await visit.page.getByRole('button', { name: '登录', exact: true }).waitFor()
    await visit.close()
  })

  it('a page whose user cannot be fetched stays usable, and no analytics starts (E22)', async () => {
    const visit = await app.visit({ customer: 'U1', expectedErrors: PROVOKED })
    await app.inject({ endpoint: 'userDetail', httpStatus: 500 })
    await visit.open('/phone/home')
    await visit.tap(/年度资产报告/, 'link')
    await visit.see('开始阅读')
    assert.equal(await visit.page.evaluate(() => localStorage.getItem('telephone')), null)
    await visit.close()
  })
})
