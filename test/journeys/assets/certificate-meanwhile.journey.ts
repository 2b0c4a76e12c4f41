/**
 * A certificate that the office begins to look at while the customer takes it back.
 * @run short: page
 * @run long: browser, phone
 */
import { journey } from '@journey'

journey(
  'a certificate that was issued meanwhile cannot be taken back, and its row says so',
  { as: 'U1' },
  async customer => {
    await customer.open('assets/certificates')
    await customer.tap('撤回申请')
    await customer.see('撤回这份申请？')
    const cases = await customer.server.control<{ id: string }[]>('GET', 'office?kind=assetCert')
    for (const { id } of cases) {
      await customer.server.control('POST', 'office', { kind: 'assetCert', id, isPassed: true })
    }
    await customer.confirm()
    await customer.seeNoMore(/^撤回申请$/)
    await customer.see('查看和下载')
  },
)
