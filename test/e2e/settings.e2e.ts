/** @run short: what the styles make of bars, dark and text sizes */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { overflow, seriousFindings } from './audit'
import { useApp, type Visit } from './harness'

const app = useApp()
const SETTINGS = '/phone/settings'

const rootSize = (visit: Visit) =>
  visit.page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
const isOn = (visit: Visit, name: string) =>
  visit.page.getByRole('switch', { name }).getAttribute('aria-checked')

describe('settings', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('signs another device out, which is led to the login at its next step', async () => {
    const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'
    const other = await app.visit({ customer: 'U1', userAgent: iPhone })
    await other.open(SETTINGS)
    await other.see('1 台')
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/home')
    await visit.tap(/^设置/, 'link')
    await visit.arriveAt(SETTINGS)
    await visit.see('2 台')
    await visit.tap(/登录记录/, 'link')
    await visit.arriveAt('/phone/settings/logins')
    await visit.see('失败')
    await visit.see(/短信验证码/)
    await visit.tap(/不是我登录的/, 'link')
    await visit.arriveAt('/phone/settings/devices')
    await visit.see('当前设备')
    await visit.see('iPhone · Safari')
    await visit.still()
    assert.deepEqual(await seriousFindings(visit), [])
    await visit.tap('退出该设备')
    await visit.see(/该设备会立即退出登录/)
    await visit.page.getByRole('dialog').getByRole('button', { name: '退出该设备' }).click()
    await visit.see('已退出，该设备需要重新登录')
    await visit.seeNoMore('iPhone · Safari')
    assert.deepEqual(await overflow(visit), [])
    await other.tap(/登录设备/, 'link')
    await other.arriveAt('/phone/login')
    await visit.close()
    await other.close()
  })

  it('moves a switch at once, and back when the server did not take it', async () => {
    const visit = await app.visit({ customer: 'U1', expectedErrors: /noticeSettingSet|ERR_|50\d/ })
    await visit.open(SETTINGS)
    await visit.see('问卷调研')
    const before = await isOn(visit, '问卷调研')
    await app.inject({ endpoint: 'noticeSettingSet', httpStatus: 502, times: 1 })
    await visit.tap('问卷调研', 'switch')
    await visit.see(/失败/)
    assert.equal(await isOn(visit, '问卷调研'), before)
    await visit.tap('问卷调研', 'switch')
    await visit.idle()
    const after = await isOn(visit, '问卷调研')
    assert.notEqual(after, before)
    await visit.page.reload()
    await visit.see('问卷调研')
    assert.equal(await isOn(visit, '问卷调研'), after)
    await visit.tap('隐藏金额', 'switch')
    assert.match(await visit.words(), /远岚·稳泰18号\s*\*{4}/)
    await visit.close()
  })

  it('serves who is not logged in, and shows the size of text at once', async () => {
    const visit = await app.visit()
    await visit.open(SETTINGS)
    await visit.see('远岚·稳泰18号')
    assert.equal(await visit.sees('账户与安全'), false)
    const before = await rootSize(visit)
    await visit.tap('最大', 'radio')
    await visit.still()
    assert.ok(Math.abs((await rootSize(visit)) / before - 2) < 0.01)
    assert.deepEqual(await overflow(visit), [])
    await visit.tap('标准', 'radio')
    await visit.tap(/协议、隐私政策与关于/, 'link')
    await visit.arriveAt('/phone/settings/about')
    await visit.see('当前版本')
    await visit.tap('隐私政策', 'link')
    await visit.arriveAt('/phone/agreement/privacyPolicy')
    await visit.close()
  })
})
