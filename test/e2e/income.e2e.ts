/** @run long: the same flow in a browser; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { addressOf, PLACES } from '../places'
import { until } from '../support/until'
import { useApp } from './harness'

const app = useApp()
const [place] = PLACES['income/year']
const PAGE = addressOf({ name: 'income/year', ...place })

describe('income', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('is told by year, month and product, leads to where it came from, and back to the same year', async () => {
    const visit = await app.visit({ customer: place.customer })
    await visit.open(addressOf({ name: 'assets/overview', params: {} }))
    await visit.tap(/^我的收益/, 'link')
    await visit.arriveAt(PAGE)
    await visit.see('01-01 至 11-19 收益（元）')
    const figure = () => visit.front().locator('.big-amount__figure').innerText()
    const present = await figure()
    await visit.see('几个数字怎么来的')

    // By month: the line reads out the last one, an arrow the one before, and the table all of them.
    await visit.front().locator('.month-chart__month').filter({ hasText: '11月' }).waitFor()
    await visit.front().getByRole('slider').press('ArrowLeft')
    await visit.front().locator('.month-chart__month').filter({ hasText: '10月' }).waitFor()
    await visit.front().getByRole('radio', { name: '表' }).click()
    assert.equal(await visit.front().getByRole('row').count(), 12)

    await visit.tap(/^再看 \d+ 只/)
    const rows = visit.front().getByRole('link', { name: /^远岚/ })
    assert.ok((await rows.count()) > 6)

    await visit.front().getByRole('radio', { name: '2025年' }).click()
    await visit.arriveAt(`${PAGE}?period=2025`)
    await visit.see('2025-01-01 至 2025-12-31 收益（元）')
    assert.notEqual(await figure(), present)
    await visit.tap(/^再看 \d+ 只/)
    await visit
      .front()
      .getByRole('link', { name: /^远岚·双利增强1号/ })
      .click()
    await visit.arriveAt('/phone/assets/historyAssetsDetail?positionId=U1-H06')
    await visit.page.goBack()
    await visit.see('2025-01-01 至 2025-12-31 收益（元）')
    await visit.tap(/^2025年分配记录/, 'link')
    await visit.arriveAt(`${addressOf({ name: 'assets/distributions', params: {} })}?year=2025`)
    await visit.page.goBack()
    await visit.arriveAt(`${PAGE}?period=2025`)
    await visit.page.reload()
    await visit.see('2025-01-01 至 2025-12-31 收益（元）')
    await visit.close()
  })

  it("is told of months of one's own, which stand in the address; what is refused is said", async () => {
    const visit = await app.visit({ customer: place.customer, expectedErrors: /./ })
    await visit.open(PAGE)
    await visit.front().getByRole('radio', { name: '自定义' }).click()
    const choose = async (label: string, month: string) => {
      await visit.page.getByRole('button', { name: new RegExp(label) }).click()
      await visit.page.getByRole('radio', { name: month, exact: true }).click()
    }
    await choose('开始月份', '2025年8月')
    await choose('结束月份', '2025年3月')
    await visit.tap('查询')
    await visit.see('开始月份不能晚于结束月份')
    await choose('结束月份', '2026年2月')
    await visit.tap('查询')
    await visit.see('2025-08-01 至 2026-02-28 收益（元）')
    await visit.see('这段时间收益')
    await visit.arriveAt(`${PAGE}?period=202508-202602`)
    await visit.page.reload()
    await visit.see('2025-08-01 至 2026-02-28 收益（元）')
    await visit.open(`${PAGE}?period=201801-201806`)
    await visit.see('最早可查询 2019年4月')
    await visit.close()
  })

  it('stays with what is shown while another year fails, and tries again; the eye covers every figure', async () => {
    const visit = await app.visit({ customer: place.customer, expectedErrors: /500/ })
    await visit.open(PAGE)
    await visit.see('按产品')
    await visit.tap('隐藏金额')
    await until('a figure was still shown', async () => !/\d\.\d\d/.test(await visit.front().innerText()))
    await app.inject({ endpoint: 'incomeSummary', httpStatus: 500, times: 1 })
    await visit.front().getByRole('radio', { name: '2024年' }).click()
    await visit.tap('重试')
    await visit.see('2024-01-01 至 2024-12-31 收益（元）')
    await visit.close()
  })

  it('of who never held anything says so and leads on', async () => {
    const visit = await app.visit({ customer: 'U3' })
    await visit.open(PAGE)
    await visit.see('还没有收益')
    await visit.tap('看看产品日历')
    await visit.arriveAt('/phone/productcalendar')
    await visit.close()
  })
})
