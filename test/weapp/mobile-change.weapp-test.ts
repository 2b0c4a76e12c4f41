/** @run long: the same flow on a phone; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'
import { checkFace } from './id-card-steps'
import { askForCode } from './registration-steps'

const app = useApp()
const SETTINGS = 'packages/settings/own/settings/index'
const PAGE = 'packages/settings/safety/mobile/index'
const NEW = '19911112222'

describe('change-of-mobile', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('by WeChat’s face check and the code of the new phone, back to the settings', async () => {
    const phone = await app.launch({ customer: 'U1', path: SETTINGS })
    await phone.tap('手机号')
    await phone.arriveAt(PAGE)
    await phone.see('人脸识别')
    await phone.tap('验证身份')
    await phone.tap('我同意为本次身份确认处理我的人脸信息')
    await checkFace(app, phone, 'passed')
    await phone.see('确认更换')
    await askForCode(app, phone, NEW)
    await phone.type('验证码', await app.lastCode(NEW))
    await phone.tap('确认更换')
    await phone.arriveAt(SETTINGS)
    await phone.see('199****2222')
    const [sent] = await app.log('mobileChange')
    assert.deepEqual([sent?.requestData.mobile, sent?.requestData.verifyToken], ['199****2222', ''])
    phone.close()
  })

  it('of who has proved no identity by a code to the old phone', async () => {
    const phone = await app.launch({ customer: 'U3', path: PAGE })
    await phone.see('当前手机号的短信验证码')
    await phone.tap('验证身份')
    await phone.tap('获取验证码')
    await phone.see(/\d+ 秒后重新获取/)
    await phone.type('短信验证码', await app.lastCode('19900000003'))
    await phone.tap('下一步')
    await phone.see('确认更换')
    await askForCode(app, phone, NEW)
    await phone.type('验证码', await app.lastCode(NEW))
    await phone.tap('确认更换')
    await phone.see('手机号已更换')
    phone.close()
  })
})
