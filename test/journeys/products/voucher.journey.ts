/**
 * The paper that shows a payment.
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'

journey('a payment is marked with the voucher that was handed in', { as: 'U1' }, async customer => {
  await customer.open('products/order-detail', { orderId: 'D2026112010001' })
  await customer.tap('我已打款')
  await customer.handInFile()
  await customer.tap('提交')
  await customer.see('打款待确认')
  const [row] = await customer.server.rows('orders', { order_id: 'D2026112010001' })
  assert.notEqual(row?.voucher_file_id, '')
})

journey('what is bought out of a booking uses it up', { as: 'U1' }, async customer => {
  await customer.server.control('POST', 'ready-to-buy', { customer: 'U1' })
  await customer.open('products/booking', { productId: 'C02', reserveId: 'D2026111110011' })
  await customer.tap('去认购')
  await customer.see('产品特点')
  await customer.tap('认购')
  await customer.see('确认认购')
  await customer.tap('确认并去签署')
  await customer.arriveAt('products/order-detail', { orderId: 'D2026111110011' })
})
