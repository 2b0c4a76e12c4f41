/**
 * What a ticket is about.
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'
import { pick } from '../steps/ft-people-steps'

journey(
  'a ticket begun at a holding names it, and under another topic names nothing more',
  { as: 'U1' },
  async customer => {
    for (const [topic, subject] of [
      ['', 'U1-P05'],
      ['收益与分配', ''],
    ] as const) {
      await customer.open('advisor/ticket', { topic: '1', subject: 'U1-P05' })
      await customer.tap('建议')
      if (topic) await pick(customer, '事由', topic)
      await customer.type('主题', '希望多一张报表')
      await customer.type('内容', '希望每个季度能看到这只产品的运作报告。')
      await customer.tap('提交')
      await customer.see('您的内容')
      const { requestData } = (await customer.server.calls('ticketCreate')).at(-1) ?? {}
      assert.equal(requestData?.subject, subject)
    }
  },
)
