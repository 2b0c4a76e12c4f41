/**
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'

journey(
  'the trading record: asks for a period in the right order',
  { as: 'U1', on: ['page', 'browser'] },
  async customer => {
    await customer.open('assets/trades')
    await customer.settle()
    await customer.tap(/时间：/)
    await customer.type('开始日期', '2026-11-01')
    await customer.type('结束日期', '2026-10-01')
    await customer.tap('按起止日期查询')
    await customer.see('结束日期不能早于开始日期')
    await customer.type('开始日期', '2026-10-01')
    await customer.type('结束日期', '2026-10-31')
    await customer.tap('按起止日期查询')
    await customer.see('已显示符合条件的全部 3 笔记录')
  },
)

// Which rows of a long list are in the window only a layout tells; trades.weapp-test looks at them.
journey(
  'the trading record: is searched, and says when nothing is found',
  { as: 'U1', on: ['page', 'browser'] },
  async customer => {
    const search = (words: string) => customer.type('搜索产品名称或流水号', words)
    await customer.open('assets/trades')
    await customer.tap('搜索产品或流水号')
    await search('短债')
    await customer.seeNoMore('远岚·稳泰25号')
    await customer.see('远岚·短债增利')
    await search('2026102700113')
    await customer.see('已显示符合条件的全部 1 笔记录')
    await search('没有这样的产品')
    await customer.see('没有符合条件的交易')
    await customer.tap('查看全部时间和类型')
    await customer.see('2026年11月')
  },
)

// A page of the mini-program keeps the address it was opened with.
journey(
  'the trading record: keeps its filter in the address, over a reload',
  { as: 'U1', on: ['page', 'browser'] },
  async customer => {
    await customer.open('assets/trades')
    await customer.see('2026年11月')
    await customer.tap(/交易类型/)
    await customer.tap('赎回')
    await customer.tap(/时间：/)
    await customer.tap('近 1 年')
    await customer.arriveAt('assets/trades', { tradeType: '03', range: '1y' })
    await customer.reopen()
    await customer.see(/近 1 年/)
    const { tradeType, range } = (await customer.server.calls('tradeRecordList')).at(-1)?.requestData ?? {}
    assert.deepEqual([tradeType, range], ['03', '1y'])
    await customer.see('远岚·短债增利')
    assert.equal(await customer.sees('远岚·稳泰25号'), false)
  },
)

journey(
  'the trading record: shows what moved on the account, by its name and its sign',
  { as: 'U1' },
  async customer => {
    await customer.open('assets/trades', { tab: 'flows' })
    await customer.see('已显示全部 5 笔流水')
    for (const name of ['收益分配', '赎回', '费用扣收', /−12,600/]) await customer.see(name)
  },
)
