/** @run short: what WeChat makes of theme and text sizes */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { misplacedRows } from '../support/rows-in-care'
import { useApp } from './harness'
import { openSettings } from './open-settings'
import type { Phone } from './phone'
import { useScreens } from './screen'

const app = useApp()
const screens = useScreens(app)

const rootFont = (phone: Phone) =>
  phone.query('wx-page-meta')?.getAttribute('root-font-size') ??
  phone.host.element?.querySelector('wx-page-meta')?.getAttribute('root-font-size')

describe('the display scale', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  for (const [stored, font, isCare] of [
    ['100', '20px', false],
    ['150', '30px', true],
    ['200', '40px', true],
    ['201', '40px', true],
    ['abc', '20px', false],
    [undefined, '20px', false],
  ] as const) {
    it(`stored ${String(stored)}: root font ${font}`, async () => {
      const phone = await app.launch({ storage: stored === undefined ? {} : { multipleView: stored } })
      await phone.see('行稳致远')
      assert.equal(rootFont(phone), font)
      assert.equal(phone.query('.care') !== undefined, isCare)
      phone.close()
    })
  }

  it('can be chosen by hand, reaches every page of the stack and survives a restart', async () => {
    const phone = await app.launch({ customer: 'U1' })
    await phone.see('林*远，您好')
    await openSettings(phone)
    await phone.tap('大')
    await phone.until('the root font stayed', () => rootFont(phone) === '25px')
    assert.equal(phone.stored('multipleView'), '125')
    await phone.host.back()
    await phone.tap('年度资产报告')
    await phone.see('开始阅读')
    assert.equal(rootFont(phone), '25px')
    phone.close()
    const later = await app.launch({ storage: { multipleView: '125' } })
    await later.see('行稳致远')
    assert.equal(rootFont(later), '25px')
    later.close()
  })

  for (const path of [
    'pages/home/index',
    'packages/account/session/login/index',
    'packages/report/story/story/index?page=2',
  ]) {
    it(`at 150 texts, targets and widths of ${path} keep to their limits`, async () => {
      const screen = await screens.launch({ customer: 'U1', storage: { multipleView: '150' }, path })
      await screen.locator('.care').first().waitFor()
      await screen.ready()
      const sizes = await screen.page.evaluate(() => {
        const shown = [
          ...document.querySelectorAll<HTMLElement>('wx-page:not([hidden]) .page-shell *'),
        ].filter(element => element.getClientRects().length > 0 && !element.closest('[aria-hidden=true]'))
        const texts = shown.filter(element =>
          [...element.childNodes].some(node => node.nodeType === 3 && node.textContent?.trim()),
        )
        const targets = shown.filter(element => element.matches('.tappable, .text-input'))
        return {
          root: getComputedStyle(document.documentElement).fontSize,
          text: Math.min(...texts.map(element => parseFloat(getComputedStyle(element).fontSize))),
          target: Math.min(...targets.map(element => element.getBoundingClientRect().height)),
          right: Math.max(...shown.map(element => element.getBoundingClientRect().right)),
        }
      })
      assert.equal(sizes.root, '30px')
      assert.ok(sizes.text >= 18, `smallest text ${sizes.text} px`)
      assert.ok(sizes.target >= 60, `smallest target ${sizes.target} px`)
      assert.ok(sizes.right <= 376, `something ends at ${sizes.right} px`)
      await screen.close()
    })
  }

  for (const multipleView of ['150', '200']) {
    it(`at ${multipleView} the rows of the home page, their arrows and counts stand in their places`, async () => {
      const screen = await screens.launch({ customer: 'U1', storage: { multipleView } })
      await screen.see('林*远，您好')
      await screen.ready()
      assert.deepEqual(await screen.page.evaluate(misplacedRows), [])
      await screen.close()
    })
  }
})
