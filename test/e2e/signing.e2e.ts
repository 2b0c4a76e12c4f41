/** @run long: the same flow in a browser; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp, type Visit } from './harness'
import {
  agree,
  ask,
  code,
  confirm,
  consent,
  face,
  ORDERS,
  PAGES,
  prove,
  readRest,
  write,
} from './signing-steps'

const app = useApp()

async function open(orderId: string, expectedErrors?: RegExp): Promise<Visit> {
  const visit = await app.visit({ customer: 'U1', expectedErrors })
  await visit.open(`${PAGES.contract}?orderId=${orderId}`)
  return visit
}

/** The page that signs, with all that comes before it done. */
async function toSignature(orderId: string, expectedErrors?: RegExp): Promise<Visit> {
  const visit = await open(orderId, expectedErrors)
  await readRest(app, visit, orderId)
  await visit.page.reload()
  await visit.see('已读 5 / 5')
  await agree(visit)
  await confirm(visit)
  return visit
}

const statusOf = async (visit: Visit, orderId: string) =>
  (await ask<{ orderStatus: string }>(visit, 'orderDetail', { orderId })).orderStatus

describe('signing', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('leads from the order over papers, card and face to the signed files', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open(`${PAGES.order}?orderId=${ORDERS.toSign}`)
    await visit.tap('签署合同')
    await visit.arriveAt(PAGES.contract)
    await visit.see('已读 0 / 5')
    await readRest(app, visit, ORDERS.toSign, 1)
    await visit.page.reload()
    await visit.see('还有 1 份文件未读完')
    // The last one is read as customers read: to its end, for its seconds.
    await visit.takeTime()
    await visit.tap(/税收居民身份声明/, 'link')
    await visit.arriveAt(PAGES.paper)
    await visit.see(/第 1 \/ 2 页/)
    await visit.tap('跳转到某一页')
    await visit.tap('第 2 页')
    await app.control('POST', 'clock', { advanceSeconds: 10 })
    const reported = visit.call('docReadReport')
    await visit.page.clock.runFor(10_000)
    await visit.over(await reported)
    await visit.tap('已阅读并返回')
    await visit.see('已读 5 / 5')
    await agree(visit)
    await addCard(visit)
    await confirm(visit)
    await consent(visit)
    await face(visit, '识别未通过')
    await visit.see('人脸识别未通过')
    await consent(visit)
    await face(visit, '识别通过')
    await visit.see('人脸识别已通过，请继续提交')
    await consent(visit)
    await wrongCode(visit)
    await code(app, visit)
    await visit.see('请签 林致远')
    await write(visit)
    await visit.arriveAt(PAGES.signed)
    await visit.see('合同签署成功')
    await visit.see('华岚电子认证服务有限公司（沙箱）')
    await visit.tap(/信托合同/, 'link')
    await visit.arriveAt(PAGES.paper)
    await visit.see(/（已签署）\.pdf/)
    await visit.page.goBack()
    await visit.tap('完成')
    await visit.arriveAt(PAGES.success)
    await visit.see('还需完成双录')
    await visit.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await visit.tap('复制收款账号')
    await visit.see('已复制')
    // What is signed lies behind the customer for good; the service's page stands in the browser's history too.
    for (let steps = 0; steps < 4; steps += 1) {
      await visit.page.goBack()
      await visit.settle()
      assert.ok(!(await visit.sees('开始身份确认')), 'a step that is done came back')
    }
    await visit.open(`${PAGES.order}?orderId=${ORDERS.toSign}`)
    await visit.see('待双录')
    await visit.see('已签署')
    assert.equal((await app.log('contractSign')).length, 1)
    await visit.close()
  })

  it('whose answer was lost is asked about by itself, and signs once', async () => {
    const visit = await toSignature(ORDERS.begun, /Failed to load resource|net::/)
    await prove(app, visit)
    await visit.loseAnswer('contractSign')
    await write(visit)
    // The page asks how things stand, and the server says that it is signed.
    await visit.arriveAt(PAGES.signed)
    await visit.see('合同签署成功')
    assert.equal((await app.log('contractSign')).length, 1)
    assert.equal(await statusOf(visit, ORDERS.begun), '30')
    await visit.close()
  })
})

