/**
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'
import { until } from '@test/until'
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

journey(
  'orders: the first way back closes what lies over the order, the second leaves it',
  { as: 'U1', on: ['page', 'browser'] },
  async customer => {
    await customer.open('products/order-list')
    await customer.tap(/远岚·稳泰26号/)
    await customer.tap('我已打款')
    await customer.choose('打款日期', '2026-11-19')
    const isAsked = async () => /打款日期/.test(await customer.words())
    assert.ok(await isAsked())
    await customer.back()
    await until('the sheet is gone', async () => !(await isAsked()))
    await customer.arriveAt('products/order-detail', { orderId: LATE })
    await customer.tap('我已打款')
    await customer.tap('关闭')
    await until('the sheet is gone', async () => !(await isAsked()))
    await customer.back()
    await customer.arriveAt('products/order-list')
    await customer.see('已完成 1')
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

// The day that is refused here is none of those that WeChat’s calendar offers.
journey(
  'orders: are marked with the receipt, refused with a reason, and found by finance',
  { as: 'U1', on: ['page', 'browser'] },
  async customer => {
    const decide = (more: object = {}) =>
      customer.server.control('POST', 'office', { kind: 'payment', id: LATE, isPassed: true, ...more })
    await open(customer, LATE)
    await customer.see(/请在 今日 12:00 前打款，剩余/)
    await customer.see('人民币陆拾万元整')
    await customer.tap('我已打款')
    await customer.choose('打款日期', '2026-11-17')
    await customer.tap('提交')
    await customer.see('打款日期不能早于签约日期')
    await customer.choose('打款日期', '2026-11-19')
    await customer.handInFile()
    await customer.tap('提交')
    await customer.see('打款待确认')
    const [marked, ...others] = await customer.server.calls('paymentMark')
    assert.deepEqual([marked?.requestData.payDate, others], ['2026-11-19', []])
    await decide({ amount: '599000.00' })
    await customer.reopen()
    await customer.see('到账金额 599,000.00 元与订单金额 600,000.00 元不符，已原路退回。')
    await markPaid(customer)
    await decide()
    await customer.reopen()
    await customer.see(/前可无条件撤单，已打款项原路退回。/)
  },
)

journey(
  'orders: that were taken back elsewhere say so when they are taken back here',
  { as: 'U1' },
  async customer => {
    await open(customer, TO_SIGN)
    await takeBack(customer)
    const { call } = await customer.elsewhere()
    await call('orderCancel', { orderId: TO_SIGN, reason: '1', verifyToken: '' })
    await customer.tap('确认撤单')
    await customer.see('订单状态已变更，请以最新状态为准')
    await customer.see('客户撤单')
  },
)

for (const lose of ['loseAnswer', 'loseCall'] as const) {
  journey(
    `orders: are marked as paid once, though the mark was lost (${lose})`,
    { as: 'U1' },
    async customer => {
      await open(customer, IN_TIME)
      await customer.server[lose]('paymentMark')
      await customer.tap('我已打款')
      await customer.tap('提交')
      await customer.see(/网络连接失败/)
      await customer.tap('提交')
      await customer.see('打款待确认')
      const keys = (await customer.server.calls('paymentMark')).map(
        ({ requestData }) => requestData.requestNo,
      )
      assert.deepEqual([keys.length, new Set(keys).size], [lose === 'loseAnswer' ? 2 : 1, 1])
      const waiting = await customer.server.control<{ id: string }[]>('GET', 'office?kind=payment')
      assert.equal(waiting.filter(({ id }) => id === IN_TIME).length, 1)
    },
  )
}

journey(
  'orders: whose raising failed say why, stay as they are, and are paid back',
  { as: 'U1' },
  async customer => {
    await open(customer, COOLING)
    await customer.see('2026-11-21 09:30 前可无条件撤单')
    const decision = { isPassed: false, reason: '募集规模未达到成立条件。' }
    await customer.server.control('POST', 'office', { kind: 'establishment', id: COOLING, ...decision })
    await customer.reopen()
    await customer.see('认购失败，正在退款')
    await customer.see('募集规模未达到成立条件。')
    assert.equal(await customer.sees('撤销订单'), false)
    await customer.server.pass(7 * 86_400)
    await customer.logInAgain()
    await open(customer, COOLING)
    await customer.see('已退款')
    await customer.see('退款到账')
  },
)
