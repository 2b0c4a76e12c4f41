import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'
import {
  agree,
  BEGUN,
  code,
  CONFIRMATION,
  consent,
  CONTRACT,
  face,
  ORDER,
  readRest,
  SIGNED,
  SUCCESS,
  toSignature,
  write,
} from './signing-steps'

const app = useApp()

const open = () => app.launch({ customer: 'U1', path: `${CONTRACT}?orderId=${BEGUN}` })

describe('signing', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('goes the whole way: papers as text, the face fails and passes, back leads to the order', async () => {
    await readRest(app, BEGUN)
    const phone = await app.launch({ customer: 'U1', path: `${ORDER}?orderId=${BEGUN}` })
    await phone.tap('签署合同')
    await phone.arriveAt(CONTRACT)
    await toSignature(phone)
    await consent(phone)
    await face(app, phone, 'failed')
    await phone.see(/人脸识别未通过/)
    const known = phone.host.device.faceChecks.length
    await phone.tap('重新识别')
    await phone.until('WeChat was not asked', () => phone.host.device.faceChecks.length > known)
    await app.control('POST', 'face', { bizToken: phone.host.device.faceChecks.at(-1), result: 'passed' })
    await phone.see('短信验证签署')
    await code(app, phone)
    await app.control('POST', 'clock', { advanceSeconds: 60 })
    await write(app, phone)
    await phone.arriveAt(SIGNED)
    await phone.see('合同签署成功')
    await phone.tap('完成')
    await phone.arriveAt(SUCCESS)
    await phone.see('签约成功')
    await phone.host.back()
    await phone.arriveAt(ORDER)
    assert.equal((await app.log('contractSign')).length, 1)
    phone.close()
  })

  it('is resumed on another phone where another device has left it', async () => {
    const phone = await open()
    await phone.see('已读 3 / 5')
    await phone.see('还有 2 份文件未读完')
    phone.close()
    await readRest(app, BEGUN)
    await agree(app, BEGUN)
    const other = await open()
    await other.arriveAt(CONFIRMATION)
    other.close()
  })
})
