/**
 * @run short: page
 * @run long: browser, phone
 */
import { journey } from '@journey'

journey('my trusts: lead a new customer on (E1)', { as: 'U3' }, async customer => {
  await customer.open('main/my-trust')
  await customer.see('还没有家族信托申请')
  await customer.see('请先完成实名认证')
  await customer.tap(/我的项目/)
  await customer.see('暂无项目')
  await customer.tap(/我的持仓/)
  await customer.see('暂无持仓')
})
