/**
 * @run short: page
 * @run long: browser, phone
 */
import { journey } from '@journey'
import type { Customer } from '../customer'

/** U1 has signed all that was ordered. */
const free = (customer: Customer) => customer.server.control('POST', 'ready-to-buy', { customer: 'U1' })

async function open(customer: Customer): Promise<void> {
  await customer.open('products/product-detail-fixed', { productId: 'C02' })
  await customer.see('产品特点')
}

const type = (customer: Customer, amount: string) => customer.type(/（元）$/, amount)

/** From the amount to the last question. */
async function ask(customer: Customer, amount: string): Promise<void> {
  await type(customer, amount)
  await customer.tap('认购')
  await customer.see('确认认购')
}

const confirm = (customer: Customer) => customer.tap('确认并去签署')

journey('buying: says when the quota was gone in the meantime', { as: 'U1' }, async customer => {
  await free(customer)
  await open(customer)
  await ask(customer, '500000')
  await customer.server.control('POST', 'quota', { productId: 'C02', left: 400_000 })
  await confirm(customer)
  await customer.see('剩余额度不足')
  await customer.see('剩余额度 40 万元')
  await customer.tap('认购')
  await customer.see('超过剩余可认购额度')
  await customer.server.control('POST', 'quota', { productId: 'C02', left: 0 })
  await type(customer, '400000')
  await customer.tap('认购')
  await customer.see('剩余额度不足')
})

journey('buying: of more is begun at the position', { as: 'U1' }, async customer => {
  await customer.open('assets/position', { positionId: 'U1-P05' })
  await customer.tap('追加申购')
  await customer.arriveAt('products/product-detail')
  await customer.see('10 万元起，以 10 万元递增')
  await type(customer, '50000')
  await customer.tap('追加申购')
  await customer.see('追加金额不低于10万元')
})
