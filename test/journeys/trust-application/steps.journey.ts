/**
 * The steps of an application for a family trust.
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'

journey(
  'a step that was saved can be changed and saved again: it is asked about no other device',
  { as: 'U6' },
  async customer => {
    await customer.open('trust-application/setup', { applyId: 'FA5' })
    await customer.type(/^特别意愿/, '勤俭持家')
    await customer.tap('下一步')
    await customer.arriveAt('trust-application/property')
    await customer.back()
    await customer.arriveAt('trust-application/setup')
    await customer.type(/^特别意愿/, '诗书传家')
    await customer.tap('下一步')
    await customer.arriveAt('trust-application/property')
    const saves = await customer.server.calls('ftSetupSave')
    assert.equal(saves.length, 2)
  },
)
