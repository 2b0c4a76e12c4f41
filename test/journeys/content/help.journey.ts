/**
 * @run short: page
 * @run long: browser, phone
 */
import { journey } from '@journey'

journey('help: says what failed, and tries again', {}, async customer => {
  await customer.server.inject({ endpoint: 'helpCategoryList', innerCode: '10090001', times: 1 })
  await customer.open('content/help-center')
  await customer.see('暂时无法显示')
  await customer.tap('重试')
  await customer.see('大家常问')
})
