/** @run long: how the pages stand, and other devices that are logged out by it */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { overflow, seriousFindings } from './audit'
import { useApp, type Visit } from './harness'
import { checkFace } from './id-card-visit'
import { askForCode, field } from './registration-steps'

const app = useApp()
const PAGE = '/phone/settings/mobile'
const NEW = '19911112222'

/** From the settings to the form for the new phone, by face. */
async function proveByFace(customer: 'U1' | 'U2'): Promise<Visit> {
  const visit = await app.visit({ customer, expectedErrors: /mobileChange|ERR_|50\d/ })
  await visit.open('/phone/settings')
  await visit.tap(/^手机号/, 'link')
  await visit.arriveAt(PAGE)
  await visit.see('人脸识别')
  await visit.still()
  assert.deepEqual(await seriousFindings(visit), [])
  assert.deepEqual(await overflow(visit), [])
  await visit.tap('验证身份')
  await checkFace(visit, '识别通过')
  await visit.see('确认更换')
  return visit
}

/** Logs in by text on another phone; answers what it says. */
async function logIn(mobile: string, expected: string | RegExp): Promise<void> {
  await app.control('POST', 'clock', { advanceSeconds: 61 })
  const visit = await app.visit({ expectedErrors: /smsLogin/ })
  await visit.open('/phone/login')
  await field(visit, '手机号').fill(mobile)
  await visit.tap('获取验证码')
  await visit.see(/\d+ 秒后重新获取/)
  await field(visit, '验证码').fill(await app.lastCode(mobile))
  await visit.tap('我已阅读并同意用户注册协议和隐私政策', 'checkbox')
  await visit.tap('登录')
  await visit.see(expected)
  await visit.close()
}

describe('change-of-mobile', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('by face and the code of the new phone, which logs in from then on, and the old one no more', async () => {
    const other = await app.visit({ customer: 'U1' })
    await other.open('/phone/settings')
    const visit = await proveByFace('U1')
    assert.deepEqual(await seriousFindings(visit), [])
    await field(visit, '手机号').fill('199 0000 0001')
    await visit.tap('确认更换')
    await visit.see('新手机号与当前手机号相同，请输入另一个号码')
    await askForCode(app, visit, NEW)
    await field(visit, '验证码').fill((await app.lastCode(NEW)) === '000000' ? '000001' : '000000')
    await visit.tap('确认更换')
    await visit.see('验证码错误')
    assert.equal(await field(visit, '手机号').inputValue(), NEW)
    await field(visit, '验证码').fill(await app.lastCode(NEW))
    await visit.tap('确认更换')
    await visit.arriveAt('/phone/settings')
    await visit.see('手机号已更换，1 台其他设备已退出登录')
    await visit.see('199****2222')
    assert.doesNotMatch(visit.page.url(), /1991111/)
    await other.tap(/登录设备/, 'link')
    await other.arriveAt('/phone/login')
    await visit.open('/phone/message/importantnotice')
    await visit.see('登录手机号已更换')
    await logIn(NEW, '林*远，您好')
    await logIn('19900000001', '验证码错误')
    await visit.close()
    await other.close()
  })
})
