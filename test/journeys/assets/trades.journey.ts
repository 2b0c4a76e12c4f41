/**
 * @run short: page
 * @run long: browser, phone
 */
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
