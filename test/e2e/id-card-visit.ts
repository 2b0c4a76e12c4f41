import type { Locator } from 'playwright-core'
import type { CardSide } from '@/contract/identity'
import type { SpecimenForm } from '../../sandbox/specimens/photo'
import { specimenPhoto, takePhoto } from './card-photo'
import type { Visit } from './harness'

export const SCAN = '/phone/realNameAuth/IDCard/identityScan'
export const INFO = '/phone/realNameAuth/IDCard/identityScanInfo'
export const FACE = '/phone/realNameAuth/IDCard/faceVerify'
export const RESULT = '/phone/realNameAuth/IDCard/result'

/** In which form each side is photographed, where that is not a good one. */
export type Forms = Partial<Record<CardSide, SpecimenForm>>

/** Photographs a card, by the button that opens the camera. */
export async function shoot({ page }: Visit, button: string | Locator, photo: Buffer): Promise<void> {
  const opening = typeof button === 'string' ? page.getByRole('button', { name: button }).first() : button
  await takePhoto(page, () => opening.click(), photo)
}

/** From the consent to what was read. */
export async function photographCard(visit: Visit, forms: Forms = {}, holder = 'U3'): Promise<void> {
  await visit.see('这样的照片不能通过')
  const consent = visit.front().getByRole('checkbox')
  // Who has given it before need not give it again.
  if ((await consent.getAttribute('aria-checked')) !== 'true') await consent.click()
  await shoot(visit, '拍摄人像面', specimenPhoto('front', forms.front, holder))
  await visit.see('证件号码')
  await shoot(visit, '拍摄国徽面', specimenPhoto('back', forms.back, holder))
  await visit.see('有效期至')
  await visit.tap('完成拍摄')
  await visit.see('姓名和住址可以修改')
}

/** From the consent to the page of the face. */
export async function confirmCard(visit: Visit, forms: Forms = {}, holder = 'U3'): Promise<void> {
  await photographCard(visit, forms, holder)
  await visit.tap('下一步：人脸识别')
  await visit.see('提交人工审核')
}

/** Checks the face at the service's page, and comes back. */
export async function checkFace(visit: Visit, result: '识别通过' | '识别未通过'): Promise<void> {
  await visit.tap('我同意为本次身份确认处理我的人脸信息', 'checkbox')
  await visit.tap(/^(开始人脸识别|重新识别)$/)
  await visit.page.waitForURL(/\/sandbox\/face/)
  await visit.page.getByRole('button', { name: result }).click()
}

/** The application that an address names. */
export function applicationOf(visit: Visit): string {
  return new URL(visit.page.url()).searchParams.get('authApplyId') ?? ''
}

/** Photographs the holder with the card, and hands both to people. */
export async function handToPeople(visit: Visit, look = () => Promise.resolve()): Promise<void> {
  await visit.tap('提交人工审核')
  await visit.see('本人手持证件，脸与证件都看得清')
  await look()
  await shoot(visit, '拍摄手持证件照', specimenPhoto('front'))
  await visit.see('清晰，无反光')
  await visit.tap('提交审核')
}
