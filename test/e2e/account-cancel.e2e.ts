/** @run long: the same flow in a browser; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp, type Visit } from './harness'

const app = useApp()
const PAGE = '/phone/agreement/accountCancelAgreement'
const advance = (seconds: number) => app.control('POST', 'clock', { advanceSeconds: seconds })

/** Reads the agreement to its end, for its seconds: the server measures them too. */
async function read(visit: Visit): Promise<void> {
  await visit.page.locator('.agreement-text__end').scrollIntoViewIfNeeded()
  await visit.see('（还需阅读')
  await advance(10)
  const reported = visit.call('docReadReport')
  await visit.page.clock.runFor(10_000)
  await visit.over(await reported)
}

/** Types the code that the open sheet asks for. */
async function prove(visit: Visit): Promise<void> {
  await visit.tap('获取验证码')
  await visit.see(/\d+ 秒后重新获取/)
  await visit.page.getByLabel('短信验证码', { exact: true }).fill(await app.lastCode())
  await visit.tap('提交申请')
}

async function open(customer: 'U1' | 'U2' | 'U3', expectedErrors?: RegExp): Promise<Visit> {
  const visit = await app.visit({ customer, expectedErrors })
  await visit.takeTime()
  await visit.open(PAGE)
  return visit
}

/** From the page to the sheet that asks for the code. */
async function ask(visit: Visit): Promise<void> {
  await read(visit)
  await visit.page.getByRole('checkbox', { name: /^本人已阅读并同意/ }).click()
  await visit.tap('申请注销账户')
  await visit.see('确认申请注销账户？')
  await visit.tap('继续申请')
}

/** An application that waits for the office. */
async function applied(): Promise<Visit> {
  const visit = await open('U3')
  await ask(visit)
  await prove(visit)
  await visit.see('注销申请审核中')
  return visit
}

/** The applications that wait for the office. */
const waiting = () => app.control<{ kind: string; id: string }[]>('GET', 'office?kind=accountCancel')

/** What the office decides about the one that waits. */
async function decide(decision: { isPassed: boolean; reason?: string }): Promise<void> {
  const [one] = await waiting()
  assert.ok(one)
  await app.control('POST', 'office', { kind: one.kind, id: one.id, ...decision })
}