describe('signing-faults', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('that takes half a minute says so and is sent once', async () => {
    const visit = await toSignature(ORDERS.begun)
    await prove(app, visit)
    let release = () => {}
    const held = new Promise<void>(resolve => (release = resolve))
    await visit.page.route(
      '**/services/trustAppApi/contractSign',
      async route => {
        await held
        await route.continue()
      },
      { times: 1 },
    )
    await visit.takeTime()
    const sent = visit.call('contractSign')
    await write(visit)
    await sent
    await visit.page.clock.runFor(29_000)
    await visit.see(/网络较慢/)
    assert.deepEqual(await app.log('contractSign'), [])
    release()
    await visit.arriveAt(PAGES.signed)
    assert.equal((await app.log('contractSign')).length, 1)
    await visit.close()
  })

  for (const [name, body] of [
    ['empty', ''],
    ['broken', '%PDF-1.7 and no more'],
  ] as const) {
    it(`a paper whose file is ${name} says so, counts as unread, and opens once it is whole`, async () => {
      const visit = await open(ORDERS.begun, /pdf|PDF|Failed to load/)
      await visit.see('已读 3 / 5')
      await visit.page.route('**/trustAppApi/file/**', route =>
        route.fulfill({ contentType: 'application/pdf', body }),
      )
      await visit.tap(/税收居民身份声明/, 'link')
      await visit.see('文件已损坏')
      assert.deepEqual(await app.log('docReadReport'), [])
      await visit.page.unroute('**/trustAppApi/file/**')
      await visit.tap('重试')
      await visit.see(/第 1 \/ 2 页/)
      await visit.page.goBack()
      await visit.see('已读 3 / 5')
      await visit.close()
    })
  }
})

describe('signing-resumed', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('a paper that was begun says how far, and goes on there, on another device too', async () => {
    const visit = await open(ORDERS.begun)
    await visit.tap(/税收居民身份声明/, 'link')
    await visit.see(/第 1 \/ 2 页/)
    await visit.tap('跳转到某一页')
    await visit.tap('第 2 页')
    await visit.see(/第 2 \/ 2 页/)
    await visit.page.goBack()
    await visit.see('已读至第 2 页')
    await visit.see('继续阅读')
    await visit.see('已读 3 / 5')
    await visit.close()
    const other = await open(ORDERS.begun)
    await other.see('已读至第 2 页')
    await other.tap(/税收居民身份声明/, 'link')
    await other.see(/第 2 \/ 2 页/)
    const [told, ...more] = await app.log('docReadReport')
    assert.deepEqual([told?.requestData.lastPage, told?.requestData.isEnd, more.length], [2, '0', 0])
    await other.close()
  })

  it('goes on at the first open step, on another device too', async () => {
    const visit = await open(ORDERS.begun)
    await visit.see('已读 3 / 5')
    await readRest(app, visit, ORDERS.begun)
    await visit.page.reload()
    await agree(visit)
    await visit.page.getByLabel('详细地址').fill('远岚路18号院')
    await visit.see('已自动保存')
    const other = await open(ORDERS.begun)
    await other.arriveAt(PAGES.confirmation)
    await other.page.getByLabel('详细地址').waitFor()
    assert.equal(await other.page.getByLabel('详细地址').inputValue(), '远岚路18号院')
    await confirm(other)
    // A later step's address leads to what is open, an earlier one as well.
    await visit.open(`${PAGES.contract}?orderId=${ORDERS.begun}`)
    await visit.arriveAt(PAGES.signature)
    await other.close()
    await visit.open(`${PAGES.signature}?orderId=${ORDERS.toSign}`)
    await visit.arriveAt(PAGES.contract)
    await visit.close()
  })

  it('a newer version of a paper is read before anything is signed', async () => {
    const visit = await toSignature(ORDERS.begun)
    await prove(app, visit)
    const { docs } = await ask<{ docs: { docId: string }[] }>(visit, 'contractDocList', {
      orderId: ORDERS.begun,
    })
    await app.control('POST', 'document-version', { docId: docs[0]?.docId, version: '2.2' })
    await write(visit)
    await visit.see(/已更新，请重新阅读后再签署/)
    await visit.arriveAt(PAGES.contract)
    await visit.see('已读 4 / 5')
    // Read and agreed to again, what the contract says is confirmed again, with what was filled in.
    await readRest(app, visit, ORDERS.begun)
    await visit.page.reload()
    await agree(visit)
    await visit.arriveAt(PAGES.confirmation)
    await visit.see('合同文件已更新为新版本，请核对以下内容后再次确认。')
    assert.equal(await visit.front().getByLabel('详细地址').inputValue(), '远岚路18号院6号楼902室')
    await visit.close()
  })
})

