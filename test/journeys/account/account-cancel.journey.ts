/**
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'
import type { RouteName } from '@/routes'
import type { Customer } from '../customer'
import { logIn } from '../steps/login-steps'

/** Where the seconds of reading can pass: the clocks of the other hosts go on their own. */
const U3 = { as: 'U3', on: ['page'] } as const

/** The page with the agreement read and ticked. */
async function read(customer: Customer): Promise<void> {
  await customer.open('account/account-cancel')
  await customer.see(/还需阅读/)
  await customer.server.pass(10)
  await customer.seeNoMore(/还需阅读/)
  await customer.agree()
}

/** To the sheet that asks for the code. */
async function goOn(customer: Customer): Promise<void> {
  await customer.tap('申请注销账户')
  await customer.see('确认申请注销账户？')
  await customer.tap('继续申请')
}

/** From the page to the sheet that asks for the code. */
async function ask(customer: Customer): Promise<void> {
  await read(customer)
  await goOn(customer)
}

/** An application that waits for the office. */
async function apply(customer: Customer): Promise<void> {
  await ask(customer)
  await customer.proveByCode()
  await customer.see('注销申请审核中')
}

const sent = async ({ server }: Customer) => (await server.calls('accountCancelApply')).length

journey('closing the account is found, asks to be read, and is taken back once', U3, async customer => {
  await customer.open('account/collected')
  await customer.tap(/^注销账户/)
  await customer.arriveAt('account/account-cancel')
  await customer.tap('申请注销账户')
  await customer.see('请完整阅读《账户注销协议》')
  await apply(customer)
  await customer.see('2026-12-11')
  await customer.reopen()
  await customer.see('注销申请审核中')
  await customer.server.loseCall('accountCancelWithdraw')
  for (const outcome of [/网络连接失败|结果尚未确认/, '上次申请已撤回，您的账户照常使用。']) {
    await customer.see('注销申请审核中')
    await customer.tap('撤回申请')
    await customer.see('撤回注销申请？')
    await customer.confirm()
    await customer.see(outcome)
  }
  const withdrawals = await customer.server.calls('accountCancelWithdraw')
  assert.deepEqual([await sent(customer), withdrawals.length], [1, 1])
})

journey('closing the account waits for what has to be settled first', { as: 'U1' }, async customer => {
  await customer.open('account/account-cancel')
  await customer.see('还有 5 类事项需要先办结')
  assert.equal(await customer.sees(/^本人已阅读并同意/), false)
  const ways: [RegExp, RouteName][] = [
    [/^持有中的产品/, 'assets/overview'],
    [/^未办结的订单/, 'main/orders'],
    [/^在途交易/, 'assets/trades'],
    [/^家族信托.*存续/, 'main/family-trusts'],
    [/^家族信托申请/, 'main/family-trusts'],
  ]
  for (const [line, route] of ways) {
    await customer.tap(line)
    await customer.arriveAt(route)
    await customer.back()
    await customer.see('注销前需要办结')
  }
})

journey(
  'an application to close the account is known after a reload, though all was lost',
  U3,
  async customer => {
    await ask(customer)
    await customer.server.loseAnswer('accountCancelApply')
    await customer.server.loseCall('writeSettle')
    await customer.proveByCode()
    await customer.see(/恢复网络后请再次查询/)
    await customer.reopen()
    await customer.see('注销申请审核中')
    await customer.see(/提交的注销申请已经成功，无需再次提交/)
    assert.equal(await sent(customer), 1)
  },
)

journey(
  'points are given up by a tick of their own, and a lost answer is found out by itself',
  { as: 'U2', on: ['page'] },
  async customer => {
    await read(customer)
    await customer.tap('申请注销账户')
    await customer.see('请确认放弃剩余积分')
    await customer.tap(/^本人放弃剩余的 860 积分/)
    await goOn(customer)
    await customer.server.loseAnswer('accountCancelApply')
    await customer.proveByCode()
    await customer.see('注销申请审核中')
    await customer.see(/提交的注销申请已经成功，无需再次提交/)
    assert.equal(await customer.sees('结果尚未确认'), false)
    const [call, ...others] = await customer.server.calls('accountCancelApply')
    assert.deepEqual([call?.requestData.waivePoints, others], ['1', []])
  },
)

journey('a session that ended asks for the login before the account is closed', U3, async customer => {
  await ask(customer)
  await customer.server.control('POST', 'expire', {})
  await customer.tap('获取验证码')
  await customer.arriveAt('account/login')
  assert.equal(await sent(customer), 0)
})

journey('closing the account ends the session and every login', U3, async customer => {
  await apply(customer)
  await customer.server.decide('accountCancel')
  await customer.open('account/collected')
  await customer.arriveAt('account/login')
  await customer.server.pass(60)
  await logIn(customer, '19900000003')
  await customer.see(/该账户已.*注销/)
})

journey('a refusal to close the account says why, in a message and on its page', U3, async customer => {
  await apply(customer)
  await customer.server.decide('accountCancel', { isPassed: false, reason: '名下有未结清的费用' })
  await customer.open('messages/notices')
  await customer.see('注销申请未通过')
  await customer.open('account/account-cancel')
  await customer.see('上次申请未通过：名下有未结清的费用')
})
