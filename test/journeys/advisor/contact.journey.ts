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

journey(
  'a call leads from an order to a time that suits, and is taken back',
  { as: 'U1' },
  async customer => {
    await customer.open('products/order-detail', { orderId: 'D2026111810004' })
    await customer.tap(/联系理财经理/)
    await customer.arriveAt('advisor/contact')
    await customer.see(/产品订单 · /)
    await customer.see('现在可以接听')
    await customer.tap(/预约回电/)
    await customer.tap('确认预约')
    await customer.see('请选择日期')
    assert.deepEqual(await customer.server.calls('callBackBook'), [])
    await fillSheet(customer, '11月23日 周一', '09:30')
    await customer.type(/^联系手机号/, '1234')
    await customer.tap('确认预约')
    await customer.see('请输入正确的手机号')
    await customer.type(/^联系手机号/, '19900000077')
    await customer.type(/^补充说明/, '打款后多久成立')
    await customer.tap('确认预约')
    await customer.see('我的回电')
    await customer.see('11月23日 周一 09:30–10:00')
    await customer.see('打款后多久成立')
    await customer.see('199****0077')
    await customer.reopen()
    await customer.tap('取消这次回电')
    await customer.confirm()
    await customer.see('已取消')
    await customer.reopen()
    await customer.see('已取消')
    assert.equal(await customer.sees('取消这次回电'), false)
  },
)

journey('a time that somebody else took is shown no more', { as: 'U1' }, async customer => {
  await customer.open('advisor/contact')
  await customer.tap(/预约回电/)
  await fillSheet(customer, '11月24日 周二', '14:00')
  const { call } = await customer.elsewhere('U2')
  const wish = { topic: '0', subject: '', note: '', date: '2026-11-24', slot: '14:00', mobile: '' }
  await call('callBackBook', wish)
  await customer.tap('确认预约')
  await customer.see(/请选择其他时段|请选择时段/)
  await customer.seeNoMore('14:00')
  await customer.tap('14:30')
  await customer.tap('确认预约')
  await customer.see('11月24日 周二 14:30–15:00')
})

journey('a line that nobody answers says so', { as: 'U1' }, async customer => {
  await customer.server.pass(10 * 3600)
  await customer.logInAgain()
  await customer.open('advisor/contact')
  await customer.see('现在是休息时间')
  await customer.see(/最早 11月23日 周一 09:00，由经理打给您/)
})

journey('who has no advisor is told the hotline', { as: 'U3' }, async customer => {
  await customer.open('advisor/contact')
  await customer.see('尚未分配理财经理')
  await customer.see(/人工客服 400-000-0000/)
  assert.equal(await customer.sees('预约回电'), false)
})

journey('another advisor is asked for with a reason', { as: 'U1' }, async customer => {
  await customer.open('advisor/advisor')
  await customer.see('沈清和')
  await customer.tap(/更换理财经理/)
  await customer.tap('服务不满意')
  await customer.tap('提交申请')
  await customer.see(/已于 2026-11-20 .* 提交/)
})
