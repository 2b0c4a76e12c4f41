/**
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'
import type { Customer } from '../customer'

const SHARES = '赎回份额（份）'
const AMOUNT = /（元）$/
/** What the words below an amount begin with. */
const WORDS = /人民币/

/** Typed for one amount, and another one without the signs that are no digits. */
const UNCLEAR = ['1000-50', '-1000', '1000.50.1', '1000,00'] as const

journey(
  'quantities: shares that are no clear number are refused, not made another one',
  { as: 'U1' },
  async customer => {
    await customer.open('products/redeem', { positionId: 'U1-P11' })
    for (const shares of UNCLEAR) {
      await customer.type(SHARES, shares)
      await customer.tap('确认赎回')
      await customer.see('请输入正确的赎回份额')
      assert.equal(await customer.sees(/^确认赎回 .* 份？/), false, shares)
      assert.equal(await customer.sees('106,863.41'), false, shares)
      assert.equal(await customer.valueOf(SHARES), shares)
    }
    assert.deepEqual(await customer.server.calls('redeemApply'), [])
    await customer.type(SHARES, '１００，０００.50份')
    await customer.seeNoMore('请输入正确的赎回份额')
    await customer.tap('确认赎回')
    await customer.see('确认赎回 100,000.50 份？')
    await customer.confirm()
    await customer.proveByCode()
    await customer.arriveAt('assets/redemption')
    const [row] = await customer.server.rows('trades', { trade_id: await customer.param('tradeId') })
    assert.equal(row?.apply_shares, '100000.50')
  },
)

/** U1 has signed all that was ordered. */
const free = (customer: Customer) => customer.server.control('POST', 'ready-to-buy', { customer: 'U1' })

journey('quantities: an amount is bought as its words say, or not at all', { as: 'U1' }, async customer => {
  await free(customer)
  await customer.open('products/product-detail-fixed', { productId: 'C02' })
  await customer.see('产品特点')
  for (const amount of ['1000-000', '-1000000', ...UNCLEAR]) {
    await customer.type(AMOUNT, amount)
    await customer.tap('认购')
    await customer.see('请输入正确的金额')
    assert.equal(await customer.sees(WORDS), false, amount)
  }
  assert.deepEqual(await customer.server.calls('orderCreate'), [])
  for (const amount of ['1000000.', '￥１，０００，０００', '1,000,000']) {
    await customer.type(AMOUNT, amount)
    await customer.see(/人民币壹佰万元整/)
    await customer.seeNoMore('请输入正确的金额')
  }
  await customer.tap('认购')
  await customer.see('确认认购')
  await customer.tap('确认并去签署')
  await customer.arriveAt('products/order-detail')
  const [order] = await customer.server.rows('orders', { order_id: await customer.param('orderId') })
  assert.equal(order?.apply_amount, '1000000.00')
})
