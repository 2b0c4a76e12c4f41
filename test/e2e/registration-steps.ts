import assert from 'node:assert/strict'
import type { App, Visit } from './harness'

export const ENROLL = '/phone/registered/enroll'

export const field = (visit: Visit, label: string) => visit.page.getByLabel(label, { exact: true })

/** A visitor on the form, whose seconds the test can let pass. */
export async function openForm(app: App, address = ENROLL): Promise<Visit> {
  const visit = await app.visit({ expectedErrors: /500/ })
  await visit.takeTime()
  await visit.open(address)
  await visit.see('注册账户')
  return visit
}

export const pictureCode = async (app: App) =>
  (await app.control<{ code: string }[]>('GET', 'captchas'))[0]?.code ?? ''

/** Solves the picture and waits for the countdown. */
export async function askForCode(app: App, visit: Visit, mobile: string): Promise<void> {
  await field(visit, '手机号').fill(mobile)
  await visit.tap('获取验证码')
  await visit.page.getByRole('img', { name: '图形验证码，4 位数字' }).waitFor()
  await field(visit, '图中的数字').fill(await pictureCode(app))
  await visit.tap('发送短信验证码')
  await visit.see(/\d+ 秒后重新获取/)
}

/** Reads an agreement to its end for as long as it takes, and comes back. */
export async function read(visit: Visit, title: string): Promise<void> {
  await visit.tap(new RegExp(title), 'link')
  await visit.see('请阅读至文末，还需阅读')
  const back = visit.page.getByRole('button', { name: '已阅读并返回' })
  assert.equal(await back.getAttribute('aria-disabled'), 'true')
  await visit.page.locator('.agreement-text__end').filter({ visible: true }).scrollIntoViewIfNeeded()
  await visit.seeNoMore(/请阅读至文末/)
  await visit.page.clock.runFor(10_000)
  await visit.seeNoMore(/还需阅读/)
  await back.click()
  await visit.see('注册账户')
}
