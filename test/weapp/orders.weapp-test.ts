import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'

const app = useApp()
const PAGE = 'packages/products/orders/order-detail/index'
const IN_TIME = 'D2026112010001'
const COOLING = 'D2026111910002'

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
    await phone.see(/\d+秒后重新获取/)
    await phone.type('短信验证码', await app.lastCode())
    await phone.tap('确认撤单')
    await phone.see('退款到账')
    assert.equal((await app.log('orderCancel'))[0]?.requestData.reason, '2')
    phone.close()
  })
})
