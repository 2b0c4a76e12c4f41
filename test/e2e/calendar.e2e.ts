/** @run short: what is drawn, printed and shared */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp, type Visit } from './harness'

const app = useApp()
const PAGE = '/phone/productcalendar'

const day = (visit: Visit, name: RegExp) => visit.front().getByRole('button', { name })
/** What the keyboard's focus stands on. */
const focused = (visit: Visit) =>
  visit.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')

/** Presses a key and waits until the focus stands on the day. */
async function press(visit: Visit, key: string, name: RegExp): Promise<void> {
  await visit.page.keyboard.press(key)
  await visit.page.waitForFunction(
    pattern => new RegExp(pattern).test(document.activeElement?.getAttribute('aria-label') ?? ''),
    name.source,
  )
}

describe('the product calendar', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('says what happens when, by finger, button and keyboard', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open(PAGE)
    await visit.see('2026年11月')
    await visit.front().getByRole('button', { name: '下个月' }).click()
    await visit.see('2026年12月')
    await day(visit, /^12月1日 周二/).click()
    await visit.see('远岚·全球优选权益')
    await visit.see('远岚·量化对冲2号')
    // What is not held goes.
    await visit.front().getByRole('switch', { name: '仅看我的' }).click()
    await visit.seeNoMore('远岚·量化对冲2号')
    await visit.see('远岚·全球优选权益')
    await visit.arriveAt(`${PAGE}?month=2026-12&mine=1`)
    await day(visit, /^12月1日 周二/).focus()
    await press(visit, 'ArrowRight', /^12月2日 周三/)
    await press(visit, 'ArrowDown', /^12月9日 周三/)
    await press(visit, 'Home', /^12月7日 周一/)
    await press(visit, 'End', /^12月13日 周日/)
    await press(visit, 'PageDown', /^1月13日 周三/)
    await visit.see('2027年1月')
    await press(visit, 'PageUp', /^12月13日 周日/)
    // Tab leaves the days at once.
    await visit.page.keyboard.press('Tab')
    assert.doesNotMatch(await focused(visit), /月/)
    await visit.tap('回到今天')
    await visit.see('2026年11月')
    await visit.page.reload()
    await visit.see('2026年11月')
    await visit.close()
  })

  it('holds a month of forty events, and the 29th of February (E25)', async () => {
    const visit = await app.visit({ customer: 'U6' })
    await visit.open(`${PAGE}?month=2026-10&mine=1`)
    await visit.see('2026年10月')
    const marked = visit.front().getByRole('button', { name: / 项/ })
    await marked.first().waitFor()
    await marked.first().click()
    // Neither days nor marks lie over each other, nor beyond the screen.
    const isCrowded = await visit.front().evaluate(main => {
      const boxes = [...main.querySelectorAll('.month-grid__day')].map(node => node.getBoundingClientRect())
      return boxes.some(
        (one, index) =>
          one.right > innerWidth + 1 ||
          boxes.some(
            (other, at) =>
              at > index &&
              Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
              Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
          ),
      )
    })
    assert.equal(isCrowded, false)
    await visit.open(`${PAGE}?month=2028-02`)
    await visit.see('2028年2月')
    await day(visit, /^2月29日 周二/).waitFor()
    assert.equal(await visit.front().locator('.month-grid__day').count(), 29)
    await visit.close()
  })

  it('is shown to who may see private products, and says when it cannot be fetched', async () => {
    const visit = await app.visit({ customer: 'U3' })
    await visit.open(PAGE)
    await visit.see('私募产品仅向合格投资者展示')
    assert.deepEqual(await app.log('productCalendar'), [])
    await visit.close()
    const other = await app.visit({ customer: 'U1', expectedErrors: /500/ })
    await app.inject({ endpoint: 'productCalendar', httpStatus: 500, times: 1 })
    await other.open(PAGE)
    await other.tap('重试')
    await other.see('2026年11月')
    await other.close()
  })
})
