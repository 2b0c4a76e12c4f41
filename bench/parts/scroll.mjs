import { openAddress, withPage } from '../lib/browser.mjs'
import { rowText } from '../lib/expected.mjs'
import { readHeap } from '../lib/heap.mjs'
import { manyTrades } from '../lib/many-trades.mjs'
import { inRounds } from '../lib/rounds.mjs'
import { median, quantile, summaries } from '../lib/stats.mjs'
import { short, spread } from '../lib/table.mjs'
import { followTraffic } from '../lib/traffic.mjs'
import { ratio, refusal } from '../lib/verdict.mjs'
import { fromRoot } from '../../scripts/lib/root.mjs'

export const title = 'Scrolling 10,000 rows'
export const needsApps = true

const ROWS = 10_000
/** Rows whose texts are compared: more than any screen holds. */
const CHECKED_ROWS = 30
const SCROLL = { speed: 4, durationMs: 4000 }
const CARE_SCALE = '150'
const MEGABYTE = 1e6

/** Answers the list request with all rows at once, and stores the display scale before the page's scripts run. */
async function setUp(page, { body, isCare }) {
  await page.addInitScript({ path: fromRoot('bench/page/scroll.js') })
  if (isCare) await page.addInitScript(scale => localStorage.setItem('multipleView', scale), CARE_SCALE)
  await page.route('**/tradeRecordList', route => route.fulfill({ contentType: 'application/json', body }))
}

/** One scroll through a fresh page. */
async function measureScroll(browser, { app, isCare, body, expected }) {
  const wanted = { base: app.base, expected, isSlowed: true, setUp: page => setUp(page, { body, isCare }) }
  return withPage(browser, wanted, async ({ page, cdp }) => {
    const traffic = followTraffic(cdp, app.dir)
    const ready = await openAddress(page, app.base + app.pages.list.address)
    await traffic.quiet()
    const scrolled = await page.evaluate(how => window.benchScroll(how), SCROLL)
    const { frames, blanks, asked, reached } = scrolled
    const elapsed = frames.reduce((sum, ms) => sum + ms, 0)
    const elements = await page.evaluate(() => document.querySelectorAll('*').length)
    return {
      ready,
      fps: (frames.length * 1000) / elapsed,
      frameP95: quantile(frames, 0.95),
      blankPercent: (blanks * 100) / frames.length,
      distancePercent: (reached * 100) / asked,
      elements,
      heapMB: (await readHeap(cdp)).heap / MEGABYTE,
    }
  })
}

function casesOf(apps) {
  const [{ trades }] = apps
  const answer = manyTrades(trades, ROWS)
  const envelope = { code: '00000000', msg: '', result: { statusCode: '00000000', msg: '', data: answer } }
  const body = JSON.stringify(envelope)
  const expected = {
    check: 'list',
    rows: answer.list.slice(0, CHECKED_ROWS).map(rowText),
    tapped: 0,
    values: [],
  }
  const scroll = (key, app, isCare) => ({ key, app, isCare, body, expected })
  return apps.flatMap(app => [
    scroll(app.id, app, false),
    // The references know no care mode.
    ...(app.isProduct ? [scroll(`${app.id}, care`, app, true)] : []),
  ])
}

function table(runs) {
  return {
    title: '10,000 rows, CPU x4, 4 px/ms for 4 s: median (min..max)',
    columns: [
      'app',
      'ready ms',
      'fps',
      'p95 frame ms',
      'blank %',
      'distance %',
      'elements',
      'heap MB',
      'fps /vue',
    ],
    rows: Object.keys(runs).map(key => {
      const { ready, fps, frameP95, blankPercent, distancePercent, elements, heapMB } = summaries(runs[key])
      const spreads = [ready, fps, frameP95, blankPercent, distancePercent].map(spread)
      return [
        key,
        ...spreads,
        short(elements.median),
        short(heapMB.median),
        short(ratio(runs, key, 'vue', 'fps')),
      ]
    }),
  }
}

function figuresOf(runs, key, calibration) {
  const middle = measure => median(runs[key].map(run => run[measure]))
  const of = key === 'product' ? undefined : 'care mode'
  const refused = refusal(runs, 'fps', calibration)
  return [
    { goal: 'scroll-fps-vue', of, value: ratio(runs, key, 'vue', 'fps'), refused },
    { goal: 'scroll-blank', of, value: middle('blankPercent') },
    { goal: 'scroll-distance', of, value: middle('distancePercent') },
  ]
}

/** Scrolls the long list of every app, the product's in care mode too. */
export async function run({ apps, browser, rounds }) {
  const { runs, calibration } = await inRounds(casesOf(apps), rounds, item => measureScroll(browser, item))
  return {
    data: { runs },
    calibration,
    tables: [table(runs)],
    figures: ['product', 'product, care'].flatMap(key => figuresOf(runs, key, calibration)),
  }
}
