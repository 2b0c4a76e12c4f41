/**
 * Closing the account.
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'

journey(
  'who still holds something is told what comes first, and can apply for nothing',
  { as: 'U1' },
  async customer => {
    await customer.open('account/account-cancel')
    await customer.see(/只产品持有中，请先赎回或等待到期/)
    await customer.see(/还有 \d 类事项需要先办结/)
    assert.equal((await customer.server.calls('accountCancelApply')).length, 0)
  },
)
