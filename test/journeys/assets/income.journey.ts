/**
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'
import type { Customer } from '../customer'

const YEAR = '2025-01-01 至 2025-12-31 收益（元）'
const OWN = '2025-08-01 至 2026-02-28 收益（元）'

async function pick(customer: Customer, label: RegExp, month: string): Promise<void> {
  await customer.tap(label)
  await customer.tap(month)
}

// A page of the mini-program keeps the address it was opened with.
journey(
  'income is told by year and product, and leads to where it came from',
  { as: 'U1', on: ['page', 'browser'] },
  async customer => {
    await customer.open('assets/overview')
    await customer.tap(/^我的收益/)
    await customer.arriveAt('income/year')
    await customer.see('01-01 至 11-19 收益（元）')
    await customer.see('几个数字怎么来的')
    await customer.tap('2025年')
    await customer.arriveAt('income/year', { period: '2025' })
    await customer.see(YEAR)
    await customer.tap(/^再看 \d+ 只/)
    await customer.tap(/^远岚·双利增强1号/)
    await customer.arriveAt('assets/history-position', { positionId: 'U1-H06' })
    await customer.back()
    await customer.see(YEAR)
    await customer.tap(/^2025年分配记录/)
    await customer.arriveAt('assets/distributions', { year: '2025' })
    await customer.back()
    await customer.arriveAt('income/year', { period: '2025' })
    await customer.reopen()
    await customer.see(YEAR)
    await customer.tap('近 12 个月')
    await customer.see('2025-12-01 至 2026-11-19 收益（元）')
  },
)

// A page of the mini-program keeps the address it was opened with.
journey(
  'income is told of months of one’s own, and what is refused is said',
  { as: 'U1', on: ['page', 'browser'] },
  async customer => {
    await customer.open('income/year')
    await customer.tap('自定义')
    await pick(customer, /开始月份/, '2025年8月')
    await pick(customer, /结束月份/, '2025年3月')
    await customer.tap('查询')
    await customer.see('开始月份不能晚于结束月份')
    await pick(customer, /结束月份/, '2026年2月')
    await customer.tap('查询')
    await customer.see(OWN)
    await customer.see('这段时间收益')
    await customer.arriveAt('income/year', { period: '202508-202602' })
    await customer.reopen()
    await customer.see(OWN)
    await customer.open('income/year', { period: '202508-202503' })
    await customer.see('开始月份不能晚于结束月份')
    await customer.open('income/year', { period: '201801-201806' })
    await customer.see('最早可查询 2019年4月')
  },
)

journey(
  'income covers every figure, and tries again where another year fails',
  { as: 'U1' },
  async customer => {
    await customer.open('income/year')
    await customer.see('按产品')
    await customer.tap('隐藏金额')
    assert.doesNotMatch(await customer.words(), /\d\.\d\d/)
    await customer.server.inject({ endpoint: 'incomeSummary', httpStatus: 500, times: 1 })
    await customer.tap('2024年')
    await customer.tap('重试')
    await customer.see('2024-01-01 至 2024-12-31 收益（元）')
  },
)

journey('income of who never held anything leads on', { as: 'U3' }, async customer => {
  await customer.open('income/year')
  await customer.see('还没有收益')
  await customer.tap('看看产品日历')
  await customer.arriveAt('products/product-calendar')
})
