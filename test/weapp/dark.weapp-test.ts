import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { CHART_COLOURS } from '@/platform/chart-colours'
import { useApp } from './harness'
import { plain } from './host-fixture'
import type { Phone } from './phone'
import { useScreens } from './screen'

const app = useApp()
const screens = useScreens(app)
const POSITION = 'packages/assets/pages/position/index?positionId=U1-P06'

const LIGHT = {
  isDark: false,
  ground: '#f6f5f2',
  dots: 'dark',
  bar: { front: '#000000', background: '#f6f5f2' },
}
const DARK = {
  isDark: true,
  ground: '#0d1319',
  dots: 'light',
  bar: { front: '#ffffff', background: '#0d1319' },
}

/** How the page in front and what is around it look. */
const looks = (phone: Phone) => {
  const { ground, dots, bar } = phone.host.frame
  return plain({ isDark: phone.query('.page-shell.theme-dark') !== undefined, ground, dots, bar })
}

const turnsTo = (phone: Phone, expected: typeof DARK) =>
  phone.until(`it looks like ${JSON.stringify(looks(phone))}`, () => {
    return JSON.stringify(looks(phone)) === JSON.stringify(expected)
  })

describe('the dark appearance', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('follows WeChat’s, while the page is open, and on the pages below it', async () => {
    const phone = await app.launch({ customer: 'U1' })
    await phone.see('林*远，您好')
    await turnsTo(phone, LIGHT)
    await phone.tap('年度资产报告')
    await phone.see('开始阅读')
    phone.host.appearance.switchTo('dark')
    await turnsTo(phone, DARK)
    await phone.host.back()
    await turnsTo(phone, DARK)
    assert.equal(phone.host.tabBar?.ground, '#161E26')
    assert.equal(phone.host.tabBar?.tabs[0]?.icon, 'assets/tabs/home-dark-selected.png')
    phone.host.appearance.switchTo('light')
    await turnsTo(phone, LIGHT)
    phone.close()
  })

  it('can be chosen on the home page, against WeChat’s, and is kept', async () => {
    const phone = await app.launch({ customer: 'U1' })
    await phone.see('林*远，您好')
    await phone.tap('深色')
    await turnsTo(phone, DARK)
    assert.equal(phone.stored('theme'), 'dark')
    await phone.host.tapTab('我的信托')
    await phone.see('林氏家族信托')
    await turnsTo(phone, DARK)
    await phone.host.tapTab('首页')
    await phone.tap('浅色')
    phone.host.appearance.switchTo('dark')
    await turnsTo(phone, LIGHT)
    await phone.tap('跟随系统')
    await turnsTo(phone, DARK)
    phone.close()
    const later = await app.launch({ storage: { theme: 'dark' } })
    await later.see('行稳致远')
    await turnsTo(later, DARK)
    later.close()
  })

  it('draws the chart anew in its colours', async () => {
    const screen = await screens.launch({ customer: 'U1', path: POSITION })
    await screen.ready()
    /** Waits until the canvas has many points of one colour, and none of another. */
    const isDrawnIn = (shown: string, gone: string) =>
      screen.page.waitForFunction(
        ([wanted = '', unwanted = '']) => {
          const canvas = document.querySelector<HTMLCanvasElement>('wx-canvas canvas')
          const { data = [] } =
            canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
          const count = (colour: string) => {
            const parts = [1, 3, 5].map(at => parseInt(colour.slice(at, at + 2), 16))
            let points = 0
            for (let at = 0; at < data.length; at += 4) {
              if (parts.every((part, index) => data[at + index] === part) && data[at + 3] === 255) points += 1
            }
            return points
          }
          return count(wanted) > 500 && count(unwanted) === 0
        },
        [shown, gone],
      )
    const { light, dark } = CHART_COLOURS
    await isDrawnIn(light.accent, dark.accent)
    await screen.turn('dark')
    await isDrawnIn(dark.accent, light.accent)
    await screen.shoot('position-turned-dark')
    await screen.close()
  })
})
