/**
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'
import type { Customer } from '../customer'

async function fillSheet(customer: Customer, day: string, time: string): Promise<void> {
  await customer.see('回电日期')
  await customer.tap(day)
  await customer.tap(time)
}

journey('talking to somebody: books once when the answer is lost', { as: 'U1' }, async customer => {
  await customer.open('advisor/contact')
  await customer.tap(/预约回电/)
  await fillSheet(customer, '11月24日 周二', '14:00')
  await customer.server.loseAnswer('callBackBook')
  await customer.tap('确认预约')
  await customer.see('网络连接失败，请检查网络后重试')
  await customer.tap('确认预约')
  await customer.see('我的回电')
  assert.equal(await customer.count('11月24日 周二 14:00–14:30'), 1)
})
