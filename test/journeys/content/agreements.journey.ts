/**
 * @run short: page
 * @run long: browser, phone
 */
import { journey } from '@journey'

journey('agreements: say when they do not come, and when there is none', {}, async customer => {
  await customer.server.inject({ endpoint: 'agreementContent', httpStatus: 500, times: 1 })
  await customer.open('content/agreement-service')
  await customer.see('暂时无法显示')
  await customer.tap('重试')
  await customer.see('版本 1.4 · 2026-01-15 生效')
  await customer.open('content/agreement-text', { agreementId: 'AG-NONE' })
  await customer.see('无法查看')
})
