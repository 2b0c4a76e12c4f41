/**
 * An append that was changed on another device while its page is open.
 * @run short: page
 * @run long: browser, phone
 */
import { journey } from '@journey'

journey(
  'an append taken back elsewhere shows so as soon as the customer says that it was paid',
  { as: 'U1' },
  async customer => {
    await customer.open('trust-requests/append-apply', { trustId: 'FT1' })
    await customer.type('追加金额（元）', '600000')
    await customer.tap('现金')
    await customer.see('招商银行 借记卡（0005）')
    await customer.tap('经营所得')
    await customer.handInFile()
    await customer.tap(/^本人声明追加的财产/)
    await customer.tap('短信验证并提交')
    await customer.confirm()
    await customer.proveByCode()
    await customer.arriveAt('trust-requests/append')
    const appendId = await customer.param('appendId')
    await customer.server.decide('append')
    await customer.reopen()
    await customer.tap('我已打款')
    await customer.see('凭证')
    await (await customer.elsewhere()).call('appendCancel', { appendId })
    await customer.confirm()
    await customer.see('已撤回')
  },
)
