/** @run short: one act of money, identity and trust from end to end */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'

const app = useApp()
const PAGE = 'packages/products/orders/order-detail/index'
const IN_TIME = 'D2026112010001'
const COOLING = 'D2026111910002'
/** To be paid within two hours. */
const LATE = 'D2026111810004'
const TRADES = 'packages/messages/inbox/trades/index'
const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe('orders', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('lead from the list to the order, which is marked as paid and found by finance', async () => {
    const phone = await app.launch({ customer: 'U1', path: 'packages/products/orders/order-list/index' })
    await phone.see('请在 3 天内打款')
    await phone.tap('请在 3 天内打款')
    await phone.arriveAt(PAGE)
    await phone.see('人民币壹佰万元整')
    await phone.tap('复制全部信息')
    await phone.see('已复制')
    await phone.tap('我已打款')
    await phone.see('打款凭证')
    await phone.tap('提交')
    await phone.see('打款待确认')
    await app.control('POST', 'office', { kind: 'payment', id: IN_TIME, isPassed: true })
    await phone.host.back()
    await phone.see('远岚·双利增强7号')
    phone.close()
    const later = await app.launch({ customer: 'U1', path: `${PAGE}?orderId=${IN_TIME}` })
    await later.see('前可无条件撤单，已打款项原路退回。')
    assert.equal((await app.log('paymentMark')).length, 1)
    later.close()
  })

  it('are taken back in the cooling-off with a code', async () => {
    const phone = await app.launch({ customer: 'U1', path: `${PAGE}?orderId=${COOLING}` })
    await phone.tap('撤销订单')
    await phone.tap('产品不符合需要')
    await phone.tap('提交撤单')
    await phone.see('确认撤销这笔订单？')
    await phone.tap('确认撤单')
    await phone.tap('获取验证码')
    await phone.see(/\d+ 秒后重新获取/)
    await phone.type('短信验证码', await app.lastCode())
    await phone.tap('确认撤单')
    await phone.see('退款到账')
    assert.equal((await app.log('orderCancel'))[0]?.requestData.reason, '2')
    phone.close()
  })
})

describe('raise-failed', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('is told with its reason, cannot be taken back any more, and the money goes back', async () => {
    const failed = { kind: 'establishment', id: COOLING, isPassed: false, reason: '募集规模未达到成立条件。' }
    await app.control('POST', 'office', failed)
    const path = `${PAGE}?orderId=${COOLING}`
    const phone = await app.launch({ customer: 'U1', path })
    await phone.see('认购失败，正在退款')
    await phone.see('募集规模未达到成立条件。')
    assert.ok(!phone.says('撤销订单'))
    phone.close()
    await app.control('POST', 'clock', { advanceSeconds: 7 * DAY })
    const later = await app.launch({ customer: 'U1', path })
    await later.see('已退款')
    await later.see('退款到账')
    // Both are messages of trades, and lead to the order.
    await later.visit(TRADES)
    await later.see('认购失败，正在退款')
    await later.tap('退款已到账')
    await later.arriveAt(PAGE)
    later.close()
  })
})

describe('pay-late', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('is not taken any more once the deadline has passed under the customer’s eyes', async () => {
    // A little before noon, so that the session outlives the deadline.
    await app.control('POST', 'clock', { advanceSeconds: 2 * HOUR - 10 * MINUTE })
    const phone = await app.launch({ customer: 'U1', path: `${PAGE}?orderId=${LATE}` })
    await phone.see('请在 今日 12:00 前打款，剩余')
    await phone.see('我已打款')
    await app.control('POST', 'clock', { advanceSeconds: 11 * MINUTE })
    await phone.host.pass(11 * MINUTE * 1000)
    await phone.see('打款期限已过，请联系理财经理')
    assert.ok(!phone.says('我已打款'))
    phone.close()
    assert.deepEqual(await app.log('paymentMark'), [])
  })
})
