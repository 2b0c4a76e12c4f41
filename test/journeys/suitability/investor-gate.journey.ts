/**
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'
import { openInvestor, readDeclaration } from './investor'

const GATE = { viewOnly: '1', returnTo: 'product/historyNetData?productId=P05' }

journey(
  'investor-gate: is open to a qualified investor, and leads to no address of anybody else',
  { as: 'U1' },
  async customer => {
    await customer.open('suitability/investor-declaration', {
      viewOnly: '1',
      returnTo: 'https://evil.example',
    })
    await customer.see('您可以浏览私募产品')
    await customer.tap('返回继续浏览')
    await customer.see('林*远，您好')
  },
)

journey('the gate is passed by reading and a tick, once, for every device', { as: 'U2' }, async customer => {
  await openInvestor(customer, GATE)
  // Neither unread nor unticked.
  await customer.tap('确认并继续')
  await customer.see('请完整阅读《合格投资者声明》')
  await readDeclaration(customer)
  await customer.tap('确认并继续')
  await customer.see('请阅读并同意相关协议')
  assert.equal((await customer.server.calls('qualifiedViewConfirm')).length, 0)
  await customer.agree()
  await customer.tap('确认并继续')
  await customer.see('您可以浏览私募产品')
  await customer.tap('返回继续浏览')
  await customer.arriveAt('products/net-values', { productId: 'P05' })
  await customer.changeDevice()
  await openInvestor(customer, GATE)
  await customer.see('您可以浏览私募产品')
  assert.equal((await customer.server.calls('qualifiedViewConfirm')).length, 1)
  // It is no qualification.
  await customer.tap('查看合格投资者认定')
  await customer.see('认购信托产品前，需要先完成合格投资者认定。')
})

journey(
  'the gate whose answer was lost is found, at once and after a new start',
  { as: 'U2' },
  async customer => {
    await openInvestor(customer, GATE)
    await readDeclaration(customer)
    await customer.server.loseAnswer('qualifiedViewConfirm')
    await customer.agree()
    await customer.tap('确认并继续')
    // The page asks how things stand, since nobody told it.
    await customer.see('您可以浏览私募产品')
    assert.equal((await customer.server.calls('qualifiedViewConfirm')).length, 1)
    await customer.reopen()
    await customer.see('您可以浏览私募产品')
  },
)

journey(
  'the gate waits for the name of who has not proved it, and leads there and back',
  { as: 'U3' },
  async customer => {
    await openInvestor(customer, GATE)
    await customer.see('请先完成实名认证')
    await customer.tap('确认并继续')
    assert.equal((await customer.server.calls('qualifiedViewConfirm')).length, 0)
    await customer.tap(/完成后回到这里继续办理/)
    await customer.arriveAt('identity/identity-scan')
    assert.match(await customer.param('returnTo'), /^agreement\/investorExplain\?viewOnly=1&returnTo=/)
  },
)
