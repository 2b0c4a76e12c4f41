/** @run long: a page that is pulled down, and what a screen reader is told */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'

const app = useApp()

describe('the assets', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('are pulled down to be fetched anew', async () => {
    const visit = await app.visit({ customer: 'U1', hasTouch: true })
    await visit.open('/phone/assets/assetsList')
    await visit.see('14,645,525')
    await app.clearLog()
    const session = await visit.context.newCDPSession(visit.page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: 180, y }],
      })
    await touch('touchStart', 120)
    for (let y = 130; y <= 320; y += 10) await touch('touchMove', y)
    await visit.see('松开刷新')
    await touch('touchEnd', 320)
    await visit.seeNoMore('正在刷新')
    assert.equal((await app.log('assetOverview')).length, 1)
    await visit.close()
  })

  it('say why an action is off, for the eye and the ear', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/assets/assetsDetail?positionId=U1-P05')
    await visit.see('赎回将于 2026-12-15 开放日办理')
    const redeem = visit.page.getByRole('button', { name: '赎回', exact: true })
    assert.equal(await redeem.getAttribute('aria-disabled'), 'true')
    const reason = await redeem.getAttribute('aria-describedby')
    assert.match((await visit.page.locator(`[id="${reason}"]`).innerText()) ?? '', /2026-12-15/)
    await visit.close()
  })
})
