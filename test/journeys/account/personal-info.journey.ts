/**
 * @run short: page
 * @run long: browser, phone
 */
import { journey } from '@journey'
import type { Customer } from '../customer'

const advance = (customer: Customer, seconds: number) => customer.server.pass(seconds)

journey(
  'personal information: of a failed copy says so and lets the customer apply again',
  { as: 'U3' },
  async customer => {
    await customer.open('account/copy')
    await customer.see('还没有申请过')
    await customer.tap(/^设备/)
    await customer.tap('CSV 表格')
    await customer.tap('下一步：短信验证')
    await customer.proveByCode()
    await customer.see('申请已提交')
    await customer.server.control('POST', 'export-fault', { times: 1 })
    await advance(customer, 361)
    await customer.reopen()
    await customer.see('副本没有生成')
    await customer.tap('重新申请')
    await customer.see('生成失败')
    await customer.seeNoMore(/24 小时内只能申请一次/)
  },
)

journey(
  'personal information: says when it does not come, and never shows anything of somebody else',
  { as: 'U2' },
  async customer => {
    await customer.server.inject({ endpoint: 'piChecklist', httpStatus: 500, times: 1 })
    await customer.open('account/collected')
    await customer.see('暂时无法显示')
    await customer.tap('重试')
    await customer.see('收集了哪些信息')
    await customer.open('account/copy-applied', { exportId: 'PE202604080001' })
    await customer.see('您无权查看该内容')
    await customer.open('account/category', { category: 'face' })
    await customer.see('没有收集这类信息')
  },
)