describe('closing the account', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('is found with the other rights, read, ticked and confirmed; taken back until it is decided', async () => {
    const visit = await app.visit({ customer: 'U3' })
    await visit.takeTime()
    await visit.open('/phone/PersonalInfoChecklist')
    await visit.tap(/^注销账户/, 'link')
    await visit.arriveAt(PAGE)
    await visit.tap('不再使用', 'radio')
    await visit.tap('申请注销账户')
    await visit.see('请完整阅读《账户注销协议》')
    await ask(visit)
    await prove(visit)
    await visit.see('注销申请审核中')
    await visit.see('2026-12-11')
    const [applied, ...others] = await app.log('accountCancelApply')
    assert.deepEqual([applied?.requestData.reason, others.length], ['1', 0])
    await visit.page.reload()
    await visit.see('注销申请审核中')
    await visit.tap('撤回申请')
    await visit.see('撤回注销申请？')
    await visit.page.getByRole('dialog').getByRole('button', { name: '撤回申请' }).click()
    await visit.see('上次申请已撤回，您的账户照常使用。')
    await visit.close()
  })

  it('waits for what has to be settled first, each with its way', async () => {
    const visit = await open('U1')
    await visit.see('还有 5 类事项需要先办结')
    assert.equal(await visit.page.getByRole('checkbox').filter({ visible: true }).count(), 0)
    for (const [line, address] of [
      [/^持有中的产品/, '/phone/assets/assetsList'],
      [/^未办结的订单/, '/phone/Myorder/myorderList'],
      [/^在途交易/, '/phone/assets/tradingRecord'],
      [/^家族信托.*存续/, '/phone/Myorder/ftsapplication'],
      [/^家族信托申请/, '/phone/Myorder/ftsapplication'],
    ] as const) {
      await visit.tap(line, 'link')
      await visit.page.waitForURL(url => url.pathname !== PAGE)
      assert.equal(visit.address().split('?')[0], address)
      await visit.page.goBack()
      await visit.arriveAt(PAGE)
      await visit.see('注销前需要办结')
    }
    assert.equal((await app.log('accountCancelApply')).length, 0)
    await visit.close()
  })

  it('gives up the points by a tick of its own', async () => {
    const visit = await open('U2')
    await read(visit)
    await visit.page.getByRole('checkbox', { name: /^本人已阅读并同意/ }).click()
    await visit.tap('申请注销账户')
    await visit.see('请确认放弃剩余积分')
    await visit.tap(/^本人放弃剩余的 860 积分/, 'checkbox')
    await visit.tap('申请注销账户')
    await visit.tap('继续申请')
    await prove(visit)
    await visit.see('注销申请审核中')
    await visit.close()
  })

  it('whose answer was lost is found out by itself, and is no second one', async () => {
    const visit = await open('U3', /Failed to load resource|net::/)
    await ask(visit)
    await visit.loseAnswer('accountCancelApply')
    await prove(visit)
    await visit.see('注销申请审核中')
    await visit.see(/提交的注销申请已经成功，无需再次提交/)
    assert.equal(await visit.sees('结果尚未确认'), false)
    assert.equal((await app.log('accountCancelApply')).length, 1)
    assert.equal((await waiting()).length, 1)
    await visit.close()
  })

  it('that never reached the server says so, and is handed in once by the same button', async () => {
    const visit = await open('U3', /Failed to load resource|net::/)
    await visit.tap('不再使用', 'radio')
    await ask(visit)
    await visit.loseCall('accountCancelApply')
    await prove(visit)
    await visit.see(/提交的注销申请没有成功，可以重新提交/)
    assert.equal(await visit.sees('结果尚未确认'), false)
    assert.deepEqual([(await app.log('accountCancelApply')).length, await waiting()], [0, []])
    await advance(60)
    await visit.page.clock.runFor(60_000)
    await visit.tap('申请注销账户')
    await visit.tap('继续申请')
    await prove(visit)
    await visit.see('注销申请审核中')
    const [applied, ...others] = await app.log('accountCancelApply')
    assert.deepEqual([applied?.requestData.reason, others.length], ['1', 0])
    assert.equal((await waiting()).length, 1)
    await visit.close()
  })

  it('whose answer was lost while the server cannot be asked is known again after a reload', async () => {
    const visit = await open('U3', /Failed to load resource|net::/)
    await ask(visit)
    await visit.loseAnswer('accountCancelApply')
    await visit.loseCall('writeSettle')
    await prove(visit)
    await visit.see('恢复网络后请再次查询')
    await visit.page.reload()
    await visit.see('注销申请审核中')
    await visit.see(/提交的注销申请已经成功，无需再次提交/)
    assert.equal((await app.log('accountCancelApply')).length, 1)
    await visit.close()
  })

  it('is taken back though the answer was lost, and the page finds it out by itself', async () => {
    const visit = await open('U3', /Failed to load resource|net::/)
    await ask(visit)
    await prove(visit)
    await visit.see('注销申请审核中')
    await visit.loseAnswer('accountCancelWithdraw')
    await visit.tap('撤回申请')
    await visit.page.getByRole('dialog').getByRole('button', { name: '撤回申请' }).click()
    await visit.see('上次申请已撤回，您的账户照常使用。')
    assert.equal((await app.log('accountCancelWithdraw')).length, 1)
    assert.deepEqual(await waiting(), [])
    await visit.close()
  })

  it('is taken back once, though the first call never reached the server', async () => {
    const visit = await open('U3', /Failed to load resource|net::/)
    await ask(visit)
    await prove(visit)
    await visit.see('注销申请审核中')
    const takeBack = async () => {
      await visit.tap('撤回申请')
      await visit.see('撤回注销申请？')
      await visit.page.getByRole('dialog').getByRole('button', { name: '撤回申请' }).click()
    }
    await visit.loseCall('accountCancelWithdraw')
    await takeBack()
    await visit.see(/网络连接失败|结果尚未确认/)
    await visit.see('注销申请审核中')
    await takeBack()
    await visit.see('上次申请已撤回，您的账户照常使用。')
    assert.equal((await app.log('accountCancelWithdraw')).length, 1)
    await visit.close()
  })

  it('asks for the login when the session has ended, and nothing was applied for', async () => {
    const visit = await open('U3', /Failed to load resource|net::/)
    await ask(visit)
    await app.control('POST', 'expire', {})
    await visit.tap('获取验证码')
    await visit.page.waitForURL(url => url.pathname === '/phone/login')
    assert.deepEqual(await app.log('accountCancelApply'), [])
    await visit.close()
  })

  it('ends every session once the office has passed it, and the login says so', async () => {
    const visit = await applied()
    await decide({ isPassed: true })
    await visit.open('/phone/PersonalInfoChecklist')
    await visit.page.waitForURL(url => url.pathname === '/phone/login')
    await advance(60)
    await visit.page.getByLabel('手机号').fill('19900000003')
    await visit.tap('获取验证码')
    await visit.see(/\d+ 秒后重新获取/)
    await visit.page.getByLabel('验证码', { exact: true }).fill(await app.lastCode())
    await visit.page.getByRole('checkbox').click()
    await visit.tap('登录')
    await visit.see(/该账户已.*注销/)
    await visit.close()
  })

  it('that is refused says why, in a message and on its page', async () => {
    const visit = await applied()
    await decide({ isPassed: false, reason: '名下有未结清的费用' })
    await visit.open('/phone/message/importantnotice')
    await visit.see('注销申请未通过')
    await visit.open(PAGE)
    await visit.see('上次申请未通过：名下有未结清的费用')
    await visit.close()
  })
})
