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

journey(
  'the privacy policy leads to consents, recipients and the version before',
  { as: 'U1' },
  async customer => {
    await customer.open('content/agreement-privacy')
    await customer.see(/个人信息保护负责人/)
    await customer.tap(/撤回同意/)
    await customer.arriveAt('account/collected')
    await customer.back()
    await customer.tap(/3\.0 版/)
    await customer.arriveAt('content/agreement-text', { agreementId: 'AG-PRIV-30' })
    await customer.see('这是 3.0 版，现行版本为 3.1。')
  },
)

journey('an agreement that is a file asks a visitor for the login', {}, async customer => {
  await customer.open('content/agreement-pdf', { fileId: 'FD100' })
  await customer.arriveAt('account/login', { redirect: 'agreement/pdf?fileId=FD100' })
})
