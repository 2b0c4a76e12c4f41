/**
 * Kinds of an instruction.
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'
import { addProducts, typeLine } from '../steps/instruction-steps'

journey(
  'what was typed for one kind of instruction is there again after a look at another',
  { as: 'U1' },
  async customer => {
    await customer.open('trust-requests/new-instruction', { trustId: 'FT1' })
    await addProducts(customer, ['远岚·短债增利'])
    await typeLine(customer, '申购金额（元）', 0, '400000')
    await customer.tap('赎回')
    await customer.seeNoMore('申购金额（元）')
    await customer.tap('申购')
    await customer.see('申购金额（元）')
    assert.equal(await customer.valueOf('申购金额（元）', 0), '400000')
  },
)
