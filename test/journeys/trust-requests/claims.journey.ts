/**
 * Claims under a conditional plan: of a minor by the guardian, of the settlor.
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'
import type { Customer } from '../customer'

const DAY = 86_400

/** Hands in what the form holds; `before` happens just before the code is confirmed. */
async function send(customer: Customer, amount: string, before?: () => Promise<void>): Promise<void> {
  await customer.tap('短信验证并提交')
  await customer.see(`申请分配 ${amount} 元？`)
  await customer.tap('提交申请')
  await customer.see('验证身份后申请分配')
  await before?.()
  await customer.proveByCode()
  if (!before) await customer.arriveAt('trust-requests/claim')
}

/** The claim of the minor again, with what was missing. */
async function supplement(customer: Customer, before?: () => Promise<void>): Promise<void> {
  await customer.open('trust-requests/claims', { trustId: 'FT1' })
  await customer.see('林*行 · 医疗')
  await customer.tap('查看原因，补充材料')
  await customer.see('未通过原因：缺少住院费用清单，请补充后重新申请')
  await customer.tap('补充材料后重新提交')
  await customer.see('上次未通过原因：缺少住院费用清单，请补充后重新申请')
  await customer.type('申请金额（元）', '42600')
  await customer.choose('期望支付日期', '2026-11-25')
  await customer.handInFile()
  await send(customer, '42,600.00', before)
}

journey(
  'a guardian supplements a rejected claim: the plan caps it, the office approves, the clock pays',
  { as: 'U2' },
  async customer => {
    await customer.open('trust-requests/claims', { trustId: 'FT1' })
    await customer.tap('查看原因，补充材料')
    await customer.tap('补充材料后重新提交')
    await customer.see('上次未通过原因：缺少住院费用清单，请补充后重新申请')
    assert.equal(await customer.valueOf('申请金额（元）'), '42600')
    await customer.type('申请金额（元）', '100000.01')
    await customer.choose('期望支付日期', '2026-11-20')
    await customer.tap('短信验证并提交')
    await customer.see('申请金额不能超过可申请的100,000.00元')
    await customer.see('期望支付日期不能早于明天')
    await supplement(customer)
    await customer.see('审核中')
    await customer.server.decide('claim')
    await customer.reopen()
    await customer.see('预计 2026-11-23 支付')
    await customer.server.pass(3 * DAY)
    await customer.logInAgain()
    await customer.reopen()
    await customer.see('已支付')
    await customer.open('trusts/records', { trustId: 'FT1' })
    await customer.see('42,600.00')
  },
)

journey('who only looks at a trust sees no claim of others', { as: 'U2' }, async customer => {
  await customer.open('trust-requests/claims', { trustId: 'FT1' })
  await customer.see('林*行 · 医疗')
  assert.equal(await customer.sees('林*禾'), false)
})

journey(
  'a claim of the settlor is drafted, handed in, cancelled with a reason, and can be made again',
  // The way back and the words of a lost answer are the mini-program's own.
  { as: 'U1', on: ['page', 'browser'] },
  async customer => {
    await customer.open('trust-requests/claims', { trustId: 'FT1' })
    await customer.see('已显示全部 3 项')
    await customer.see('已有一笔申请在办理，办结后可以再申请')
    await customer.tap('查看申请')
    await customer.arriveAt('trust-requests/claim')
    await customer.tap('取消申请')
    await customer.tap('确认取消')
    await customer.see('请选择取消原因')
    await customer.tap('信息填写有误')
    await customer.tap('确认取消')
    await customer.see('已取消')
    await customer.back()
    await customer.tap('申请分配')
    await customer.see('可申请金额（元）')
    await customer.tap('全部')
    await customer.see(/已自动保存/)
    await customer.tap('保存并退出')
    await customer.tap('继续填写')
    await customer.see('可申请金额（元）')
    assert.equal(await customer.valueOf('申请金额（元）'), '100000.00')
    await customer.choose('期望支付日期', '2026-12-01')
    await customer.handInFile()
    await send(customer, '100,000.00')
    await customer.see('审核中')
    await customer.see('委托人')
  },
)

journey(
  'a claim that turned out to have arrived leads to the claims of its trust',
  // The way back and the words of a lost answer are the mini-program's own.
  { as: 'U2', on: ['page', 'browser'] },
  async customer => {
    await supplement(customer, () => customer.server.loseAnswer('conditionalDistSubmit'))
    await customer.see(/尚未确认/)
    await customer.reopen()
    await customer.arriveAt('trust-requests/claims', { trustId: 'FT1' })
  },
)
