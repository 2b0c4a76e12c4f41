/** @run long: the same flow in a browser; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { overflow, seriousFindings } from './audit'
import { amountOf, confirmOffer as confirm, decide, offer as ask, typeAmount as type } from './buying-steps'
import { useApp, type Visit } from './harness'

const app = useApp()
const INTRO = '/phone/product/projectIntroFix?productId=C02'
const DETAIL = '/phone/product/productDetailFix'
const ORDER = '/phone/Myorder/myorderList/myorderdetails'
const saved = /已自动保存 \d\d:\d\d/

const orders = async () => (await app.log('orderCreate')).length

/** U1 has signed all that was ordered. */
const free = () => app.control('POST', 'ready-to-buy', { customer: 'U1' })

async function open(customer: 'U1' | 'U4', address = `${DETAIL}?productId=C02`): Promise<Visit> {
  const visit = await app.visit({ customer })
  await visit.open(address)
  await visit.see('产品特点')
  return visit
}

describe('buying', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('begins at the introduction, with the risk first, and ends at an order that back does not repeat', async () => {
    await free()
    const visit = await open('U1', INTRO)
    await visit.see(/风险等级 R2 中低风险/)
    await visit.see('已募集 87%，剩余额度 1,260 万元')
    assert.deepEqual(await overflow(visit), [])
    assert.deepEqual(await seriousFindings(visit), [])
    await visit.tap('立即认购')
    await visit.arriveAt(DETAIL)
    await visit.see('产品特点')
    for (const [amount, words] of [
      ['0', '请输入正确的金额'],
      ['200000', '首次认购金额不低于30万元'],
      ['350000', '递增金额须为10万元的整数倍'],
      ['5100000', '超过剩余可认购额度'],
    ] as const) {
      await type(visit, amount)
      await visit.tap('认购')
      await visit.see(words)
    }
    await visit.tap('计划', 'tab')
    await visit.see('还款计划按业绩比较基准测算')
    // What stands there as saved may be the amount before.
    const saving = visit.call('draftSave')
    await type(visit, '400000')
    await visit.over(await saving)
    await visit.see(saved)
    await visit.close()

    // Another device goes on with the amount.
    const other = await open('U1', INTRO)
    await other.tap('立即认购')
    await other.see(saved)
    assert.equal(await amountOf(other).inputValue(), '400000')
    await other.tap('认购')
    await other.see('人民币肆拾万元整')
    await other.see('C4 积极型')
    assert.deepEqual(await seriousFindings(other), [])
    await confirm(other)
    await other.arriveAt(ORDER)
    await other.see('待签约')
    await other.page.goBack()
    await other.arriveAt(INTRO)
    await other.see('剩余额度 1,220 万元')
    assert.equal(await orders(), 1)
    await other.tap('立即认购')
    await other.see('产品特点')
    assert.equal(await amountOf(other).inputValue(), '')
    await other.close()
  })

  it('whose answer was lost is asked about at once or after a reload, and not ordered twice', async () => {
    for (const isToldAtOnce of [true, false]) {
      await app.reset()
      await free()
      const visit = await open('U1')
      await app.inject({ endpoint: 'orderCreate', emptyBody: true, phase: 'after', times: 1 })
      if (!isToldAtOnce) await app.inject({ endpoint: 'writeSettle', emptyBody: true, times: 1 })
      await ask(visit, '300000')
      await confirm(visit)
      if (!isToldAtOnce) {
        await visit.see('结果尚未确认')
        await visit.page.reload()
      }
      await visit.see('提交的认购已经成功')
      await visit.tap('查看我的订单', 'link')
      await visit.arriveAt('/phone/order/orderList')
      await visit.see('待签约')
      assert.equal(await orders(), 1)
      await visit.close()
    }
  })

  it('of a product with an order to sign leads to it, and goes on once it is taken back', async () => {
    const visit = await open('U1')
    await type(visit, '500000')
    await visit.see(saved)
    await visit.tap('您有一笔该产品的订单尚未签署，请先签署或撤销', 'link')
    await visit.arriveAt(ORDER)
    assert.equal(new URL(visit.page.url()).searchParams.get('orderId'), 'D2026111810005')
    await visit.tap('撤销订单')
    await visit.tap('产品不符合需要', 'radio')
    await visit.tap('提交撤单')
    await visit.tap('确认撤单')
    await visit.see('已撤单')
    await visit.page.goBack()
    await visit.seeNoMore('您有一笔该产品的订单尚未签署，请先签署或撤销')
    assert.equal(await amountOf(visit).inputValue(), '500000')
    await visit.tap('认购')
    await visit.see('确认认购')
    // Another device was faster: its order is what this one is led to.
    const other = await open('U1')
    await other.tap('认购')
    await other.see('确认认购')
    await confirm(other)
    await other.arriveAt(ORDER)
    await confirm(visit)
    await visit.tap('您有一笔该产品的订单尚未签署，请先签署或撤销', 'link')
    await visit.arriveAt(ORDER)
    assert.equal(visit.page.url().split('orderId=')[1], other.page.url().split('orderId=')[1])
    assert.equal(await orders(), 2)
    await other.close()
    await visit.close()
  })

  it('of who is 65 and more waits until the notice had its time', async () => {
    await app.control('POST', 'ready-to-buy', { customer: 'U4', riskLevel: 'C3' })
    const visit = await app.visit({ customer: 'U4' })
    await visit.takeTime()
    await visit.open('/phone/product/productDetail?productId=C03')
    await visit.see('请认真阅读并确认您已了解相关风险')
    await type(visit, '1000000')
    await visit.tap('请认真阅读并确认您已了解相关风险', 'link')
    await visit.see(/请仔细阅读，\d+ 秒后可以确认/)
    await app.control('POST', 'clock', { advanceSeconds: 31 })
    await visit.page.clock.runFor(31_000)
    await visit.tap('我已了解相关风险')
    await visit.seeNoMore('请认真阅读并确认您已了解相关风险')
    await visit.tap('认购')
    await visit.see('确认认购')
    await confirm(visit)
    await visit.see('签约前将电话回访，请留意来电')
    await visit.see(/签约前将电话回访，请在 2026-11-23 17:00 前留意来电/)
    const orderId = new URL(visit.page.url()).searchParams.get('orderId') ?? ''
    await decide(app, 'seniorCall', orderId, { isPassed: false, reason: '拨打您的电话无人接听。' })
    await visit.page.reload()
    await visit.see('电话回访未接通')
    await visit.see('拨打您的电话无人接听。')
    await decide(app, 'seniorCall', orderId)
    await visit.page.reload()
    await visit.see('已核实购买意愿')
    await visit.seeNoMore(/签约前将电话回访，请在/)
    await visit.close()
  })
})
