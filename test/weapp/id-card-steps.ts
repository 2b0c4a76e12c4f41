import type { CardSide } from '@/contract/identity'
import type { SpecimenForm } from '../../sandbox/specimens/photo'
import { specimenPhoto } from '../../sandbox/testing/sample-files'
import type { useApp } from './harness'
import type { Phone } from './phone'

type App = ReturnType<typeof useApp>

export const SCAN = 'packages/identity/real-name/identity-scan/index'

/** From the consent to what was read. */
export async function photographCard(
  phone: Phone,
  forms: Partial<Record<CardSide, SpecimenForm>> = {},
  holder = 'U3',
): Promise<void> {
  const aim = (side: CardSide) => {
    const photo = specimenPhoto(side, forms[side], holder)
    phone.host.camera.photo = { dataUrl: `data:image/jpeg;base64,${photo.toString('base64')}` }
  }
  await phone.see('这样的照片不能通过')
  // Who has given the consent before need not give it again.
  if (phone.says('请先勾选上方的单独同意')) await phone.tapOn('.agreement-box__target')
  aim('front')
  await phone.tap('拍摄人像面')
  await phone.see('证件号码')
  aim('back')
  await phone.tap('拍摄国徽面')
  await phone.see('有效期至')
  await phone.tap('完成拍摄')
  await phone.see('姓名和住址可以修改')
}

/** Has WeChat check the face, and the service settle it. */
export async function checkFace(app: App, phone: Phone, result: 'passed' | 'failed'): Promise<void> {
  const known = phone.host.device.faceChecks.length
  await phone.tap(/^(开始人脸识别|重新识别)$/)
  await phone.until('WeChat was not asked', () => phone.host.device.faceChecks.length > known)
  await app.control('POST', 'face', { bizToken: phone.host.device.faceChecks.at(-1), result })
}
