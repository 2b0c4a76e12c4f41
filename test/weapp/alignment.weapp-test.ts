/** @run short: what WeChat makes of theme and text sizes */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'
import { type Screen, useScreens } from './screen'

const app = useApp()
const screens = useScreens(app)

/** Tops and middles of what a selector names, whole px of the window. */
const places = (screen: Screen, selector: string) =>
  screen.page.$$eval(`wx-page:not([hidden]) ${selector}`, found =>
    found.map(element => {
      const { top, bottom } = element.getBoundingClientRect()
      return { top: Math.round(top), middle: Math.round((top + bottom) / 2) }
    }),
  )

/** Where the words of an element stand, apart from the room around them. */
const middleOfWords = (screen: Screen, selector: string) =>
  screen
    .locator(`wx-page:not([hidden]) ${selector}`)
    .first()
    .evaluate(element => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const { top, bottom } = range.getBoundingClientRect()
      return Math.round((top + bottom) / 2)
    })

describe('what stands side by side, and in the middle of its room', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('the entries of a trust have their titles at one height, with a count below them or without', async () => {
    const screen = await screens.launch({ customer: 'U1', path: 'pages/family-trusts/index' })
    await screen.ready()
    const titles = await places(screen, '.trust-hero__title')
    assert.equal(titles.length, 4)
    assert.deepEqual([...new Set(titles.map(({ top }) => top))], [titles[0]?.top])
    await screen.close()
  })

  it('a day that is to be chosen stands in the middle of its line, as a typed value does', async () => {
    const screen = await screens.launch({ customer: 'U1', path: 'packages/assets/trades/trades/index' })
    await screen.ready()
    await screen.tap('导出对账单')
    await screen.tap('起止日期')
    await screen.see('开始日期')
    await screen.atRest()
    const [line] = await places(screen, '.field__input')
    assert.ok(line)
    assert.ok(Math.abs((await middleOfWords(screen, '.field__input')) - line.middle) <= 1)
    await screen.close()
  })

  it('the line above a dock is the dark one in the dark', async () => {
    const screen = await screens.launch({
      ...{ customer: 'U1', colorScheme: 'dark' },
      path: 'packages/membership/activities/activity/index?activityId=AC3',
    })
    await screen.ready()
    const shadow = await screen.locator('wx-page:not([hidden]) .dock').evaluate(dock => {
      const { boxShadow } = getComputedStyle(dock)
      return boxShadow.slice(0, boxShadow.indexOf(')') + 1)
    })
    assert.equal(shadow, 'rgb(39, 50, 60)')
    await screen.close()
  })
})
