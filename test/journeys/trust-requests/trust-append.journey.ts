/**
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'
import type { Customer } from '../customer'

async function fill(customer: Customer): Promise<void> {
  await customer.type('追加金额（元）', '600000')
  await customer.tap('现金')
  await customer.see('招商银行 借记卡（0005）')
  await customer.tap('经营所得')
  await customer.handInFile()
  await customer.tap(/^本人声明追加的财产/)
}

async function send(customer: Customer): Promise<void> {
  await customer.tap('短信验证并提交')
  await customer.see('追加 600,000.00 元？')
  await customer.tap('提交申请')
  await customer.see('验证身份后追加委托')
}

async function deliver(customer: Customer): Promise<void> {
  await customer.tap('我已打款')
  await customer.tap('提交')
  await customer.see('到账待确认')
}

journey(
  'an append to a family trust: is reviewed, refused, mended, paid, missed, found, and stands in the trust',
  { as: 'U1', on: ['page', 'browser'] },
  async customer => {
    await customer.open('trusts/principal', { trustId: 'FT1' })
    await customer.tap(/^追加委托$/)
    await customer.see('还缺追加金额、财产类型等 5 项')
    await customer.type('追加金额（元）', '99999.99')
    await customer.tap('短信验证并提交')
    await customer.see('追加金额不低于10万元')
    await customer.tap('不动产')
    await customer.type('财产名称', '某小区房产')
    await fill(customer)
    // Put away and found again: what is typed lies on the server.
    await customer.see(/已自动保存/)
    await customer.reopen()
    await customer.see('PDF文件，1 KB')
    assert.equal(await customer.valueOf('追加金额（元）'), '600000')
    await customer.tap(/^本人声明追加的财产/)
    await send(customer)
    await customer.proveByCode()
    await customer.arriveAt('trust-requests/append')
    await customer.see('待审核')
    await customer.server.decide('append', { isPassed: false, reason: '来源证明不清晰' })
    await customer.reopen()
    await customer.see('未通过原因：来源证明不清晰')
    await customer.tap('修改后重新提交')
    await customer.see('PDF文件，1 KB')
    assert.equal(await customer.valueOf('追加金额（元）'), '600000')
    await customer.tap(/^本人声明追加的财产/)
    await customer.server.pass(61)
    await send(customer)
    await customer.proveByCode()
    await customer.see('待审核')
    await customer.server.decide('append')
    await customer.reopen()
    await customer.see('收款账号')
    await customer.see('人民币陆拾万元整')
    await deliver(customer)
    await customer.server.decide('appendArrival', { amount: '60000.00' })
    await customer.reopen()
    await customer.see('到账金额 60,000.00 元与申请金额 600,000.00 元不符，已原路退回。')
    await deliver(customer)
    await customer.server.decide('appendArrival')
    await customer.reopen()
    await customer.see('已确认')
    await customer.open('trusts/principal', { trustId: 'FT1' })
    await customer.see('19,252,300.00')
    await customer.see('1,830,000.00')
    await customer.tap(/^交易明细/)
    await customer.see('追加委托')
  },
)

journey(
  'an append to a family trust: whose answer got lost is one, found after a reload; taken back, it is over',
  { as: 'U1', on: ['page', 'browser'] },
  async customer => {
    await customer.open('trust-requests/append-apply', { trustId: 'FT1' })
    await fill(customer)
    await send(customer)
    await customer.server.loseAnswer('appendApply')
    await customer.proveByCode()
    await customer.see(/尚未确认/)
    await customer.reopen()
    await customer.arriveAt('trusts/principal')
    const made = await customer.server.calls('appendApply')
    assert.ok(made.length >= 1)
    await customer.see('600,000.00')
    assert.equal(await customer.count('600,000.00'), 1)
    await customer.tap(/600,000.00/)
    await customer.arriveAt('trust-requests/append')
    await customer.tap('撤回申请')
    await customer.tap('撤回申请')
    await customer.see('已撤回')
    await customer.seeNoMore(/^撤回申请$/)
  },
)

journey('an append to a family trust: is nobody else’s to see', { as: 'U2' }, async customer => {
  await customer.open('trust-requests/append', { appendId: 'AP2' })
  await customer.seeNoMore('AP2026111800003')
})
