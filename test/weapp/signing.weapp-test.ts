/** @run short: camera, canvas and face check of WeChat */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'
import type { Phone } from './phone'
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
  SIGNATURE,
  SIGNED,
  SUCCESS,
  sign,
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

  it('a paper that was begun says how far, and goes on on another phone', async () => {
    const phone = await open()
    await phone.see('已读 3 / 5')
    await phone.tap(/税收居民身份声明/)
    await phone.see('（全文完）')
    // The ends of its pages have been on the screen: only the seconds are missing.
    await phone.see(/^还需阅读 \d+ 秒/)
    await phone.quiet()
    await phone.host.back()
    await phone.see(/已读至第 2 页/)
    await phone.see('继续阅读')
    await phone.see('已读 3 / 5')
    // Another phone learns of it from the server.
    await phone.quiet()
    phone.close()
    const other = await open()
    await other.see(/已读至第 2 页/)
    const [told] = await app.log('docReadReport')
    assert.deepEqual([told?.requestData.lastPage, told?.requestData.isEnd], [2, '0'])
    other.close()
  })
})

/** From the papers, all of them read, to the pad: face and code are passed. */
async function toPad(phone: Phone): Promise<void> {
  await consent(phone)
  await face(app, phone, 'passed')
  await phone.see('短信验证签署')
  await code(app, phone)
  await app.control('POST', 'clock', { advanceSeconds: 60 })
}

describe('signing-new-version', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('a newer version of a paper is read, agreed to and confirmed again before anything is signed', async () => {
    await readRest(app, BEGUN)
    const phone = await open()
    await toSignature(phone)
    await toPad(phone)
    const { docs } = await app.ask('U1', 'contractDocList', { orderId: BEGUN })
    const [paper] = docs as { docId: string }[]
    await app.control('POST', 'document-version', { docId: paper?.docId, version: '2.2' })
    await write(app, phone)
    await phone.see(/已更新，请重新阅读后再签署/)
    await phone.arriveAt(CONTRACT)
    await phone.see('已读 4 / 5')
    phone.close()
    await readRest(app, BEGUN)
    await agree(app, BEGUN)
    const again = await open()
    await again.arriveAt(CONFIRMATION)
    await again.see('合同文件已更新为新版本，请核对以下内容后再次确认。')
    assert.equal(again.field('详细地址').value, '远岚路18号院6号楼902室')
    const signed = (await app.log('contractSign')).map(({ innerCode }) => innerCode)
    assert.deepEqual(signed.length === 1 && signed[0] !== '00000000', true)
    again.close()
  })
})

describe('signing-two-tabs', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('the phone that comes second is told, and sees what the first has signed (E12)', async () => {
    await readRest(app, BEGUN)
    const first = await open()
    await toSignature(first)
    const second = await open()
    await second.arriveAt(SIGNATURE)
    await toPad(first)
    await toPad(second)
    await write(app, first)
    await first.arriveAt(SIGNED)
    await app.control('POST', 'clock', { advanceSeconds: 60 })
    await write(app, second)
    await second.see('状态已变更，请刷新')
    await second.arriveAt(SIGNED)
    await second.see('合同签署成功')
    first.close()
    second.close()
  })
})

describe('signing-expiry', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('an expired session leads over the login back to the step, and nothing is signed twice (E7)', async () => {
    await readRest(app, BEGUN)
    const phone = await open()
    await toSignature(phone)
    await toPad(phone)
    await sign(phone)
    await app.control('POST', 'expire', {})
    await phone.tap('获取验证码')
    await app.logIn(phone)
    await phone.arriveAt(SIGNATURE)
    await phone.see('开始身份确认')
    assert.equal((await app.log('contractSign')).length, 0)
    await app.control('POST', 'clock', { advanceSeconds: 60 })
    await toPad(phone)
    await write(app, phone)
    await phone.arriveAt(SIGNED)
    assert.equal((await app.log('contractSign')).length, 1)
    phone.close()
  })
})
