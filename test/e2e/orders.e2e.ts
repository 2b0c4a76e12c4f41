/** @run long: the same flow in a browser; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { samplePdf } from '../../sandbox/testing/sample-files'
import { decide, markPaid } from './buying-steps'
import { useApp, type Visit } from './harness'
import { choose } from './investor-visit'

const app = useApp()
const PAGE = '/phone/Myorder/myorderList/myorderdetails'
/** To be paid within two hours; with days left; cooling off; to be signed. */
const LATE = 'D2026111810004'
const IN_TIME = 'D2026112010001'
const COOLING = 'D2026111910002'
const TO_SIGN = 'D2026111910003'
const HOUR = 3600

async function open(orderId: string, expectedErrors?: RegExp): Promise<Visit> {
  const visit = await app.visit({ customer: 'U1', expectedErrors })
  await visit.open(`${PAGE}?orderId=${orderId}`)
  return visit
}

/** From the order to the last question before it is taken back. */
async function takeBack(visit: Visit): Promise<void> {
  await visit.tap('撤销订单')
  await visit.tap('提交撤单')
  await visit.see('请选择撤单原因')
  await visit.tap('资金安排有变化', 'radio')
  await visit.tap('提交撤单')
  await visit.see('确认撤销这笔订单？')
}

describe('orders', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('are paid by what the page says, marked with the receipt, and found by finance', async () => {
    const visit = await open(LATE)
    await visit.see('请在 今日 12:00 前打款，剩余')
    await visit.see('人民币陆拾万元整')
    await visit.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await visit.tap('复制收款账号')
    await visit.see('已复制')
    const clipboard = () => visit.page.evaluate(() => navigator.clipboard.readText())
    assert.equal(await clipboard(), '1100000000260702')
    await visit.tap('复制全部信息')
    assert.match(await clipboard(), /^打款金额：600000.00 元\n收款户名：远岚信托稳泰26号募集专户\n/)
    await visit.tap('我已打款')
    await visit.page.getByLabel('打款日期').fill('2026-11-17')
    await visit.tap('提交')
    await visit.see('打款日期不能早于签约日期')
    await visit.page.getByLabel('打款日期').fill('2026-11-19')
    const joined = visit.call('fileUploadFinish')
    await choose(visit, '选择文件', {
      name: 'receipt.pdf',
      mimeType: 'application/pdf',
      buffer: samplePdf(),
    })
    await visit.over(await joined)
    await visit.see('PDF文件，1 KB')
    await visit.tap('提交')
    await visit.see('打款待确认')
    const [marked, ...others] = await app.log('paymentMark')
    assert.equal(others.length, 0)
    assert.equal(marked?.requestData.payDate, '2026-11-19')
    await decide(app, 'payment', LATE, { amount: '599000.00' })
    await visit.page.reload()
    await visit.see('到账金额 599,000.00 元与订单金额 600,000.00 元不符，已原路退回。')
    await markPaid(visit)
    await decide(app, 'payment', LATE)
    await visit.page.reload()
    await visit.see('前可无条件撤单，已打款项原路退回。')
    await visit.close()
  })

  it('say nothing of the money while the eye is shut, nor give it to the clipboard', async () => {
    const visit = await open(LATE)
    await visit.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await visit.see('人民币陆拾万元整')
    await visit.tap('隐藏金额')
    await visit.seeNoMore('人民币陆拾万元整')
    await visit.tap('复制全部信息')
    await visit.see('已复制')
    assert.doesNotMatch(await visit.page.evaluate(() => navigator.clipboard.readText()), /600|打款金额/)
    await visit.close()
  })

  it('show the new state when the deadline passes under the customer’s eyes', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.takeTime()
    await visit.open(`${PAGE}?orderId=${LATE}`)
    await visit.see('按服务器时间 10:0')
    await app.control('POST', 'clock', { advanceSeconds: 2 * HOUR })
    await app.logIn(visit.context, 'U1')
    await visit.page.clock.fastForward(2 * HOUR * 1000 + 60_000)
    await visit.see('打款期限已过，请联系理财经理')
    assert.ok(!(await visit.sees('我已打款')))
    await visit.close()
  })

  it('are taken back by what the native app asks for, once, and a second look from elsewhere says so', async () => {
    const visit = await open(TO_SIGN)
    const other = await open(TO_SIGN)
    await visit.see('撤销订单')
    await visit.page.evaluate(() => (window as unknown as { openCancelDialog(): void }).openCancelDialog())
    await visit.see('撤单原因')
    await visit.tap('资金安排有变化', 'radio')
    await visit.tap('提交撤单')
    await visit.tap('确认撤单')
    await visit.see('已撤单')
    await takeBack(other)
    await other.tap('确认撤单')
    await other.see('订单状态已变更，请以最新状态为准')
    await other.see('客户撤单')
    assert.equal((await app.log('orderCancel')).filter(({ innerCode }) => innerCode === '00000000').length, 1)
    await other.close()
    await visit.close()
  })

  for (const lose of ['loseAnswer', 'loseCall'] as const) {
    it(`are marked as paid once, though the mark was lost (${lose})`, async () => {
      const visit = await open(IN_TIME, /Failed to load resource|net::/)
      await visit[lose]('paymentMark')
      await visit.tap('我已打款')
      await visit.tap('提交')
      await visit.see(/网络连接失败/)
      await visit.tap('提交')
      await visit.see('打款待确认')
      const keys = (await app.log('paymentMark')).map(({ requestData }) => requestData.requestNo)
      assert.deepEqual([keys.length, new Set(keys).size], [lose === 'loseAnswer' ? 2 : 1, 1])
      const waiting = await app.control<{ id: string }[]>('GET', 'office?kind=payment')
      assert.equal(waiting.filter(({ id }) => id === IN_TIME).length, 1)
      await visit.close()
    })
  }
})

describe('raise-failed', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('is told with its reason, cannot be taken back any more, and the money goes back', async () => {
    const visit = await open(COOLING)
    await visit.see('2026-11-21 09:30 前可无条件撤单')
    await decide(app, 'establishment', COOLING, { isPassed: false, reason: '募集规模未达到成立条件。' })
    await visit.page.reload()
    await visit.see('认购失败，正在退款')
    await visit.see('募集规模未达到成立条件。')
    assert.equal(await visit.front().getByRole('button', { name: '撤销订单' }).count(), 0)
    await app.control('POST', 'clock', { advanceSeconds: 7 * 24 * HOUR })
    await app.logIn(visit.context, 'U1')
    await visit.open(`${PAGE}?orderId=${COOLING}`)
    await visit.see('已退款')
    await visit.see('退款到账')
    await visit.close()
  })
})
