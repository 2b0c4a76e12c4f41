/**
 * A booking that is taken back on its own page.
 * @run short: page
 * @run long: browser, phone
 */
import { journey } from '@journey'

journey('the order below is told of a booking that was taken back', { as: 'U1' }, async customer => {
  await customer.open('products/order-detail', { orderId: 'D2026111710006' })
  await customer.tap('取消预约')
  await customer.arriveAt('products/booking')
  await customer.tap('取消预约')
  await customer.tap('确认取消')
  await customer.see('预约已取消')
  await customer.back()
  await customer.arriveAt('products/order-detail')
  await customer.see('预约已取消')
})
