/**
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'
import type { Customer } from '../customer'

/** U1 has signed all that was ordered. */
const free = (customer: Customer) => customer.server.control('POST', 'ready-to-buy', { customer: 'U1' })

async function open(customer: Customer): Promise<void> {
  await customer.open('products/product-detail-fixed', { productId: 'C02' })
  await customer.see('产品特点')
}

const type = (customer: Customer, amount: string) => customer.type(/（元）$/, amount)

/** From the amount to the last question. */
async function ask(customer: Customer, amount: string): Promise<void> {
  await type(customer, amount)
  await customer.tap('认购')
  await customer.see('确认认购')
}

const confirm = (customer: Customer) => customer.tap('确认并去签署')

journey('buying: says when the quota was gone in the meantime', { as: 'U1' }, async customer => {
  await free(customer)
  await open(customer)
  await ask(customer, '500000')
  await customer.server.control('POST', 'quota', { productId: 'C02', left: 400_000 })
  await confirm(customer)
  await customer.see('剩余额度不足')
  await customer.see('剩余额度 40 万元')
  await customer.tap('认购')
  await customer.see('超过剩余可认购额度')
  await customer.server.control('POST', 'quota', { productId: 'C02', left: 0 })
  await type(customer, '400000')
  await customer.tap('认购')
  await customer.see('剩余额度不足')
})

journey('buying: of more is begun at the position', { as: 'U1' }, async customer => {
  await customer.open('assets/position', { positionId: 'U1-P05' })
  await customer.tap('追加申购')
  await customer.arriveAt('products/product-detail')
  await customer.see('10 万元起，以 10 万元递增')
  await type(customer, '50000')
  await customer.tap('追加申购')
  await customer.see('追加金额不低于10万元')
})

journey(
  'buying: begins at the introduction, and ends at an order that back does not repeat',
  { as: 'U1' },
  async customer => {
    const orders = async () => (await customer.server.calls('orderCreate')).length
    await free(customer)
    await customer.open('products/intro-fixed', { productId: 'C02' })
    await customer.see(/风险等级 R2 中低风险/)
    await customer.see('已募集 87%，剩余额度 1,260 万元')
    await customer.tap('立即认购')
    await customer.arriveAt('products/product-detail-fixed')
    for (const [amount, words] of [
      ['0', '请输入正确的金额'],
      ['200000', '首次认购金额不低于30万元'],
      ['350000', '递增金额须为10万元的整数倍'],
      ['5100000', '超过剩余可认购额度'],
    ] as const) {
      await type(customer, amount)
      await customer.tap('认购')
      await customer.see(words)
    }
    await customer.tap('计划')
    await customer.see(/还款计划按业绩比较基准测算/)
    // What stands there as saved may be the amount before.
    const isSaved = await customer.server.next('draftSave')
    await type(customer, '400000')
    await isSaved()
    await customer.open('products/intro-fixed', { productId: 'C02' })
    await customer.tap('立即认购')
    await customer.see(/已自动保存 \d\d:\d\d/)
    assert.equal((await customer.valueOf(/（元）$/)).replace(/,/g, ''), '400000')
    await customer.tap('认购')
    await customer.see(/人民币肆拾万元整/)
    await customer.see(/C4 积极型/)
    await confirm(customer)
    await customer.arriveAt('products/order-detail')
    await customer.see('待签约')
    await customer.back()
    await customer.arriveAt('products/intro-fixed')
    await customer.see(/剩余额度 1,220 万元/)
    assert.equal(await orders(), 1)
    await customer.tap('立即认购')
    await customer.see('产品特点')
    assert.equal(await customer.valueOf(/（元）$/), '')
  },
)

for (const isToldAtOnce of [true, false]) {
  const when = isToldAtOnce ? 'at once' : 'after a reload'
  journey(
    `buying: whose answer was lost is asked about ${when}`,
    { as: 'U1', on: ['page', 'browser'] },
    async customer => {
      await free(customer)
      await open(customer)
      await customer.server.inject({ endpoint: 'orderCreate', emptyBody: true, phase: 'after', times: 1 })
      if (!isToldAtOnce) await customer.server.inject({ endpoint: 'writeSettle', emptyBody: true, times: 1 })
      await ask(customer, '300000')
      await confirm(customer)
      if (!isToldAtOnce) {
        await customer.see('结果尚未确认')
        await customer.reopen()
      }
      await customer.see('提交的认购已经成功')
      await customer.tap('查看我的订单')
      await customer.arriveAt('products/order-list')
      await customer.see('待签约')
      assert.equal((await customer.server.calls('orderCreate')).length, 1)
    },
  )
}

journey(
  'buying: of who is 65 and more is called before the signature',
  { as: 'U4', on: ['page'] },
  async customer => {
    const NOTICE = '请认真阅读并确认您已了解相关风险'
    await customer.server.control('POST', 'ready-to-buy', { customer: 'U4', riskLevel: 'C3' })
    await customer.open('products/product-detail', { productId: 'C03' })
    await customer.see(NOTICE)
    await type(customer, '1000000')
    await customer.tap(NOTICE)
    await customer.see(/请仔细阅读，\d+ 秒后可以确认/)
    await customer.server.pass(31)
    await customer.seeNoMore(/请仔细阅读，\d+ 秒后可以确认/)
    await customer.tap('我已了解相关风险')
    await customer.tap('认购')
    await customer.see('确认认购')
    await confirm(customer)
    await customer.see(/签约前将电话回访，请在 2026-11-23 17:00 前留意来电/)
    await customer.server.decide('seniorCall', { isPassed: false, reason: '拨打您的电话无人接听。' })
    await customer.reopen()
    await customer.see('电话回访未接通')
    await customer.see(/拨打您的电话无人接听。/)
    await customer.server.decide('seniorCall')
    await customer.reopen()
    await customer.see('已核实购买意愿')
    await customer.seeNoMore(/签约前将电话回访，请在/)
  },
)
