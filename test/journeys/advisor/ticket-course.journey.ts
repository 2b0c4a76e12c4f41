/**
 * A complaint from its first word to the answer to a second question (V-TICKET).
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'
import type { Customer } from '../customer'

const TITLE = '打款后没有回音'
const TEXT = '打款三天了，订单还是待打款，希望尽快核实。'
const TITLES = ['补充说明', '再次提问']

/** Says what the newest ticket is answered. */
const answer = (customer: Customer, text: string) => customer.server.decide('ticket', { answer: text })

/** The sheet that this button opens is called like it, and like nothing else. */
async function openSheet(customer: Customer, title: string): Promise<void> {
  await customer.tap(title)
  await customer.see('提交')
  const other = TITLES.find(one => one !== title) ?? ''
  assert.equal(await customer.sees(new RegExp(`^${other}$`)), false)
}

journey('a complaint can be added to, is answered and asked again once', { as: 'U1' }, async customer => {
  await customer.open('advisor/ticket')
  await customer.tap('提交')
  await customer.see(/有 \d 处需要修改/)
  await customer.type('内容', '太慢')
  await customer.tap('提交')
  await customer.see('请至少填写 10 个字')
  assert.equal((await customer.server.calls('ticketCreate')).length, 0)
  await customer.tap('投诉')
  await customer.type('主题', TITLE)
  await customer.type('内容', TEXT)
  await customer.tap('提交')
  await customer.see('您的内容')
  await customer.see('已受理，正在核实')
  await openSheet(customer, '补充说明')
  await customer.type('要补充的内容', '流水号可以提供')
  await customer.tap('提交')
  await customer.see('您的补充')
  await answer(customer, '已核实到账，订单今日更新。')
  await customer.reopen()
  await customer.see('已核实到账，订单今日更新。')
  assert.equal(await customer.count('撤回工单'), 0)
  await openSheet(customer, '再次提问')
  await customer.type('还有什么没有解决', '还是没有更新')
  await customer.server.loseAnswer('ticketAskAgain')
  await customer.tap('提交')
  await customer.see('网络连接失败，请检查网络后重试')
  await customer.tap('提交')
  await customer.see('您再次提问')
  await customer.reopen()
  await customer.see('还是没有更新')
  assert.deepEqual([await customer.count('还是没有更新'), await customer.count('您的补充')], [1, 1])
  await answer(customer, '再次答复，已更新。')
  await customer.reopen()
  await customer.see('再次答复，已更新。')
  assert.equal(await customer.count(/^再次提问$/), 0)
})
