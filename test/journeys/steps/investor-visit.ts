import type { Customer } from '../customer'

export const INVESTOR = '/phone/agreement/investorExplain'

export interface HandedFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** The first step: what is met, by how much, for how long. */
export async function typeFacts(
  customer: Customer,
  { criterion = /^家庭金融净资产/, amount = '3000000', years = '2' } = {},
): Promise<void> {
  await customer.tap(criterion)
  await customer.type('（元）', amount)
  await customer.type('投资经历（年）', years)
}

/** The first step, and on to the next. */
export async function fillFacts(
  customer: Customer,
  facts: Parameters<typeof typeFacts>[1] = {},
): Promise<void> {
  await typeFacts(customer, facts)
  await customer.tap('下一步')
}

/** The promises of the last step. */
export async function promise(customer: Customer): Promise<void> {
  await customer.tap(/^本人以合法的自有资金投资/)
  await customer.tap(/^本人为自己投资/)
  await customer.tap(/^本人已阅读并同意/)
}
