/**
 * @run short: page
 * @run long: browser, phone
 */
import { journey } from '@journey'

journey('messages: obey the eye, in the rows and in the text', { as: 'U1' }, async customer => {
  await customer.open('messages/trades')
  await customer.see('−500,000.00')
  await customer.tap('隐藏金额')
  await customer.seeNoMore(/\d,\d{3}/)
  await customer.open('messages/message', { msgId: 'M0114' })
  await customer.see('您认购远岚·稳泰25号 **** 元')
})

journey(
  'surveys and researches: stops counting a kind that the customer switches off, and says why two cannot be',
  { as: 'U1' },
  async customer => {
    await customer.open('main/messages')
    await customer.see('11 条未读')
    await customer.tap('提醒设置')
    await customer.see(/必读公告和资金变动一定会通知，不能关闭/)
    await customer.tap('福利助手')
    await customer.see('已关闭')
    await customer.back()
    await customer.see('9 条未读')
    await customer.reopen()
    await customer.see('9 条未读')
  },
)
