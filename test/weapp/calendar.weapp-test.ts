/** @run short: functions of wx beside the page */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'

const app = useApp()
const PAGE = 'packages/products/calendar/product-calendar/index'

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)

describe('the product calendar', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('turns by months, and tells of the day that is tapped', async () => {
    const phone = await app.launch({ customer: 'U1', path: `${PAGE}?month=2026-12` })
    await phone.see('2026年12月')
    await phone.tapOn('[aria-label^="12月1日 周二"]')
    await phone.see('远岚·全球优选权益')
    await phone.see('远岚·量化对冲2号')
    await phone.tap('仅看我的')
    await phone.seeNoMore('远岚·量化对冲2号')
    await phone.tapOn('[aria-label="上个月"]')
    await phone.see('2026年11月')
    phone.close()
  })

  it('holds a month of forty events, and the 29th of February (E25)', async () => {
    const phone = await app.launch({ customer: 'U6', path: `${PAGE}?month=2026-10&mine=1` })
    await phone.see('2026年10月')
    await phone.settled()
    // The marks of the days say how many events they have.
    const counts = phone
      .queryAll('.month-grid__day')
      .map(day => Number(/ (\d+) 项/.exec(day.getAttribute('aria-label') ?? '')?.[1] ?? 0))
    assert.ok(sumOf(counts) >= 40, `the month has ${sumOf(counts)} events`)
    const fullest = counts.indexOf(Math.max(...counts))
    await phone.tapOn(`.month-grid__day[aria-label^="10月${fullest + 1}日"]`)
    await phone.until(
      'the day lists all it has',
      () => phone.queryAll('.row-link').length === counts[fullest],
    )
    await phone.visit(`${PAGE}?month=2028-02`)
    await phone.see('2028年2月')
    await phone.until('the month has 29 days', () => phone.queryAll('.month-grid__day').length === 29)
    phone.close()
  })

  it('is behind the gate of private products', async () => {
    const phone = await app.launch({ customer: 'U3', path: PAGE })
    await phone.see('私募产品仅向合格投资者展示')
    phone.close()
  })
})
