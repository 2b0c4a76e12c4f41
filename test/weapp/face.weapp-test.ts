import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'

const app = useApp()
const CONSENT = '我同意为本次身份确认处理我的人脸信息'

describe('face verification', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('asks for consent, goes to WeChat’s check, and believes the server alone', async () => {
    const phone = await app.launch({ customer: 'U1' })
    await phone.see('林*远，您好')
    await phone.tap('身份确认')
    await phone.tap('开始人脸识别')
    await phone.see('请阅读并同意人脸信息处理规则')
    assert.equal((await app.log('faceStart')).length, 0)
    await phone.tap(CONSENT)
    await phone.tap('开始人脸识别')
    await phone.until('WeChat was not asked', () => phone.host.device.faceChecks.length === 1)
    await phone.see('识别中')
    await app.control('POST', 'face', { bizToken: phone.host.device.faceChecks[0], result: 'passed' })
    await phone.see('人脸识别通过')
    assert.equal((await app.log('faceStart'))[0]?.requestData.channel, 'mini')
    phone.close()
  })

  it('says that the customer gave up', async () => {
    const phone = await app.launch({
      customer: 'U1',
      path: 'packages/identity/pages/mini-program-face/index?scene=realName',
    })
    phone.host.device.isFaceWilling = false
    await phone.tap(CONSENT)
    await phone.tap('开始人脸识别')
    await phone.see('您已取消人脸识别')
    phone.close()
  })
})
