import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'
import type { Phone } from './phone'
import {
  agree,
  BEGUN,
  CONFIRMATION,
  CONTRACT,
  ORDER,
  readRest,
  SIGNATURE,
  SIGNED,
  SUCCESS,
} from './signing-steps'

const app = useApp()

const open = () => app.launch({ customer: 'U1', path: `${CONTRACT}?orderId=${BEGUN}` })

/** Has WeChat check the face, and the service settle it. */
async function face(phone: Phone, result: 'passed' | 'failed'): Promise<void> {
  const known = phone.host.device.faceChecks.length
  await phone.tapOn('.dialog .agreement-box__target')
  await phone.tap(/^(开始人脸识别|重新识别)$/)
  await phone.until('WeChat was not asked', () => phone.host.device.faceChecks.length > known)
  await app.control('POST', 'face', { bizToken: phone.host.device.faceChecks.at(-1), result })
}

async function code(phone: Phone, label: string): Promise<void> {
  await phone.tap('获取验证码')
  await phone.see(/\d+秒后重新获取/)
  await phone.type(label, await app.lastCode())
  await phone.tapOn('.dialog__actions .button')
}

/** By keyboard: nothing is laid out here, and a pad without a size takes no stroke. */
async function write(phone: Phone): Promise<void> {
  await phone.see('请签 林致远')
  await phone.tap('改用输入')
  await phone.see(/^姓名$/)
  await phone.type('姓名', '林致远')
  await phone.tap('确认签名')
  await phone.see('验证码将发送至')
  await code(phone, '短信验证码')
}

async function toSignature(phone: Phone): Promise<void> {
  await phone.see('已读 5 / 5')
  await phone.tapOn('.agreement-box__target')
  await phone.tap('下一步')
  await phone.arriveAt(CONFIRMATION)
  await phone.tap('请选择省、市、区县')
  await phone.tap('北京市')
  await phone.see(/返回上一级/)
  await phone.tap(/^北京市$/)
  await phone.tap('海淀区')
  await phone.see('北京市海淀区')
  await phone.type('详细地址', '远岚路18号院6号楼902室')
  await phone.type('接收邮箱', 'lin.zhiyuan@mail.example')
  await phone.tap('确认无误，下一步')
  await phone.arriveAt(SIGNATURE)
}

describe('signing', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('goes the whole way: papers as text, the face fails and passes, back leads to the order', async () => {
    await readRest(app, BEGUN)
    const phone = await app.launch({ customer: 'U1', path: `${ORDER}?orderId=${BEGUN}` })
    await phone.tap('签署合同')
    await phone.arriveAt(CONTRACT)
    await toSignature(phone)
    await phone.tapOn('.agreement-box__target')
    await phone.tap('开始身份确认')
    await face(phone, 'failed')
    await phone.see(/人脸识别未通过/)
    const known = phone.host.device.faceChecks.length
    await phone.tap('重新识别')
    await phone.until('WeChat was not asked', () => phone.host.device.faceChecks.length > known)
    await app.control('POST', 'face', { bizToken: phone.host.device.faceChecks.at(-1), result: 'passed' })
    await phone.see('短信验证签署')
    await code(phone, '短信验证码')
    await app.control('POST', 'clock', { advanceSeconds: 60 })
    await write(phone)
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
