/** @run long: the same flow on a phone; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { pageOf, PLACES } from '../places'
import { useApp } from './harness'

const app = useApp()
const [place] = PLACES['income/year']
const PAGE = pageOf({ name: 'income/year', ...place })

describe('income', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('is told by year and product, as a picture and as a table, and leads to the position', async () => {
    const phone = await app.launch({ customer: place.customer, path: PAGE })
    await phone.see('01-01 至 11-19 收益（元）')
    await phone.see('几个数字怎么来的')
    await phone.tap('表')
    await phone.see('净值盈亏（元）')
    await phone.tap('2025年')
    await phone.see('2025-01-01 至 2025-12-31 收益（元）')
    await phone.tap('近 12 个月')
    await phone.see('2025-12-01 至 2026-11-19 收益（元）')
    await phone.tap('远岚·产融08号')
    await phone.arriveAt('packages/assets/holdings/position/index?positionId=U1-P04')
    await phone.host.back()
    await phone.see('2025-12-01 至 2026-11-19 收益（元）')
    assert.ok(phone.query('.month-chart') === undefined)
    phone.close()
  })

  it("is told of months of one's own, and says what is refused", async () => {
    const phone = await app.launch({ customer: place.customer, path: `${PAGE}?period=202508-202503` })
    await phone.see('开始月份不能晚于结束月份')
    await phone.visit(`${PAGE}?period=202508-202602`)
    await phone.see('2025-08-01 至 2026-02-28 收益（元）')
    await phone.tap('自定义')
    await phone.see('自定义期间')
    await phone.tapOn('.dialog__actions .button')
    await phone.see('这段时间收益')
    phone.close()
  })
})
