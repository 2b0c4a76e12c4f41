/**
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'

journey(
  'the annual asset report: shows the same result to who has drawn before',
  { as: 'U6' },
  async customer => {
    await customer.open('report/entry')
    await customer.tap(/抽奖结果/)
    await customer.arriveAt('report/result')
    await customer.see('388')
    assert.equal((await customer.server.calls('assetReportLottery')).length, 0)
  },
)

journey(
  'the annual asset report: leads from the points drawn to the list of points',
  { as: 'U6' },
  async customer => {
    await customer.open('report/result')
    await customer.tap('查看积分')
    await customer.arriveAt('membership/points')
  },
)
