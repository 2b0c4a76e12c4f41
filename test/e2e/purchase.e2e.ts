/** @run short: one act of money, identity and trust from end to end */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { decide, order } from './buying-steps'
import { useApp } from './harness'
import { pay, seeEstablished, signOrder, wait } from './purchase-visit'
import { answer, ANSWERS, openRecorder } from './recording-steps'
import { PAGES } from './signing-steps'

const app = useApp()
const HOUR = 3600
const DAY = 24 * HOUR
/** From the morning of the seed, 20 November, to the first of December. */
const TO_DECEMBER = 11 * DAY

describe('a purchase', { concurrency: 1 }, () => {
  beforeEach(async () => {
    await app.reset()
    // Nothing of what U1 has ordered waits for a signature.
    await app.control('POST', 'ready-to-buy', { customer: 'U1' })
  })

  it('of a fixed product goes from the introduction to the holding (buy-fixed)', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/product/projectIntroFix?productId=C02')
    await visit.tap('立即认购')
    await visit.arriveAt('/phone/product/productDetailFix')
    await visit.see('产品特点')
    const orderId = await order(visit, '300000')
    await visit.see('待签约')
    await signOrder(app, visit, orderId)
    await visit.see('人民币叁拾万元整')
    await visit.see('复制收款账号')
    await visit.tap('查看订单')
    await visit.arriveAt(PAGES.order)
    await pay(app, visit, orderId)
    // The shares wait for the day on which the product begins, and that for the end of the cooling-off.
    await wait(app, visit, TO_DECEMBER - HOUR)
    await visit.page.reload()
    await visit.see('冷静期中')
    await wait(app, visit, 2 * HOUR)
    const bought = { orderId, productId: 'C02', name: '远岚·稳泰26号', amount: '300000.00' }
    const trade = await seeEstablished(visit, bought)
    assert.deepEqual([trade.confirmShares, trade.fee], ['300000.00', '0.00'])
    assert.equal((await app.log('orderCreate')).length, 1)
    await visit.close()
  })

  it('at the net value of an open day is recorded first, and costs its fee (buy-nav-open-day)', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/product/productDetail?productId=C04')
    await visit.see('产品特点')
    const orderId = await order(visit, '1000000')
    await signOrder(app, visit, orderId)
    await visit.see('还需完成双录')
    await visit.tap('去双录')
    await visit.arriveAt(`/phone/doubleRecord/list?recordId=${orderId}`)
    await openRecorder(visit, '开始录制')
    for (const text of ANSWERS) await answer(visit, text)
    await visit.tap('提交双录')
    await visit.see('双录审核中')
    await decide(app, 'recording', orderId)
    await visit.open(`${PAGES.order}?orderId=${orderId}`)
    await pay(app, visit, orderId)
    // Bought on the first of December, confirmed on the evening after.
    await wait(app, visit, TO_DECEMBER + DAY)
    await visit.page.reload()
    await visit.see('冷静期中')
    await wait(app, visit, 9 * HOUR)
    const bought = { orderId, productId: 'C04', name: '远岚·量化对冲2号', amount: '1000000.00' }
    const trade = await seeEstablished(visit, bought)
    assert.notEqual(trade.confirmNav, '1.0000')
    await visit.close()
  })
})
