import type { App } from './harness'
import type { Visit } from './visit'

/** On the login that an ended session led to: the same customer, who agrees again. */
export async function loginAgain(app: App, visit: Visit, mobile: string): Promise<void> {
  await visit.page.waitForURL(url => url.pathname === '/phone/login')
  await visit.page.getByLabel('手机号').fill(mobile)
  await visit.tap('获取验证码')
  await visit.see(/\d+ 秒后重新获取/)
  await visit.page.getByLabel('验证码', { exact: true }).fill(await app.lastCode())
  await visit.page.getByRole('checkbox').click()
  await visit.tap('登录')
}
