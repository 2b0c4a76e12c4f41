import type { Customer } from '../customer'

export const SAVED = /已自动保存 \d\d:\d\d/

/** Chooses products on their own page and comes back with them. */
export async function choose(customer: Customer, names: readonly string[]): Promise<void> {
  await customer.arriveAt('trust-requests/instruction-products')
  for (const name of names) await customer.tap(new RegExp(name))
  await customer.tap(/^选好了/)
}

/** From the form to the list of products and back. */
export async function addProducts(customer: Customer, names: readonly string[]): Promise<void> {
  await customer.tap(/^选择产品/)
  await choose(customer, names)
}

/** Types into the line of this number, from 0. */
export const typeLine = (customer: Customer, label: string, index: number, text: string) =>
  customer.type(label, text, index)

/** Answers the last question, and proves it by the code. */
export async function prove(customer: Customer, ask: string): Promise<void> {
  await customer.tap(ask)
  // Another code can be asked for a minute after the last.
  await customer.server.pass(61)
  await customer.proveByCode()
}

/** Hands the form in. */
export async function submit(customer: Customer): Promise<void> {
  await customer.tap('提交并确认')
  await customer.see(/^确认提交.+指令？$/)
  await prove(customer, '短信验证并提交')
}
