/**
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'
import type { Customer } from '../customer'

const fill = async (customer: Customer, values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values)) await customer.type(label, value)
}

const bookings = async (customer: Customer) => (await customer.server.calls('reserveCreate')).length

const decide = (customer: Customer, id: string, isPassed: boolean, reason = '') =>
  customer.server.control('POST', 'office', { kind: 'booking', id, isPassed, reason })

const reserveIdOf = (customer: Customer) => customer.param('reserveId')

async function book(customer: Customer): Promise<string> {
  await customer.open('products/booking', { productId: 'C04' })
  await customer.see('预约不代表认购成功')
  await fill(customer, { '预约金额（元）': '1100000', 联系电话: '19900000001' })
  await customer.tap('提交预约')
  await customer.see('预约待确认')
  return reserveIdOf(customer)
}

journey(
  'booking: is one at a time, taken back by the customer, and found again after a lost answer',
  { as: 'U1' },
  async customer => {
    await customer.server.inject({ endpoint: 'reserveCreate', emptyBody: true, phase: 'after', times: 1 })
    await customer.open('products/booking', { productId: 'C04' })
    await customer.see('预约不代表认购成功')
    await fill(customer, { '预约金额（元）': '1000000', 联系电话: '19900000001' })
    await customer.tap('提交预约')
    await customer.see('预约待确认')
    await customer.open('products/booking', { productId: 'C04' })
    await customer.see('预约待确认')
    assert.equal(await bookings(customer), 1)
    await customer.tap('取消预约')
    await customer.tap('确认取消')
    await customer.see('预约已取消')
    // The lost answer is told before another booking begins.
    await customer.open('products/booking', { productId: 'C04' })
    await customer.see('提交的预约已经成功')
    await customer.tap('知道了')
    await book(customer)
  },
)

journey(
  'booking: lapses with the raising, and says why when the company does not take it',
  { as: 'U1' },
  async customer => {
    const id = await book(customer)
    await decide(customer, id, false, '本期额度已满。')
    await customer.reopen()
    await customer.see('预约失效')
    await customer.see('本期额度已满。')
    await customer.server.pass(12 * 86_400)
    await customer.logInAgain()
    await customer.open('products/booking', { productId: 'C02', reserveId: 'D2026111110011' })
    await customer.see('募集已结束。')
  },
)
