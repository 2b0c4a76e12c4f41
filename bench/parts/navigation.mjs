import { openAddress, probe, withPage } from '../lib/browser.mjs'
import { inRounds } from '../lib/rounds.mjs'
import { median, summaries } from '../lib/stats.mjs'
import { short, spread } from '../lib/table.mjs'
import { followTraffic } from '../lib/traffic.mjs'
import { ratio, refusal } from '../lib/verdict.mjs'

export const title = 'Navigation'
export const needsApps = true

/** Openings of the detail after the first one, which fetched its code. */
const WARM_OPENINGS = 4
const MEASURES = ['cold', 'warm', 'back']

/** Opens a trade from the list and goes back, several times: ms from the finger's lifting to the paint. */
async function measureNavigation(browser, { app }) {
  const { address, expected } = app.pages.list
  const wanted = { base: app.base, expected, network: '4g', isSlowed: true }
  return withPage(browser, wanted, async ({ page, cdp }) => {
    const traffic = followTraffic(cdp, app.dir)
    await openAddress(page, app.base + address)
    const openings = []
    const ways = []
    for (let opening = 0; opening <= WARM_OPENINGS; opening += 1) {
      await traffic.quiet()
      openings.push(await probe(page, 'openDetail'))
      await traffic.quiet()
      ways.push(await probe(page, 'goBack'))
    }
    const [cold, ...warm] = openings
    return { cold, warm: median(warm), back: median(ways) }
  })
}

function table(runs, apps) {
  return {
    title: 'List to detail and back, 4g, CPU x4: ms, median (min..max)',
    columns: ['app', ...MEASURES, 'warm /html', 'warm /vue', 'back /html', 'back /vue'],
    rows: apps.map(({ id }) => {
      const measured = summaries(runs[id])
      const ratios = ['warm', 'back'].flatMap(measure =>
        ['html', 'vue'].map(reference => short(ratio(runs, id, reference, measure))),
      )
      return [id, ...MEASURES.map(measure => spread(measured[measure])), ...ratios]
    }),
  }
}

/** Measures the way from the list to a trade and back in every app. */
export async function run({ apps, browser, rounds }) {
  const cases = apps.map(app => ({ key: app.id, app }))
  const { runs, calibration } = await inRounds(cases, rounds, item => measureNavigation(browser, item))
  return {
    data: { runs },
    calibration,
    tables: [table(runs, apps)],
    figures: MEASURES.map(measure => ({
      goal: `${measure}-vue`,
      value: ratio(runs, 'product', 'vue', measure),
      refused: refusal(runs, measure, calibration),
    })),
  }
}
