import type { Locator } from 'playwright-core'
import type { Reading } from '../../sandbox/identity/reader'
import { cardPhoto, takePhoto } from './card-photo'
import type { App, Visit } from './harness'

export const SCAN = '/phone/realNameAuth/IDCard/identityScan'
export const INFO = '/phone/realNameAuth/IDCard/identityScanInfo'
export const FACE = '/phone/realNameAuth/IDCard/faceVerify'
export const RESULT = '/phone/realNameAuth/IDCard/result'

/** How the sides are read, where that is not well. */
export interface Readings {
  readonly front?: Reading
  readonly back?: Reading
}

/** Photographs one side, by the button that opens the camera. */
export async function shoot(
  visit: Visit,
  app: App,
  button: string | Locator,
  reading: Reading = 'fine',
): Promise<void> {
  const { page } = visit
  await app.control('POST', 'card-reading', { reading })
  const photo = await cardPhoto(page)
  const opening = typeof button === 'string' ? page.getByRole('button', { name: button }).first() : button
  await takePhoto(page, () => opening.click(), photo)
}

/** From the consent to what was read. */
export async function photographCard(visit: Visit, app: App, readings: Readings = {}): Promise<void> {
  await visit.see('这样的照片不能通过')
  const consent = visit.front().getByRole('checkbox')
  // Who has given it before need not give it again.
  if ((await consent.getAttribute('aria-checked')) !== 'true') await consent.click()
  await shoot(visit, app, '拍摄人像面', readings.front)
  await visit.see('证件号码')
  await shoot(visit, app, '拍摄国徽面', readings.back)
  await visit.see('有效期至')
  await visit.tap('完成拍摄')
  await visit.see('姓名和住址可以修改')
}

/** From the consent to the page of the face. */
export async function confirmCard(visit: Visit, app: App, readings: Readings = {}): Promise<void> {
  await photographCard(visit, app, readings)
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
