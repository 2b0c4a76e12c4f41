/** @run long: the same flow on a phone; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'
import { recordAll } from './recording-steps'
import { ORDER, readRest, signContract, SUCCESS } from './signing-steps'

const app = useApp()
const DAY = 86_400

describe('a purchase', { concurrency: 1 }, () => {
  beforeEach(async () => {
    await app.reset()
    // Nothing of what U1 has ordered waits for a signature.
    await app.control('POST', 'ready-to-buy', { customer: 'U1' })
  })

  it('of a fixed product goes from the introduction to the holding (buy-fixed)', async () => {
    const phone = await app.launch({
      customer: 'U1',
      path: 'packages/products/product/intro-fixed/index?productId=C02',
    })
    await phone.tap('立即认购')
    await phone.see('30 万元起，以 10 万元递增')
    await phone.type('认购金额（元）', '300000')
    await phone.tap('认购')
    await phone.see('确认认购')
    await phone.tapOn('.dialog__actions .button')
    await phone.arriveAt(ORDER)
    const orderId = new URLSearchParams(phone.address().split('?')[1]).get('orderId') ?? ''
    await readRest(app, orderId)
    await signContract(app, phone)
    await phone.tap('完成')
    await phone.arriveAt(SUCCESS)
    await phone.see('人民币叁拾万元整')
    await phone.tap('查看订单')
    await phone.arriveAt(ORDER)
    await phone.tap('我已打款')
    await phone.see('打款凭证')
    await phone.tap('提交')
    await phone.see('打款待确认')
    await app.control('POST', 'office', { kind: 'payment', id: orderId, isPassed: true })
    // The product begins on the first of December; the session is over by then.
    await app.control('POST', 'clock', { advanceSeconds: 11 * DAY + 3600 })
    phone.close()

    const later = await app.launch({ customer: 'U1', path: `${ORDER}?orderId=${orderId}` })
    await later.see('已成立')
    await later.see('确认 300,000.00 份')
    await later.visit('packages/assets/holdings/overview/index')
    await later.see('远岚·稳泰26号')
    assert.equal((await app.log('orderCreate')).length, 1)
    assert.equal((await app.log('contractSign')).length, 1)
    later.close()
  })

  it('at the net value of an open day is recorded first, and costs its fee (buy-nav-open-day)', async () => {
    const phone = await app.launch({
      customer: 'U1',
      path: 'packages/products/product/product-detail/index?productId=C04',
    })
    await phone.see('产品特点')
    await phone.type('认购金额（元）', '1000000')
    await phone.tap('认购')
    await phone.see('确认认购')
    await phone.tapOn('.dialog__actions .button')
    await phone.arriveAt(ORDER)
    const orderId = new URLSearchParams(phone.address().split('?')[1]).get('orderId') ?? ''
    await readRest(app, orderId)
    await signContract(app, phone)
    await phone.tap('完成')
    await phone.arriveAt(SUCCESS)
    await phone.see('还需完成双录')
    await phone.tap('去双录')
    await recordAll(phone)
    await app.control('POST', 'office', { kind: 'recording', id: orderId, isPassed: true })
    await phone.visit(`${ORDER}?orderId=${orderId}`)
    await phone.tap('我已打款')
    await phone.see('打款凭证')
    await phone.tap('提交')
    await phone.see('打款待确认')
    await app.control('POST', 'office', { kind: 'payment', id: orderId, isPassed: true })
    // Bought on the first of December, confirmed on the evening after.
    await app.control('POST', 'clock', { advanceSeconds: 12 * DAY + 9 * 3600 })
    phone.close()

    const later = await app.launch({ customer: 'U1', path: `${ORDER}?orderId=${orderId}` })
    await later.see('已成立')
    await later.visit('packages/assets/holdings/overview/index')
    await later.see('远岚·量化对冲2号')
    assert.equal((await app.log('orderCreate')).length, 1)
    later.close()
  })
})
