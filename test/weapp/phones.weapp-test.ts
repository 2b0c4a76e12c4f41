/** @run long: other phones, keyboards and the eye on every page */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'
import type { PhoneName } from './host/view/phones'
import { misplaced } from './layout'
import { type Screen, useScreens } from './screen'

const app = useApp()
const screens = useScreens(app)

/** Where the first words of a page begin and where what can be tapped at its end stops, px of the window. */
const edges = (screen: Screen, first: string, last: string) =>
  screen.page.evaluate(
    ([top = '', bottom = '']) => {
      const rect = (selector: string) =>
        document.querySelector(`wx-page:not([hidden]) ${selector}`)?.getBoundingClientRect()
      return { top: rect(top)?.top ?? -1, bottom: rect(bottom)?.bottom ?? -1, height: window.innerHeight }
    },
    [first, last],
  )

describe('three phones', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  for (const phone of ['notched', 'small', 'android'] as PhoneName[]) {
    for (const multipleView of ['100', '200']) {
      it(`${phone} at ${multipleView}: home and report stand below the clock, docks above the edge`, async () => {
        const screen = await screens.launch({ customer: 'U1', phone, storage: { multipleView } })
        const { statusBar, env } = screen.phone
        await screen.ready()
        const home = await edges(screen, '.home__mark', '.home__mark')
        assert.ok(
          home.top >= statusBar,
          `the brand begins at ${home.top}, below a status bar of ${statusBar}`,
        )
        await screen.shoot(`home-${phone}-${multipleView}`)
        assert.deepEqual(await misplaced(screen), [])
        // Scrolled, the list is not seen under the white clock.
        await screen.scrollBy(600)
        const isCovered = await screen.page.evaluate(
          y => document.elementFromPoint(40, y)?.matches('.home__status'),
          Math.round(statusBar / 2),
        )
        assert.equal(isCovered, true)
        await screen.shoot(`home-scrolled-${phone}-${multipleView}`)
        await screen.visit('packages/report/story/story/index?page=2')
        const story = await edges(screen, '.report-bar__button', '.story-footer__next')
        assert.ok(story.top >= statusBar, `the report begins at ${story.top}`)
        assert.ok(
          story.bottom <= story.height - env.bottom,
          `its button ends at ${story.bottom} of ${story.height}`,
        )
        await screen.visit('packages/membership/activities/activity/index?activityId=AC3')
        const dock = await edges(screen, '.page-shell', '.button--primary')
        assert.ok(
          dock.bottom <= dock.height - env.bottom,
          `the dock ends at ${dock.bottom} of ${dock.height}`,
        )
        assert.deepEqual(await misplaced(screen), [])
        await screen.close()
      })
    }
  }

  it('pictures of the server are seen, since it allows them to a page of another origin', async () => {
    const screen = await screens.launch({ customer: 'U1', path: 'packages/content/articles/articles/index' })
    await screen.ready()
    await screen.page.waitForFunction(() => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('wx-image img')]
      return pictures.some(({ naturalWidth }) => naturalWidth > 0)
    })
    await screen.close()
  })

  it('line breaks of a text of the server are lines', async () => {
    const screen = await screens.launch({ path: 'packages/content/articles/article/index?articleId=AR30' })
    await screen.ready()
    const heights = await screen.page.evaluate(name => {
      const paragraph = document.querySelector('.server-html .rich-p')
      const breaks = document.createElement('wx-view')
      breaks.className = name
      breaks.textContent = '\n'
      const height = () => paragraph?.getBoundingClientRect().height ?? 0
      if (paragraph) paragraph.textContent = '第一行第二行'
      const one = height()
      paragraph?.firstChild?.after(breaks, '第三行')
      return [one, height()]
    }, 'rich-br')
    assert.equal(heights[1], 2 * heights[0]!)
    await screen.close()
  })
})
