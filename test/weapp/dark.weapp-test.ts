/** @run short: what WeChat makes of theme and text sizes */
import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import { beforeEach, describe, it } from 'node:test'
import { CHART_COLOURS } from '@/platform/look/chart-colours'
import themeFile from '@/theme.json'
import { useApp } from './harness'
import { openSettings } from './open-settings'
import { plain } from './host-fixture'
import type { Phone } from './phone'
import { useScreens } from './screen'

const app = useApp()
const screens = useScreens(app)
const POSITION = 'packages/assets/holdings/position/index?positionId=U1-P06'

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

/** On pages with a dark top of their own clock and battery are white in both. */
const DARK_TOP = { ...LIGHT, bar: { ...LIGHT.bar, front: '#ffffff' } }

/** How the page in front and what is around it look. */
const looks = (phone: Phone) => {
  const { ground, dots, bar } = phone.host.frame
  return plain({ isDark: phone.query('.page-shell.theme-dark') !== undefined, ground, dots, bar })
}

async function turnsTo(phone: Phone, expected: typeof DARK): Promise<void> {
  await phone.quiet()
  // What is around the page follows it a moment later.
  await phone.until(`it does not look like ${JSON.stringify(expected)}`, () =>
    isDeepStrictEqual(looks(phone), expected),
  )
}

/** The tab bar in the colours and icons of a theme, whatever WeChat's own is. */
const showsTabs = (phone: Phone, theme: 'light' | 'dark') =>
  phone.until(`the tab bar is ${JSON.stringify(phone.host.tabBar)}`, () => {
    const { ground, line, tabs = [] } = phone.host.tabBar ?? {}
    const { tabGround, tabLine, tabText, tabSelected } = themeFile[theme]
    return (
      ground === tabGround &&
      line === tabLine &&
      tabs.every(({ icon, colour, isSelected }) => {
        const ending = isSelected ? `-${theme}-selected.png` : `-${theme}.png`
        return icon.endsWith(ending) && colour === (isSelected ? tabSelected : tabText)
      })
    )
  })

describe('the dark appearance', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('follows WeChat’s, while the page is open, and on the pages below it', async () => {
    const phone = await app.launch({ customer: 'U1' })
    await phone.see('林*远，您好')
    await turnsTo(phone, DARK_TOP)
    await phone.tap('年度资产报告')
    await phone.see('开始阅读')
    phone.host.appearance.switchTo('dark')
    await turnsTo(phone, DARK)
    await phone.host.back()
    await turnsTo(phone, DARK)
    assert.equal(phone.host.tabBar?.ground, '#161E26')
    assert.equal(phone.host.tabBar?.tabs[0]?.icon, 'assets/tabs/home-dark-selected.png')
    phone.host.appearance.switchTo('light')
    await turnsTo(phone, DARK_TOP)
    phone.close()
  })

  it('can be chosen in the settings, against WeChat’s, and is kept', async () => {
    const phone = await app.launch({ customer: 'U1' })
    await phone.see('林*远，您好')
    await openSettings(phone)
    await phone.tap('深色')
    await turnsTo(phone, DARK)
    assert.equal(phone.stored('theme'), 'dark')
    await phone.host.back()
    await showsTabs(phone, 'dark')
    await phone.host.tapTab('我的信托')
    await phone.see('林氏家族信托')
    await turnsTo(phone, DARK)
    await showsTabs(phone, 'dark')
    await phone.host.tapTab('首页')
    await openSettings(phone)
    await phone.tap('浅色')
    await phone.host.back()
    await showsTabs(phone, 'light')
    phone.host.appearance.switchTo('dark')
    await turnsTo(phone, DARK_TOP)
    // WeChat puts its dark colours there as it turns.
    await showsTabs(phone, 'light')
    await phone.host.tapTab('我的信托')
    await turnsTo(phone, LIGHT)
    await showsTabs(phone, 'light')
    await phone.host.tapTab('首页')
    await openSettings(phone)
    await phone.tap('跟随系统')
    await turnsTo(phone, DARK)
    await phone.host.back()
    await showsTabs(phone, 'dark')
    phone.close()
    const later = await app.launch({ storage: { theme: 'dark' } })
    await later.see('行稳致远')
    await turnsTo(later, DARK)
    later.close()
  })

  it('keeps clock and battery legible over every page of the report', async () => {
    const phone = await app.launch({ customer: 'U1', path: 'packages/report/story/story/index?page=2' })
    const fronts: string[] = []
    for (const page of [2, 3, 4, 5, 6, 7, 8]) {
      await phone.see(new RegExp(`^${page}\\s*/`))
      await phone.quiet()
      fronts.push(phone.host.frame.bar.front)
      if (page < 8) await phone.tap('下一页')
    }
    const [onLight, onDark] = ['#000000', '#ffffff']
    assert.deepEqual(fronts, [onLight, onLight, onLight, onDark, onDark, onDark, onLight])
    phone.close()
  })

  it('has white clock and battery on a dark top from the first moment, and the chosen colours on every other', async () => {
    const { pack } = app
    for (const page of [
      'pages/home/index',
      'packages/report/cover/entry/index',
      'packages/report/lottery/result/index',
    ]) {
      assert.equal(pack.components[page]?.navigationBarTextStyle, 'white', page)
    }
    const phone = await app.launch({ customer: 'U1', storage: { theme: 'dark' } })
    await phone.see('林*远，您好')
    await phone.host.open('/pages/positions/index')
    await phone.settled()
    // The first that is drawn of the page comes to a bar that is painted already.
    const first = phone.host.setDataCalls.find(({ page }) => page === 'pages/positions/index')
    assert.equal(first?.front, '#ffffff')
    phone.close()
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
