import { App } from '../../test/weapp/harness'
import { bytesOf } from '../../test/weapp/metrics'
import { Screens } from '../../test/weapp/screen'
import { withOnePage } from './weapp-send.mjs'

/** Rows of the short list. */
const ROWS = 20
/** How far the long list is scrolled: screens of 812 px. */
const SCREENS = 10
const SCREEN_PX = 812
/** Customers of the sandbox's seed: one with a few dozen trades, one with 10,000. */
const FEW = 'U1'
const MANY = 'U6'

/** One step: how many `setData` calls, bytes of their JSON in all and of the largest. */
const sumOf = calls => ({
  calls: calls.length,
  bytes: bytesOf(calls),
  largest: Math.max(0, ...calls.map(({ bytes }) => bytes)),
})

/** Up to the first rows, which are the largest call: those below the screen follow once these stand. */
const firstPicture = calls => {
  const sizes = calls.map(({ bytes }) => bytes)
  return calls.slice(0, sizes.indexOf(Math.max(...sizes)) + 1)
}

const rowsDrawn = screen => screen.locator('wx-page:not([hidden]) .trade-row').count()

/** Everything that goes to the view from the start of the mini-program until its first page is drawn. */
async function opened(screens, customer, page, seen) {
  const screen = await screens.launch({ customer, path: page })
  await screen.see(seen)
  await screen.measure(() => Promise.resolve())
  return { screen, calls: await screen.page.evaluate(() => window.host.setDataCalls) }
}

async function measureShort(screens, { listPage, listHead }) {
  const { screen, calls } = await opened(screens, FEW, listPage, listHead)
  await screen.page.waitForFunction(count => document.querySelectorAll('.trade-row').length >= count, ROWS)
  const rows = await rowsDrawn(screen)
  const all = await screen.page.evaluate(() => window.host.setDataCalls)
  const first = screen.locator('.trade-row').first()
  const detail = await screen.measure(async () => {
    await first.tap()
    await screen.see('流水号')
  })
  await screen.close()
  return { picture: sumOf(firstPicture(calls)), list: { ...sumOf(all), rows }, detail: sumOf(detail) }
}

async function measureLong(screens, { listPage, listHead }) {
  const { screen, calls } = await opened(screens, MANY, listPage, listHead)
  const rows = await rowsDrawn(screen)
  const scrolled = await screen.measure(async () => {
    for (let count = 0; count < SCREENS; count += 1) {
      await screen.scrollBy(SCREEN_PX)
      await screen.page.waitForFunction(() => window.host.connection.pending === 0)
    }
  })
  await screen.close()
  return { longList: { ...sumOf(calls), rows }, longScroll: sumOf(scrolled) }
}

async function onScreens(program, run) {
  const screens = new Screens(program)
  try {
    await screens.start()
    return await run(screens)
  } finally {
    await screens.end()
  }
}

/**
 * Counts the `setData` calls of a mini-program in the test's host: a list of 20 trades and its detail, a list of 10,000 and
 * ten screens of it.
 * @param {{folder: string, listPage: string, listHead: RegExp}} program built mini-program, its page with the trades, and a
 *   text that stands there once they have come
 * @returns {Promise<Record<'picture'|'list'|'detail'|'longList'|'longScroll', {calls: number, bytes: number, largest: number}>>} bytes
 *   of UTF-8 JSON; the two lists also say how many `rows` were drawn
 */
export async function measureSetData(program) {
  const app = new App(program.folder)
  try {
    await app.start()
    const { pack, bundle, send } = app
    const started = { pack, bundle, send, start: async () => {}, sessionOf: name => app.sessionOf(name) }
    const short = { ...started, send: withOnePage(send, 'tradeRecordList', ROWS) }
    return {
      ...(await onScreens(short, screens => measureShort(screens, program))),
      ...(await onScreens(started, screens => measureLong(screens, program))),
    }
  } finally {
    await app.end()
  }
}
