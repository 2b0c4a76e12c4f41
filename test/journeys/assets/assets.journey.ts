/**
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'

journey(
  'the assets: are seen as beneficiary apart from what is owned (E29)',
  { as: 'U1' },
  async customer => {
    await customer.open('assets/overview')
    await customer.settle()
    await customer.tap('受益人')
    await customer.see('当前身份下没有持仓')
    assert.ok(!(await customer.words()).includes('14,645,525'))
    await customer.tap('委托人')
    await customer.see('14,645,525')
  },
)

journey('the assets: tell a new customer what comes first (E1)', { as: 'U3' }, async customer => {
  await customer.open('assets/overview')
  await customer.see('还没有资产')
  for (const step of ['1. 实名认证', '2. 税收居民身份声明', '3. 风险承受能力测评', '4. 合格投资者认定']) {
    await customer.see(step)
  }
})
