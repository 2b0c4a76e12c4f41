/** @run long: the same flow on a phone; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'
import type { Phone } from './phone'

const app = useApp()

async function prove(phone: Phone, confirm: string): Promise<void> {
  await phone.tap('获取验证码')
  await phone.see(/\d+ 秒后重新获取/)
  await phone.type('短信验证码', await app.lastCode())
  await phone.tap(confirm)
}

describe('personal information', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('is shown in full after a code, and masked as soon as another page comes', async () => {
    const phone = await app.launch({ customer: 'U1', path: 'packages/account/personal-info/collected/index' })
    await phone.settled()
    await phone.tap('身份信息')
    await phone.see('1100**********0014')
    await phone.tap('短信验证后查看完整信息')
    await phone.see('验证身份后查看')
    await prove(phone, '查看')
    await phone.see('110000196803150014')
    await phone.host.open('/packages/account/personal-info/third-parties/index')
    await phone.see('神策分析 SDK')
    await phone.host.back()
    await phone.see('1100**********0014')
    assert.ok(!phone.says('110000196803150014'))
    assert.doesNotMatch(JSON.stringify(phone.host.storage.dump()), /110000196803150014/)
    phone.close()
  })

  it('lets a consent be taken back and given again', async () => {
    const phone = await app.launch({ customer: 'U1', path: 'packages/account/personal-info/collected/index' })
    await phone.settled()
    const isOn = () => phone.query('[aria-label="人脸信息处理"]')?.getAttribute('aria-checked')
    assert.equal(isOn(), 'true')
    await phone.tap('人脸信息处理')
    await phone.see('不能再使用人脸识别，需要核身的业务改为人工审核')
    await phone.tap('确认撤回')
    await phone.until('it stayed on', () => isOn() === 'false')
    await phone.tap('人脸信息处理')
    await phone.see('您可以随时在此撤回')
    await phone.tap('同意')
    await phone.until('it stayed off', () => isOn() === 'true')
    assert.deepEqual(
      [(await app.log('consentWithdraw')).length, (await app.log('consentGive')).length],
      [1, 1],
    )
    phone.close()
  })

  it('is handed out as a copy that WeChat opens', async () => {
    const phone = await app.launch({ customer: 'U1', path: 'packages/account/personal-info/copy/index' })
    await phone.settled()
    await phone.tap('下一步：短信验证')
    await phone.see('请至少选择一项信息')
    await phone.tap('手机号、姓名、证件等')
    await phone.tap('下一步：短信验证')
    await phone.see('验证身份后申请')
    await prove(phone, '提交申请')
    await phone.see('申请已提交')
    await app.control('POST', 'clock', { advanceSeconds: 361 })
    await phone.tap('查看申请记录')
    await phone.see('已发送')
    await phone.tap('查看文件')
    await phone.until('nothing was opened', () => phone.host.handed.opened.length === 1)
    assert.ok(phone.host.handed.opened[0]?.head.startsWith('%PDF-'))
    phone.close()
  })
})
