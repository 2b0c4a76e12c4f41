/** @run long: the same flow on a phone; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'

const app = useApp()
const CONSENT = '我同意为本次身份确认处理我的人脸信息'

describe('face verification', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('asks for consent, goes to WeChat’s check, and believes the server alone', async () => {
    const phone = await app.launch({
      customer: 'U1',
      path: 'packages/identity/face/mini-program-face/index?scene=realName',
    })
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
      path: 'packages/identity/face/mini-program-face/index?scene=realName',
    })
    phone.host.device.isFaceWilling = false
    await phone.tap(CONSENT)
    await phone.tap('开始人脸识别')
    await phone.see('您已取消人脸识别')
    phone.close()
  })

  describe('that a page in the web-view has opened', () => {
    const PAGE = 'packages/identity/face/mini-program-face/index'

    /** Opens a check as the page in the web-view does, for the same customer. */
    async function openCheck(): Promise<string> {
      const token = await app.sessionOf('U1')
      const answer = await fetch(`${app.url}/services/trustAppApi/faceStart`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: `sid=${token}` },
        body: JSON.stringify({
          requestData: {
            scene: 'signing',
            channel: 'mini',
            requestNo: '00000000-0000-4000-8000-000000000001',
          },
        }),
      })
      const { result } = (await answer.json()) as { result: { data: { bizToken: string } } }
      return result.data.bizToken
    }

    it('starts with the customer’s tap, and is the very one that was opened', async () => {
      const bizToken = await openCheck()
      const phone = await app.launch({ customer: 'U1', path: `${PAGE}?bizToken=${bizToken}` })
      await phone.tap(CONSENT)
      await phone.tap('开始人脸识别')
      await phone.until('WeChat was not asked', () => phone.host.device.faceChecks.length === 1)
      assert.deepEqual([...phone.host.device.faceChecks], [bizToken])
      await phone.see('识别中')
      await app.control('POST', 'face', { bizToken, result: 'passed' })
      await phone.see('人脸识别通过')
      assert.equal((await app.log('faceStart')).length, 1)
      phone.close()
    })

    it('can be begun again after the customer gave up', async () => {
      const bizToken = await openCheck()
      const phone = await app.launch({ customer: 'U1', path: `${PAGE}?bizToken=${bizToken}` })
      phone.host.device.isFaceWilling = false
      await phone.tap(CONSENT)
      await phone.tap('开始人脸识别')
      await phone.see('您已取消人脸识别')
      phone.host.device.isFaceWilling = true
      await phone.tap('重新识别')
      await phone.until('WeChat was not asked again', () => phone.host.device.faceChecks.length === 2)
      assert.deepEqual([...phone.host.device.faceChecks], [bizToken, bizToken])
      phone.close()
    })

    it('that failed leads back to the page that waits for it', async () => {
      const bizToken = await openCheck()
      await app.control('POST', 'face', { bizToken, result: 'failed' })
      const phone = await app.launch({ customer: 'U1', path: `${PAGE}?bizToken=${bizToken}` })
      await phone.see(/人脸识别未通过/)
      phone.close()
    })
  })
})
