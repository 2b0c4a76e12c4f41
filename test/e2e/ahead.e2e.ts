/** @run short: the built page before its code has come */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { until, useApp, type Visit } from './harness'

const app = useApp()

/** Names of what the page sends from now on. */
function sending(visit: Visit): string[] {
  const names: string[] = []
  visit.page.on('request', request => {
    const name = /\/services\/trustAppApi\/(\w+)/.exec(request.url())?.[1]
    if (name) names.push(name)
  })
  return names
}

const details = (names: readonly string[]) => names.filter(name => name === 'tradeRecordDetail')

describe('a page begins to come as the finger comes down', { concurrency: 1 }, () => {
  it('with its code and what it asks first, which is asked once', async () => {
    const visit = await app.visit({ customer: 'U1', hasTouch: true })
    await visit.open('/phone/assets/tradingRecord')
    await visit.settle()
    const names = sending(visit)
    const row = visit.page.locator('.trade-row').first()
    await row.hover()
    await visit.page.mouse.down()
    await until('the trade is asked for', () => details(names).length === 1)
    assert.equal(visit.address().split('?')[0], '/phone/assets/tradingRecord')
    await visit.page.mouse.up()
    await visit.arriveAt('/phone/assets/tradingDetail')
    await visit.settle()
    assert.ok(await visit.sees(/申请时间|申请日期/))
    assert.equal(details(names).length, 1)
    await visit.close()
  })

  it('and is given up when the finger scrolls; the next tap asks anew', async () => {
    const visit = await app.visit({ customer: 'U1', hasTouch: true })
    await visit.open('/phone/assets/tradingRecord')
    await visit.settle()
    const names = sending(visit)
    let failed = 0
    visit.page.on('requestfailed', request => (failed += Number(request.url().includes('tradeRecordDetail'))))
    await visit.page.route('**/tradeRecordDetail', async (route, request) => {
      await until('the call is given up or let through', () => failed > 0 || details(names).length > 1)
      if (request.failure() === null) await route.continue().catch(() => undefined)
    })
    const row = visit.page.locator('.trade-row').first()
    await row.dispatchEvent('pointerdown', { pointerType: 'touch' })
    await until('the trade is asked for', () => details(names).length === 1)
    await row.dispatchEvent('pointercancel', { pointerType: 'touch' })
    await until('the call is given up', () => failed === 1)
    await row.click()
    await visit.arriveAt('/phone/assets/tradingDetail')
    await visit.settle()
    assert.equal(details(names).length, 2)
    await visit.close()
  })

  it('nothing is asked for a visitor', async () => {
    const visit = await app.visit({ hasTouch: true })
    await visit.open('/phone/home')
    await visit.settle()
    const names = sending(visit)
    await visit.page
      .locator('[data-track=home-assets]')
      .dispatchEvent('pointerdown', { pointerType: 'touch' })
    await visit.still()
    assert.deepEqual(names, [])
    await visit.close()
  })
})
