/** @run short: one act of money, identity and trust from end to end */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'
import { checkFace, photographCard, SCAN } from './id-card-steps'
import { fillFacts, handIn, prove, read } from './investor-steps'
import type { Phone } from './phone'

const app = useApp()
const INTRO = 'packages/products/product/intro-fixed/index'
const DETAIL = 'packages/products/product/product-detail/index'
const DETAIL_FIXED = 'packages/products/product/product-detail-fixed/index'
const BOOKING = 'packages/products/booking/booking/index'
const ORDER = 'packages/products/orders/order-detail/index'
const CONFIRM = '.dialog__actions .button'

/** From the gate of a private product to the product. */
async function confirmViewing(phone: Phone): Promise<void> {
  await phone.tap('阅读声明并确认')
  await read(app, phone)
  await phone.tap('确认并继续')
  await phone.see('请阅读并同意相关协议')
  await phone.tapOn('.agreement-box__target')
  await phone.seeNoMore('请阅读并同意相关协议')
  await phone.tap('确认并继续')
  await phone.see('您可以浏览私募产品')
  await phone.tap('返回继续浏览')
}

describe('buying', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('leads from the introduction to an order, which is placed once, and says when the quota is gone', async () => {
    const phone = await app.launch({ customer: 'U1', path: `${INTRO}?productId=C02` })
    await phone.see('已募集 87%，剩余额度 1,230 万元')
    await phone.tap('立即认购')
    await phone.arriveAt(DETAIL_FIXED)
    await phone.see('30 万元起，以 10 万元递增')
    // One order of a product at a time: the one that is not signed is led to, and taken back.
    await phone.see('您有一笔该产品的订单尚未签署，请先签署或撤销')
    await phone.tap('未签署的订单会占用额度。查看订单')
    await phone.arriveAt(ORDER)
    await phone.tap('撤销订单')
    await phone.tap('产品不符合需要')
    await phone.tap('提交撤单')
    await phone.tap('确认撤单')
    await phone.see('已撤单')
    await phone.host.back()
    await phone.arriveAt(DETAIL_FIXED)
    await phone.seeNoMore('您有一笔该产品的订单尚未签署，请先签署或撤销')
    await phone.type('认购金额（元）', '350000')
    await phone.tap('认购')
    await phone.see('递增金额须为10万元的整数倍')
    await phone.type('认购金额（元）', '500000')
    await phone.tap('认购')
    await phone.see('确认认购')
    await app.control('POST', 'quota', { productId: 'C02', left: 400_000 })
    await phone.tapOn(CONFIRM)
    await phone.see('剩余额度 40 万元')
    await phone.type('认购金额（元）', '400000')
    await phone.tap('认购')
    await phone.see('确认认购')
    await phone.see('人民币肆拾万元整')
    await phone.tapOn(CONFIRM)
    await phone.arriveAt(ORDER)
    await phone.see('待签约')
    assert.equal((await app.log('orderCreate')).length, 2)
    phone.close()
  })

  it('keeps the amount while a gate is passed', async () => {
    const phone = await app.launch({ customer: 'U2', path: `${DETAIL}?productId=C03` })
    await confirmViewing(phone)
    await phone.see('100 万元起，以 10 万元递增')
    await phone.type('认购金额（元）', '1100000')
    await phone.tap('完成后回到这里继续办理，已填金额会保留')
    await phone.tap('开始认定')
    await phone.see('您符合哪一项标准')
    await fillFacts(phone)
    await prove(phone)
    await handIn(app, phone)
    const [waiting] = await app.control<{ id: string }[]>('GET', 'office?kind=investor')
    await app.control('POST', 'office', { kind: 'investor', id: waiting?.id, isPassed: true, reason: '' })
    phone.close()
    const again = await app.launch({ customer: 'U2', path: `${DETAIL}?productId=C03` })
    await again.see('人民币壹佰壹拾万元整')
    await again.tap('认购')
    await again.see('确认认购')
    again.close()
  })

  it('of an expired ID card leads to its renewal, and the amount is there afterwards (E3)', async () => {
    await app.control('POST', 'quota', { productId: 'C02', left: 1_000_000 })
    const phone = await app.launch({ customer: 'U4', path: `${DETAIL_FIXED}?productId=C02` })
    await confirmViewing(phone)
    await phone.see('30 万元起，以 10 万元递增')
    await phone.type('认购金额（元）', '300000')
    await phone.tap('完成后回到这里继续办理，已填金额会保留')
    await phone.arriveAt(SCAN)
    await photographCard(phone, {}, 'U4')
    await phone.tap('下一步：人脸识别')
    await phone.tap('我同意为本次身份确认处理我的人脸信息')
    await checkFace(app, phone, 'passed')
    await phone.tap('返回继续办理')
    await phone.arriveAt(DETAIL_FIXED)
    // What comes next in the way, and nothing typed twice.
    await phone.see('风险测评结果已过期，请重新测评')
    assert.equal(phone.field('认购金额（元）').value, '300000')
    assert.equal(phone.host.pages.filter(({ route }) => route === DETAIL_FIXED).length, 1)
    phone.close()
  })

  it('is booked, confirmed by the company, and becomes the order (reserve-then-buy)', async () => {
    await app.control('POST', 'ready-to-buy', { customer: 'U1' })
    const phone = await app.launch({ customer: 'U1', path: `${BOOKING}?productId=C04` })
    await phone.see('预约不代表认购成功')
    await phone.type('预约金额（元）', '1050000')
    await phone.type('联系电话', '12900000001')
    await phone.tap('提交预约')
    await phone.see('递增金额须为10万元的整数倍')
    await phone.see('请输入正确的手机号')
    await phone.type('预约金额（元）', '1100000')
    await phone.type('联系电话', '19900000001')
    await phone.tap('提交预约')
    await phone.see('预约待确认')
    const id = new URLSearchParams(phone.address().split('?')[1]).get('reserveId') ?? ''
    await app.control('POST', 'office', { kind: 'booking', id, isPassed: true, reason: '' })
    await phone.visit(`${ORDER}?orderId=${id}`)
    await phone.tap('去认购')
    await phone.arriveAt(DETAIL)
    await phone.see('人民币壹佰壹拾万元整')
    await phone.tap('认购')
    await phone.see('确认认购')
    await phone.tapOn(CONFIRM)
    await phone.see('待签约')
    assert.equal(phone.address(), `${ORDER}?orderId=${id}`)
    assert.equal((await app.log('reserveCreate')).length, 1)
    phone.close()
  })

  it('of who is 65 and more waits until the notice had its time (V-65)', async () => {
    await app.control('POST', 'ready-to-buy', { customer: 'U4', riskLevel: 'C3' })
    const phone = await app.launch({ customer: 'U4', path: `${DETAIL}?productId=C03` })
    await phone.see('请认真阅读并确认您已了解相关风险')
    await phone.type('认购金额（元）', '1000000')
    await phone.tap('阅读并确认后继续办理')
    await phone.see(/请仔细阅读，\d+ 秒后可以确认/)
    // Too early it does nothing.
    await phone.tap('我已了解相关风险')
    await phone.quiet()
    assert.deepEqual(await app.log('seniorNoticeConfirm'), [])
    await app.control('POST', 'clock', { advanceSeconds: 31 })
    await phone.host.pass(31_000)
    await phone.seeNoMore(/请仔细阅读，\d+ 秒后可以确认/)
    await phone.tap('我已了解相关风险')
    await phone.seeNoMore('请认真阅读并确认您已了解相关风险')
    await phone.tap('认购')
    await phone.see('确认认购')
    await phone.tapOn(CONFIRM)
    await phone.see(/签约前将电话回访，请在 2026-11-23 17:00 前留意来电/)
    const orderId = new URLSearchParams(phone.address().split('?')[1]).get('orderId')
    await app.control('POST', 'office', { kind: 'seniorCall', id: orderId, isPassed: true, reason: '' })
    await phone.visit(`${ORDER}?orderId=${orderId}`)
    await phone.see('已核实购买意愿')
    phone.close()
  })

  it('can be booked, taken back, and booked again', async () => {
    const phone = await app.launch({ customer: 'U1', path: `${BOOKING}?productId=C04` })
    await phone.see('预约不代表认购成功')
    await phone.type('预约金额（元）', '1000000')
    await phone.type('联系电话', '19900000001')
    await phone.tap('提交预约')
    await phone.see('预约待确认')
    await phone.tap('取消预约')
    await phone.tap('确认取消')
    await phone.see('预约已取消')
    phone.close()
  })
})
