/** @run long: the same flow in a browser; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { overflow, seriousFindings } from './audit'
import { useApp, type Visit } from './harness'

const app = useApp()
const ORDER = '/phone/Myorder/myorderList/myorderdetails?orderId=D2026111810004'
const PAGE = '/phone/contactAdvisor'

async function fillSheet(visit: Visit, day: string, time: string): Promise<void> {
  await visit.see('回电日期')
  await visit.tap(day, 'radio')
  await visit.tap(time, 'radio')
}
const booked = async () => (await app.log('callBackBook')).length

describe('talking to somebody', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('leads from an order to a call at a time that suits, which can be taken back', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open(ORDER)
    await visit.tap(/联系理财经理/, 'link')
    await visit.arriveAt(PAGE)
    await visit.see(/产品订单 · /)
    await visit.see('现在可以接听')
    await visit.see('拨打 199 0000 0091')
    await visit.tap(/预约回电/, 'link')
    await visit.see('回电日期')
    await visit.tap('确认预约')
    await visit.see('请选择日期')
    assert.equal(await booked(), 0)
    await fillSheet(visit, '11月23日 周一', '09:30')
    await visit.page.getByLabel('联系手机号').fill('1234')
    await visit.tap('确认预约')
    await visit.see('请输入正确的手机号')
    await visit.page.getByLabel('联系手机号').fill('19900000077')
    await visit.page.getByLabel('补充说明').fill('打款后多久成立')
    await visit.still()
    assert.deepEqual(await seriousFindings(visit), [])
    await visit.tap('确认预约')
    await visit.see('我的回电')
    await visit.see('11月23日 周一 09:30–10:00')
    await visit.see('打款后多久成立')
    await visit.see('199****0077')
    assert.deepEqual(await overflow(visit), [])
    await visit.page.reload()
    await visit.tap('取消这次回电')
    await visit.tap('取消预约')
    await visit.see('已取消')
    assert.equal(await visit.page.getByRole('button', { name: '取消这次回电' }).count(), 0)
    await visit.close()
  })

  it('shows what is left when somebody else took the time', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open(PAGE)
    await visit.tap(/预约回电/, 'link')
    await fillSheet(visit, '11月24日 周二', '14:00')
    const other = await app.visit({ customer: 'U2' })
    await other.open(PAGE)
    await other.tap(/预约回电/, 'link')
    await fillSheet(other, '11月24日 周二', '14:00')
    await other.tap('确认预约')
    await other.see('我的回电')
    await other.close()
    await visit.tap('确认预约')
    await visit.see(/请选择其他时段|请选择时段/)
    await visit.page.getByRole('radio', { name: '14:00' }).waitFor({ state: 'detached' })
    await visit.tap('14:30', 'radio')
    await visit.tap('确认预约')
    await visit.see('11月24日 周二 14:30–15:00')
    await visit.close()
  })

  it('says when nobody answers the line, and names the hotline where nobody is assigned', async () => {
    await app.control('POST', 'clock', { advanceSeconds: 10 * 3600 })
    const visit = await app.visit({ customer: 'U1' })
    await visit.open(PAGE)
    await visit.see('现在是休息时间')
    await visit.see('最早 11月23日 周一 09:00，由经理打给您')
    await visit.close()
    const alone = await app.visit({ customer: 'U3' })
    await alone.open(PAGE)
    await alone.see('尚未分配理财经理')
    await alone.see('人工客服 400-000-0000')
    assert.equal(await alone.sees('预约回电'), false)
    await alone.close()
  })
})
