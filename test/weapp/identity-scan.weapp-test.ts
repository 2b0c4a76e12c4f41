/** @run short: camera, canvas and face check of WeChat */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import type { CardSide } from '@/contract/identity'
import type { SpecimenForm } from '../../sandbox/specimens/photo'
import { specimenPhoto } from '../../sandbox/testing/sample-files'
import { until } from '../support/until'
import { useApp } from './harness'
import type { Phone } from './phone'

const app = useApp()
const SCAN = 'packages/identity/real-name/identity-scan/index'

/** Puts a card before the phone's camera. */
function aim(phone: Phone, side: CardSide, form?: SpecimenForm): void {
  const photo = specimenPhoto(side, form).toString('base64')
  phone.host.camera.photo = { dataUrl: `data:image/jpeg;base64,${photo}` }
}

async function open(): Promise<Phone> {
  const phone = await app.launch({ customer: 'U3', path: SCAN })
  await phone.see('这样的照片不能通过')
  aim(phone, 'front')
  return phone
}
const agree = (phone: Phone) => phone.tapOn('.agreement-box__target')

describe('the identity card', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('is photographed after the separate consent alone', async () => {
    const phone = await open()
    await phone.tap('拍摄人像面')
    await phone.see('请先阅读并单独同意《敏感个人信息处理授权书》')
    assert.equal(phone.host.camera.opened.length, 0)
    phone.close()
  })

  it('cannot be photographed without the camera’s permission, which has its switch in the settings', async () => {
    const phone = await open()
    phone.host.camera.isAllowed = false
    await agree(phone)
    await phone.tap('拍摄人像面')
    await phone.see('没有使用摄像头的权限')
    await phone.see('去设置')
    phone.close()
  })

  it('is handed in by pieces and read, side by side, and is there on another phone', async () => {
    const phone = await open()
    await agree(phone)
    await phone.tap('拍摄人像面')
    await phone.see('1100**********0078')
    aim(phone, 'back')
    await phone.tap('拍摄国徽面')
    await phone.see('北京市公安局海淀分局')
    assert.ok((await app.log('fileUploadPiece')).length >= 2)
    await until('both are in the draft', async () =>
      (await app.log('draftSave')).some(
        ({ requestData }) => String(requestData.content).split('fileId').length === 3,
      ),
    )
    phone.close()
    const other = await app.launch({ customer: 'U3', path: SCAN })
    await other.see('姓名和住址可以修改')
    await other.tap('上一步')
    await other.see('北京市公安局海淀分局')
    await other.see('1100**********0078')
    // Nothing of the card lies on the phone.
    assert.doesNotMatch(JSON.stringify(other.host.storage.dump()), /陈新|110000199901010078/)
    await other.tap('完成拍摄')
    await other.see('姓名和住址可以修改')
    other.close()
  })

  it('that is the wrong side says so, and another photo mends it', async () => {
    const phone = await open()
    await agree(phone)
    aim(phone, 'front', 'otherSide')
    await phone.tap('拍摄人像面')
    await phone.see('这是国徽面，请拍摄人像面')
    aim(phone, 'front')
    await phone.tap('重拍')
    await phone.see('陈*')
    phone.close()
  })
})
