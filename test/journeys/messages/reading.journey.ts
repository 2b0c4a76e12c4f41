/**
 * Messages that lead elsewhere.
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'

journey('a message that leads to its order counts as read by that', { as: 'U1' }, async customer => {
  await customer.open('messages/trades')
  await customer.see('−500,000.00')
  const read = await customer.server.next('messageRead')
  await customer.tap(/远岚·稳泰25号/)
  await read()
  const [call] = await customer.server.calls('messageRead')
  assert.deepEqual(call?.requestData.msgIds, ['M0114'])
})
