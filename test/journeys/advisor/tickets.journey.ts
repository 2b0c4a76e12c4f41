/**
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'
import type { Customer } from '../customer'

const TITLE = '打款后没有回音'

const TEXT = '打款三天了，订单还是待打款，希望尽快核实。'

async function write(customer: Customer): Promise<void> {
  await customer.tap('投诉')
  await customer.type('主题', TITLE)
  await customer.type('内容', TEXT)
}

/** Says what the newest ticket is answered. */
async function answer(customer: Customer, text: string): Promise<void> {
  const [waiting] = await customer.server.control<{ id: string }[]>('GET', 'office?kind=ticket')
  await customer.server.control('POST', 'office', {
    kind: 'ticket',
    id: waiting?.id,
    isPassed: true,
    answer: text,
  })
}

journey(
  'complaints and suggestions: are told by a message that leads to the answer',
  { as: 'U3' },
  async customer => {
    await customer.open('advisor/ticket')
    await write(customer)
    await customer.tap('提交')
    await customer.see('您的内容')
    await answer(customer, '已安排专人联系您。')
    await customer.open('messages/notices')
    await customer.tap(/您的投诉已答复/)
    await customer.tap('查看答复')
    await customer.see('已安排专人联系您。')
  },
)

journey(
  'complaints and suggestions: are written once when the answer is lost, and can be taken back',
  { as: 'U3' },
  async customer => {
    await customer.open('advisor/tickets')
    await customer.see('还没有投诉或建议')
    await customer.tap('写投诉或建议')
    await write(customer)
    await customer.server.loseAnswer('ticketCreate')
    await customer.tap('提交')
    await customer.see('网络连接失败，请检查网络后重试')
    await customer.tap('提交')
    await customer.see('您的内容')
    await customer.tap('撤回工单')
    await customer.tap('确认撤回')
    await customer.see('您撤回了')
    await customer.back()
    await customer.see(TITLE)
    assert.equal(await customer.count(TITLE), 1)
  },
)

journey(
  'complaints that are left are there again until they are cleared, and show nothing of another customer',
  { as: 'U3' },
  async customer => {
    await customer.open('advisor/tickets')
    await customer.tap('写投诉或建议')
    await write(customer)
    await customer.back()
    await customer.see('还没有投诉或建议')
    await customer.tap('写投诉或建议')
    await customer.see('已恢复您上次填写、尚未提交的内容。')
    assert.equal(await customer.valueOf('主题'), TITLE)
    await customer.tap('清空重填')
    await customer.tap('清空')
    await customer.see('主题')
    assert.equal(await customer.valueOf('主题'), '')
    await customer.open('advisor/ticket', { ticketId: 'TS2026092800417263' })
    await customer.see('您无权查看该内容')
    assert.equal(await customer.sees('希望提前收到分配提醒'), false)
  },
)
