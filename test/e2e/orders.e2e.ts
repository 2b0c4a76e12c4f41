/** @run long: the clipboard, the clock of the page and the bridge to the native app */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'

const app = useApp()
const PAGE = '/phone/Myorder/myorderList/myorderdetails'
/** To be paid within two hours; to be signed. */
const LATE = 'D2026111810004'
const TO_SIGN = 'D2026111910003'
const HOUR = 3600

describe('orders', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('give the clipboard what has to be paid, and nothing of the money while the eye is shut', async () => {
    const permissions = ['clipboard-read', 'clipboard-write']
    const visit = await app.visit({ customer: 'U1', permissions })
    await visit.open(`${PAGE}?orderId=${LATE}`)
    const copied = async (button: string) => {
      await visit.tap(button)
      await visit.see('已复制')
      return visit.page.evaluate(() => navigator.clipboard.readText())
    }
    assert.equal(await copied('复制收款账号'), '1100000000260702')
    assert.match(
      await copied('复制全部信息'),
      /^打款金额：600000.00 元\n收款户名：远岚信托稳泰26号募集专户\n/,
    )
    await visit.tap('隐藏金额')
    await visit.seeNoMore('人民币陆拾万元整')
    assert.doesNotMatch(await copied('复制全部信息'), /600|打款金额/)
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

  it('are taken back by what the native app asks for', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open(`${PAGE}?orderId=${TO_SIGN}`)
    await visit.see('撤销订单')
    await visit.page.evaluate(() => (window as unknown as { openCancelDialog(): void }).openCancelDialog())
    await visit.see('撤单原因')
    await visit.close()
  })
})
