/** @run long: what WeChat draws, pulls down and is sent */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'
import { saveMetric } from './metrics'
import type { Phone } from './phone'

const app = useApp()
const OVERVIEW = 'packages/assets/holdings/overview/index'
const POSITION = 'packages/assets/holdings/position/index?positionId=U1-P06'

const rows = (phone: Phone) =>
  phone
    .queryAll('.position-list .list-view__item')
    .map(row => /远岚·[^\d]*\d*号?/.exec(row.textContent ?? '')?.[0])

const bigAmount = (phone: Phone) => phone.query('.big-amount .amount')?.textContent

describe('the assets', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('show the total with its day, the ring, and every position', async () => {
    const phone = await app.launch({ customer: 'U1' })
    await phone.see('林*远，您好')
    await phone.settled()
    const calls = await phone.measure(async () => {
      await phone.tap('我的资产')
      await phone.see('远岚·稳泰18号')
    })
    assert.equal(bigAmount(phone), '14,645,525.57')
    assert.ok(phone.says(/2026-11-19/))
    assert.equal(rows(phone).length, 12)
    assert.equal(phone.host.frame.title, '我的资产')
    await phone.until('no ring was drawn', () => phone.query('wx-canvas') !== undefined)
    assert.ok(phone.says('固定收益类占比最高，为 44.38%；合计 100.00%。'))
    const metric = saveMetric('assets opened', calls)
    assert.ok(metric.count <= 8 && metric.bytes <= 60_000, `${metric.count} calls, ${metric.bytes} bytes`)
    phone.close()
  })

  it('lead to a position, whose chart is drawn and answers a finger', async () => {
    const phone = await app.launch({ customer: 'U1', path: OVERVIEW })
    await phone.tap('远岚·双利增强5号')
    await phone.arriveAt(POSITION)
    await phone.until('no line was drawn', () => phone.drawn().includes('2026-11-19'))
    assert.equal(bigAmount(phone), '970,710.00')
    const readOut = () => phone.query('.net-value-chart__read-out')?.textContent ?? ''
    assert.match(readOut(), /2026-11-19/)
    phone.swipe('wx-canvas', { x: 100, y: 50 }, { x: 160, y: 50 })
    await phone.until('the read-out stayed', () => /2026-0[3-7]-/.test(readOut()))
    await phone.tap('近3月')
    await phone.until('the chart stayed', () => !phone.drawn().includes('2025-11-19'))
    await phone.tap('表')
    await phone.until('no table came', () => phone.query('wx-canvas') === undefined)
    phone.close()
  })

  it('change with the valuation day when they are pulled down', async () => {
    const phone = await app.launch({ customer: 'U1', path: OVERVIEW })
    await phone.see('远岚·稳泰18号')
    const before = bigAmount(phone)
    await app.control('POST', 'clock', { advanceSeconds: 86_400 })
    // Sessions do not live that long.
    await app.control('POST', 'login', { customer: 'U1', token: phone.stored('sessionToken') })
    phone.host.pullDown()
    await phone.until('the page stayed', () => bigAmount(phone) !== before)
    await phone.until('the page was never let go', () => !phone.host.isPulled)
    const day = phone.query('.big-amount')?.textContent ?? ''
    assert.match(day, /2026-11-20/)
    assert.doesNotMatch(day, /2026-11-19/)
    phone.close()
  })

  it('let go of a page that was pulled down in vain', async () => {
    const phone = await app.launch({ customer: 'U1', path: OVERVIEW })
    await phone.see('远岚·稳泰18号')
    await app.inject({ endpoint: '*', httpStatus: 500 })
    phone.host.pullDown()
    await phone.until('the page was never let go', () => !phone.host.isPulled)
    await phone.see('重试')
    phone.close()
  })
})
