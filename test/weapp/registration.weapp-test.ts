/** @run short: one act of money, identity and trust from end to end */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'
import { askForCode, ENROLL, isTicked, read, register } from './registration-steps'

const app = useApp()
const NEW = '19912345678'

describe('registration', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('goes from the form over the agreements to a customer who logs in', async () => {
    const phone = await app.launch({ path: `${ENROLL}?code=YL8806` })
    await phone.see('推荐人：沈*和（理财经理）')
    assert.equal((await app.log('userDetail')).length, 0)
    await askForCode(app, phone, NEW)
    await phone.tapOn('.agreement-box__target')
    await phone.see('请完整阅读《用户注册协议》')
    await read(phone, '用户注册协议')
    await read(phone, '隐私政策')
    assert.equal(phone.field('手机号').value, NEW)
    assert.equal(isTicked(phone), 'false')
    await register(app, phone, NEW)
    await phone.see('199****5678')
    assert.doesNotMatch(JSON.stringify(phone.host.storage.dump()), /1991234|199\*/)
    await phone.tap('去登录')
    await phone.see('手机号登录')
    await app.logIn(phone, NEW)
    await phone.see('您好，欢迎来到远岚信托')
    phone.close()
  })

  it('calls the phone of who cannot see the picture', async () => {
    const phone = await app.launch({ path: ENROLL })
    await phone.see('注册账户')
    await phone.tap('语音验证码')
    await phone.see('请输入正确的手机号')
    await phone.type('手机号', NEW)
    await phone.tap('语音验证码')
    await phone.see(/\d+ 秒后重新获取/)
    const [call] = await app.control<{ channel: string }[]>('GET', 'inbox')
    assert.equal(call?.channel, 'voice')
    phone.close()
  })
})
