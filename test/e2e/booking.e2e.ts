/** @run long: the same flow in a browser; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { overflow, seriousFindings } from './audit'
import { useApp, type Visit } from './harness'

const app = useApp()
const INTRO = '/phone/product/projectIntro?productId=C04'
const PAGE = '/phone/product/productReserve'

const fill = async (visit: Visit, values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values)) await visit.front().getByLabel(label).fill(value)
}
const bookings = async () => (await app.log('reserveCreate')).length
const decide = (id: string, isPassed: boolean, reason = '') =>
  app.control('POST', 'office', { kind: 'booking', id, isPassed, reason })
const reserveIdOf = (visit: Visit) => new URL(visit.page.url()).searchParams.get('reserveId') ?? ''

describe('booking', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('is confirmed by the company and becomes the order', async () => {
    await app.control('POST', 'ready-to-buy', { customer: 'U1' })
    const visit = await app.visit({ customer: 'U1' })
    await visit.open(INTRO)
    await visit.see('产品特点')
    await visit.tap('预约')
    await visit.arriveAt(PAGE)
    await visit.see('预约不代表认购成功')
    await fill(visit, { '预约金额（元）': '1050000', 联系电话: '12900000001' })
    await visit.tap('提交预约')
    await visit.see('递增金额须为10万元的整数倍')
    await visit.see('请输入正确的手机号')
    assert.equal(await bookings(), 0)
    await fill(visit, { '预约金额（元）': '1100000', 联系电话: '19900000001' })
    await visit.tap('提交预约')
    await visit.see('预约待确认')
    assert.deepEqual(await overflow(visit), [])
    assert.deepEqual(await seriousFindings(visit), [])
    const id = reserveIdOf(visit)
    await decide(id, true)
    await visit.page.reload()
    await visit.see('预约成功')
    // The very booking is found from its product, and another one is not offered.
    await visit.page.goBack()
    await visit.see('查看预约')
    await visit.open(`/phone/Myorder/myorderList/myorderdetails?orderId=${id}`)
    await visit.tap('去认购')
    await visit.arriveAt('/phone/product/productDetail')
    await visit.see('产品特点')
    await visit.see('壹佰壹拾万元整')
    await visit.tap('认购')
    await visit.see('确认认购')
    await visit.page.getByRole('dialog').getByRole('button', { name: '确认并去签署' }).click()
    await visit.see('待签约')
    assert.equal(new URL(visit.page.url()).searchParams.get('orderId'), id)
    await visit.close()
  })
})
