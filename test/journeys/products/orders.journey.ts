/**
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'
import type { Customer } from '../customer'
import { markPaid } from '../steps/buying-steps'

/** To be paid within two hours; with days left; cooling off; to be signed. */
const LATE = 'D2026111810004'

const IN_TIME = 'D2026112010001'

const COOLING = 'D2026111910002'

const TO_SIGN = 'D2026111910003'

async function open(customer: Customer, orderId: string): Promise<void> {
  await customer.open('products/order-detail', { orderId })
}

/** From the order to the last question before it is taken back. */
async function takeBack(customer: Customer): Promise<void> {
  await customer.tap('撤销订单')
  await customer.tap('提交撤单')
  await customer.see('请选择撤单原因')
  await customer.tap('资金安排有变化')
  await customer.tap('提交撤单')
  await customer.see('确认撤销这笔订单？')
}

journey(
  'orders: stand by their stage, keep the stage in the address, and lead to the order and back',
  { as: 'U1' },
  async customer => {
    await customer.open('products/order-list')
    await customer.tap('已完成 1')
    await customer.see('远岚·稳泰18号')
    await customer.seeNoMore('远岚·稳泰26号')
    await customer.reopen()
    await customer.see('远岚·稳泰18号')
    await customer.tap(/远岚·稳泰18号/)
    await customer.see('信托成立')
    await customer.back()
    await customer.see('已完成 1')
  },
)

journey('orders: of who has none say how one begins', { as: 'U3' }, async customer => {
  await customer.open('products/order-list')
  await customer.see('暂无项目')
})

journey(
  'orders: are taken back in the cooling-off with a code, and the money and the position follow',
  { as: 'U1' },
  async customer => {
    await open(customer, COOLING)
    await customer.see('2026-11-21 09:30 前可无条件撤单')
    await takeBack(customer)
    await customer.tap('确认撤单')
    await customer.tap('获取验证码')
    await customer.see(/\d+ 秒后重新获取/)
    await customer.type('短信验证码', await customer.server.lastCode())
    await customer.tap('确认撤单')
    await customer.see('已撤单')
    await customer.see('退款到账')
    await customer.open('assets/overview')
    await customer.see('远岚·稳泰18号')
    assert.ok(!(await customer.sees('远岚·稳泰25号')))
  },
)

journey(
  'orders: whose taking back lost its answer are asked about, not taken back twice',
  { as: 'U1', on: ['page', 'browser'] },
  async customer => {
    await open(customer, TO_SIGN)
    await customer.server.inject({ endpoint: 'orderCancel', emptyBody: true, phase: 'after', times: 1 })
    await takeBack(customer)
    await customer.tap('确认撤单')
    await customer.see('结果尚未确认')
    await customer.reopen()
    await customer.see('提交的撤单已经成功')
    await customer.see('客户撤单')
    assert.equal(
      new Set((await customer.server.calls('orderCancel')).map(({ requestData }) => requestData.requestNo))
        .size,
      1,
    )
  },
)

journey('orders: of somebody else cannot be seen', { as: 'U6' }, async customer => {
  await customer.open('products/order-detail', { orderId: LATE })
  await customer.see('您无权查看该内容')
  assert.ok(!(await customer.sees(/稳泰26号|林致远/)))
})

journey(
  'orders: go on after the session ended while the payment was marked',
  { as: 'U1' },
  async customer => {
    await open(customer, IN_TIME)
    await customer.tap('我已打款')
    await customer.server.control('POST', 'expire', {})
    await customer.tap('提交')
    await customer.arriveAt('account/login')
    await customer.logInAgain()
    await customer.open('products/order-detail', { orderId: IN_TIME })
    await markPaid(customer)
  },
)
