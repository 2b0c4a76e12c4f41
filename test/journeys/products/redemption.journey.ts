/**
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'
import type { Customer } from '../customer'

const DAY = 86_400

async function open(customer: Customer, positionId: string): Promise<void> {
  await customer.open('products/redeem', { positionId })
}

const type = (customer: Customer, shares: string) => customer.type('赎回份额（份）', shares)

/** From the page to the last question before it is sent. */
async function ask(customer: Customer, shares: string): Promise<void> {
  await type(customer, shares)
  await customer.tap('确认赎回')
  await customer.see(/^确认赎回 [\d,.]+ 份？/)
  await customer.tap('确认赎回')
}

journey(
  'redeeming: is begun at the position, proved by a code, and followed to the money',
  { as: 'U1' },
  async customer => {
    await customer.open('assets/position', { positionId: 'U1-P11' })
    await customer.tap('赎回')
    await customer.arriveAt('products/redeem')
    await customer.see('418,120.55')
    await ask(customer, '318120.55')
    await customer.proveByCode()
    await customer.arriveAt('assets/redemption')
    await customer.see('已受理')
    // What was done is behind the customer: back leads to the position, with its shares frozen.
    await customer.back()
    await customer.see('冻结')
    await customer.see('368,120.55')
    await customer.server.pass(4 * DAY)
    await customer.logInAgain()
    await customer.open('assets/position', { positionId: 'U1-P11' })
    await customer.see('100,000.00')
  },
)

journey(
  'redeeming: refuses what would leave too little, and 全部 takes everything (E24)',
  { as: 'U1' },
  async customer => {
    await open(customer, 'U1-P11')
    await type(customer, '318120.56')
    await customer.tap('确认赎回')
    await customer.see('剩余份额低于最低持有份额，请全部赎回')
    await type(customer, '418120.56')
    await customer.see('赎回份额不能超过可用份额')
    await customer.tap('全部')
    await customer.seeNoMore('赎回份额不能超过可用份额')
    await customer.see('446,594.56')
    assert.deepEqual(await customer.server.calls('redeemApply'), [])
  },
)

journey(
  'redeeming: after the cut-off counts for the next trading day, and says so before it is sent',
  { as: 'U1' },
  async customer => {
    await open(customer, 'U1-P11')
    await customer.see('2026-11-20 15:00')
    await customer.server.pass(6 * 3600)
    await customer.logInAgain()
    await customer.open('products/redeem', { positionId: 'U1-P11' })
    await customer.see('2026-11-23 15:00')
    await ask(customer, '1000')
    await customer.proveByCode()
    await customer.arriveAt('assets/redemption')
    await customer.see('2026-11-23')
  },
)

journey(
  'redeeming: whose answer was lost is asked about, and not sent twice',
  { as: 'U1', on: ['page', 'browser'] },
  async customer => {
    await open(customer, 'U1-P11')
    await customer.server.inject({ endpoint: 'redeemApply', emptyBody: true, phase: 'after', times: 1 })
    await ask(customer, '1000')
    await customer.proveByCode()
    await customer.see('结果尚未确认')
    await customer.reopen()
    await customer.see('提交的赎回已经成功')
    await customer.see('417,120.55')
    assert.equal((await customer.server.calls('redeemApply')).length, 1)
  },
)

journey(
  'redeeming: of more than a million is proved by the face',
  // Where the check leads away from the page and back: test/e2e/redemption.
  { as: 'U1', on: ['page'] },
  async customer => {
    await open(customer, 'U1-P01')
    await ask(customer, '1000000.01')
    await customer.see('请完成人脸识别')
    await customer.checkFace()
    await customer.arriveAt('assets/redemption')
    await customer.see('已受理')
    assert.deepEqual(await customer.server.calls('smsCodeSend'), [])
  },
)

journey('redeeming: of somebody else’s position is not to be seen', { as: 'U6' }, async customer => {
  await customer.open('products/redeem', { positionId: 'U1-P11' })
  await customer.see('您无权查看该内容')
})

journey('redeeming: of all that is held goes to what was held before', { as: 'U1' }, async customer => {
  await open(customer, 'U1-P11')
  await customer.tap('全部')
  await customer.tap('确认赎回')
  await customer.see('确认赎回 418,120.55 份？')
  await customer.confirm()
  await customer.proveByCode()
  await customer.arriveAt('assets/redemption')
  await customer.server.pass(4 * DAY)
  await customer.logInAgain()
  await customer.open('assets/history')
  await customer.see('远岚·短债增利')
  await customer.open('assets/position', { positionId: 'U1-P11' })
  await customer.see('您无权查看该内容')
})

journey(
  'redeeming: that is confirmed in part (巨额赎回) says so, and leaves the rest',
  { as: 'U1' },
  async customer => {
    await open(customer, 'U1-P11')
    await ask(customer, '300000')
    await customer.proveByCode()
    await customer.arriveAt('assets/redemption')
    const tradeId = await customer.param('tradeId')
    // From the cut-off on it is being confirmed.
    await customer.server.pass(6 * 3600)
    await customer.logInAgain()
    await customer.server.decide('redemption', { id: tradeId, amount: '200000.00' })
    await customer.open('assets/redemption', { tradeId })
    await customer.see('部分确认')
    await customer.see(/200,000.00/)
    await open(customer, 'U1-P11')
    await customer.see('218,120.55')
    await open(customer, 'U1-P07')
    await customer.see('赎回将于 2026-12-01 开放日办理')
    assert.equal(await customer.sees('赎回份额（份）'), false)
  },
)
