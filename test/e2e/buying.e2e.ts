/** @run long: two pages of one customer at the same time */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { amountOf, confirmOffer as confirm, typeAmount as type } from './buying-steps'
import { useApp, type Visit } from './harness'

const app = useApp()
const DETAIL = '/phone/product/productDetailFix'
const ORDER = '/phone/Myorder/myorderList/myorderdetails'
const saved = /已自动保存 \d\d:\d\d/

const orders = async () => (await app.log('orderCreate')).length

async function open(customer: 'U1' | 'U4', address = `${DETAIL}?productId=C02`): Promise<Visit> {
  const visit = await app.visit({ customer })
  await visit.open(address)
  await visit.see('产品特点')
  return visit
}

describe('buying', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

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
})
