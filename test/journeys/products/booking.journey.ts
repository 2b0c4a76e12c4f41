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

journey('booking: is confirmed by the company and becomes the order', { as: 'U1' }, async customer => {
  await customer.server.control('POST', 'ready-to-buy', { customer: 'U1' })
  await customer.open('products/intro', { productId: 'C04' })
  await customer.tap('预约')
  await customer.see('预约不代表认购成功')
  await fill(customer, { '预约金额（元）': '1050000', 联系电话: '12900000001' })
  await customer.tap('提交预约')
  await customer.see('递增金额须为10万元的整数倍')
  await customer.see('请输入正确的手机号')
  assert.equal(await bookings(customer), 0)
  await fill(customer, { '预约金额（元）': '1100000', 联系电话: '19900000001' })
  await customer.tap('提交预约')
  await customer.see('预约待确认')
  const id = await reserveIdOf(customer)
  await decide(customer, id, true)
  await customer.reopen()
  await customer.see('预约成功')
  // The very booking is found from its product, and another one is not offered.
  await customer.open('products/intro', { productId: 'C04' })
  await customer.see('查看预约')
  await customer.open('products/order-detail', { orderId: id })
  await customer.tap('去认购')
  await customer.arriveAt('products/product-detail')
  await customer.see(/壹佰壹拾万元整/)
  await customer.tap('认购')
  await customer.tap('确认并去签署')
  await customer.see('待签约')
  await customer.arriveAt('products/order-detail', { orderId: id })
})
