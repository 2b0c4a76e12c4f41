/** @run short: layout, contrast and focus of sheets and texts */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { misplacedRows } from '../support/rows-in-care'
import { until, useApp } from './harness'

const app = useApp()

describe('access for everybody', { concurrency: 1 }, () => {
  for (const [scale, width] of [
    [150, 375],
    [200, 375],
    [200, 320],
  ] as const) {
    it(`the home page at ${scale} %, ${width} px wide: arrows and counts stand in their places`, async () => {
      const visit = await app.visit({ customer: 'U1' })
      await visit.page.setViewportSize({ width, height: 812 })
      await visit.open(`/phone/home?multipleView=${scale}`)
      await visit.see('林*远，您好')
      await visit.settle()
      assert.deepEqual(await visit.page.evaluate(misplacedRows), [])
      await visit.close()
    })
  }

  it('is operated by the keyboard alone: from the home page to the login and through its form', async () => {
    const visit = await app.visit()
    await visit.open('/phone/home')
    await visit.see('登录后查看资产、家族信托与待办')
    const focused = () =>
      visit.page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      )
    for (const name of ['搜索', '大字', '登录']) {
      await visit.page.keyboard.press('Tab')
      assert.equal(await focused(), name)
    }
    const outline = await visit.page.evaluate(() =>
      document.activeElement ? getComputedStyle(document.activeElement).outlineStyle : 'none',
    )
    assert.notEqual(outline, 'none')
    await visit.page.keyboard.press('Enter')
    await visit.see('手机号登录')
    await visit.page.getByLabel('手机号', { exact: true }).focus()
    await visit.page.keyboard.type('19900000001')
    await visit.page.keyboard.press('Tab')
    await visit.page.keyboard.type('123456')
    await visit.page.keyboard.press('Tab')
    await visit.page.keyboard.press('Tab')
    await visit.page.keyboard.press('Space')
    assert.equal(await visit.page.getByRole('checkbox').getAttribute('aria-checked'), 'true')
    await visit.close()
  })

  it('keeps the focus inside a dialog and gives it back', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/settings')
    await visit.see('退出登录')
    const row = visit.page.getByRole('button', { name: '退出登录' })
    await row.focus()
    await visit.page.keyboard.press('Enter')
    const dialog = visit.page.getByRole('dialog', { name: '退出登录？' })
    await dialog.waitFor()
    const hasFocus = () => dialog.evaluate(element => element.contains(document.activeElement))
    await until('the focus is in the dialog', hasFocus)
    for (let presses = 0; presses < 5; presses += 1) {
      await visit.page.keyboard.press('Tab')
      assert.ok(await hasFocus())
    }
    await visit.page.keyboard.press('Escape')
    await visit.seeNoMore('退出登录？')
    assert.ok(await row.evaluate(element => element === document.activeElement))
    await visit.close()
  })
})
