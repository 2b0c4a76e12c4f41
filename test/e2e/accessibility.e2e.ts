import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { misplacedOnHome } from '../support/home-in-care'
import { checkAppearance } from './check-screens'
import { type CustomerKey, until, useApp } from './harness'

const app = useApp()

/** Every built page, as who sees it with content: address, customer, a text that says it is ready. */
const PAGES: [string, CustomerKey | undefined, string | RegExp][] = [
  ['/phone/404', undefined, 'YOU LOOK LOST'],
  ['/phone/home', undefined, '登录后查看资产、家族信托与待办'],
  ['/phone/home', 'U1', '林*远，您好'],
  ['/phone/login', undefined, '手机号登录'],
  ['/phone/miniProgramFace', 'U1', '请完成人脸识别'],
  ['/phone/assetsReport/entry', 'U1', '开始阅读'],
  ...[2, 3, 4, 5, 6, 7, 8].map((page): [string, CustomerKey, RegExp] => [
    `/phone/assetsReport/report?page=${page}`,
    'U1',
    new RegExp(`${page}\\s*/\\s*8`),
  ]),
  ['/phone/assetsReport/report?page=2', 'U3', /天/],
  ['/phone/assetsReport/report?page=6', 'U4', /6\s*\/\s*8/],
  ['/phone/assetsReport/result', 'U6', '388'],
  ['/phone/assetsReport/expire', 'U2', '报告'],
]

describe('every built page', { concurrency: 1 }, () => {
  for (const [address, customer, ready] of PAGES) {
    it(`${address} (${customer ?? 'visitor'}): nothing serious for axe in light, dark and care mode, and it reflows`, async () => {
      const visit = await app.tab(customer)
      await checkAppearance(visit, address, ready)
      await visit.close()
    })
  }

  for (const [scale, width] of [
    [150, 375],
    [200, 375],
    [200, 320],
  ] as const) {
    it(`the home page at ${scale} %, ${width} px wide: arrows, counts and sizes stand in their places`, async () => {
      const visit = await app.visit({ customer: 'U1' })
      await visit.page.setViewportSize({ width, height: 812 })
      await visit.open(`/phone/home?multipleView=${scale}`)
      await visit.see('林*远，您好')
      await visit.settle()
      assert.deepEqual(await visit.page.evaluate(misplacedOnHome), [])
      await visit.close()
    })
  }

  it('is operated by the keyboard alone: from the home page to the login and through its form', async () => {
    const visit = await app.visit()
    await visit.open('/phone/home')
    await visit.see('登录后查看资产、家族信托与待办')
    await visit.page.keyboard.press('Tab')
    const focused = () => visit.page.evaluate(() => document.activeElement?.textContent ?? '')
    assert.equal(await focused(), '登录')
    const outline = await visit.page.evaluate(() =>
      document.activeElement ? getComputedStyle(document.activeElement).outlineStyle : 'none',
    )
    assert.notEqual(outline, 'none')
    await visit.page.keyboard.press('Enter')
    await visit.see('手机号登录')
    await visit.page.locator('#field-mobile').focus()
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
    await visit.open('/phone/home')
    await visit.see('林*远，您好')
    const row = visit.page.getByRole('link', { name: /退出登录/ })
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
