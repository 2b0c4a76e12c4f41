import type { App } from './harness'
import type { Visit } from './visit'
export const PRODUCTS = '/phone/myPosition/instructionProduct'
export const SAVED = /已自动保存 \d\d:\d\d/

/** Chooses products on their own page and comes back with them. */
export async function choose(
  visit: Visit,
  names: readonly string[],
  role: 'checkbox' | 'radio' = 'checkbox',
): Promise<void> {
  await visit.arriveAt(PRODUCTS)
  for (const name of names) await visit.tap(new RegExp(name), role)
  await visit.tap(/^选好了/)
}

/** From the form to the list of products and back. */
export async function addProducts(visit: Visit, names: readonly string[]): Promise<void> {
  await visit.tap(/^选择产品/)
  await choose(visit, names)
}

/** Types into the line of this number, from 0. */
export const typeLine = (visit: Visit, label: string, index: number, text: string) =>
  visit.front().getByLabel(label).nth(index).fill(text)

/** Answers the last question, and proves it by the code. */
export async function prove(app: App, visit: Visit, ask: string, confirm: string): Promise<void> {
  await visit.page.getByRole('dialog').getByRole('button', { name: ask, exact: true }).click()
  // Another code can be asked for a minute after the last.
  await app.control('POST', 'clock', { advanceSeconds: 61 })
  await visit.tap('获取验证码')
  await visit.see(/\d+ 秒后重新获取/)
  await visit.page.getByLabel('短信验证码', { exact: true }).fill(await app.lastCode())
  await visit.page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click()
}

/** Hands the form in. */
export async function submit(app: App, visit: Visit): Promise<void> {
  await visit.tap('提交并确认')
  await visit.see(/^确认提交.+指令？$/)
  await prove(app, visit, '短信验证并提交', '提交指令')
}

/** Lets time pass, and the company do what is due, step after step. */
export async function pass(app: App, seconds: number): Promise<void> {
  for (const part of [seconds, 1, 1]) await app.control('POST', 'clock', { advanceSeconds: part })
}