describe('signing-two-tabs', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('the tab that comes second is told, and sees what the first has signed (E12)', async () => {
    const [visit, other] = [await toSignature(ORDERS.begun), await open(ORDERS.begun)]
    await other.arriveAt(PAGES.signature)
    await prove(app, visit)
    await app.control('POST', 'clock', { advanceSeconds: 60 })
    await prove(app, other)
    await write(visit)
    await visit.arriveAt(PAGES.signed)
    await write(other)
    await other.see('状态已变更，请刷新')
    await other.arriveAt(PAGES.signed)
    await other.see('合同签署成功')
    await visit.close()
    await other.close()
  })
})

describe('signing-expiry', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('an expired session leads over the login back to the step, and nothing is signed twice (E7)', async () => {
    const visit = await toSignature(ORDERS.begun)
    await prove(app, visit)
    await app.control('POST', 'expire', {})
    await write(visit)
    await visit.page.waitForURL(url => url.pathname === '/phone/login')
    await app.logIn(visit.context, 'U1')
    await visit.open(`${PAGES.signature}?orderId=${ORDERS.begun}`)
    await visit.see('开始身份确认')
    assert.equal(await statusOf(visit, ORDERS.begun), '21')
    await app.control('POST', 'clock', { advanceSeconds: 60 })
    await prove(app, visit)
    await write(visit)
    await visit.arriveAt(PAGES.signed)
    assert.equal((await app.log('contractSign')).length, 1)
    await visit.close()
  })
})

/** Adds a card: one that is no card, one that is no debit card, and the customer's own, whose first answer is lost. */
async function addCard(visit: Visit): Promise<void> {
  await visit.tap('添加银行卡', 'link')
  const sheet = visit.page.getByRole('dialog')
  await sheet.getByLabel('银行卡号').fill('6205500000000000013')
  await sheet.getByLabel('银行预留手机号').fill('19900000001')
  await visit.tap('获取验证码')
  await visit.see('请输入正确的银行卡号')
  await sheet.getByLabel('银行卡号').fill('6250 9470 0000 0022')
  await visit.tap('获取验证码')
  await visit.see('仅支持本人借记卡')
  await sheet.getByLabel('银行卡号').fill('6205500000000000012')
  await visit.tap('获取验证码')
  await visit.see(/\d+ 秒后重新获取/)
  await sheet.getByLabel('验证码').fill(await app.lastCode())
  await app.inject({ endpoint: 'bankCardBind', emptyBody: true, phase: 'after', times: 1 })
  await visit.tap('确认绑定')
  await visit.see(/绑定异常|绑定失败/)
  await visit.tap('确认绑定')
  await visit.see('远山银行 借记卡（0012）')
}

/** A wrong code is told, and the right one still counts. */
async function wrongCode(visit: Visit): Promise<void> {
  await visit.page.getByLabel('短信验证码', { exact: true }).fill('000000')
  await visit.page.getByRole('dialog').getByRole('button', { name: '确认', exact: true }).click()
  await visit.see(/验证码错误|请先获取验证码/)
}
