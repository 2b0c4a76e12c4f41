import { openAddress, probe, withPage } from '../lib/browser.mjs'
import { inRounds } from '../lib/rounds.mjs'
import { median, summaries } from '../lib/stats.mjs'
import { short, spread } from '../lib/table.mjs'
import { followTraffic } from '../lib/traffic.mjs'
import { busyMachine, ratio, refusal } from '../lib/verdict.mjs'

export const title = 'Cold load'
export const needsApps = true

const PAGES = ['entry', 'list', 'detail']
const NETWORKS = ['4g', 'slow4g']
const KIB = 1024

/** One cold load of a page: times in ms of the page's clock, sizes in bytes. */
async function measureLoad(browser, { app, pageName, network }) {
  const { address, expected } = app.pages[pageName]
  return withPage(browser, { base: app.base, expected, network, isSlowed: true }, async ({ page, cdp }) => {
    const traffic = followTraffic(cdp, app.dir)
    const shown = await openAddress(page, app.base + address)
    await traffic.quiet()
    const vitals = await probe(page, 'vitals')
    const timeOrigin = await page.evaluate(() => performance.timeOrigin)
    return { ...vitals, shown, ...traffic.totals(shown, timeOrigin) }
  })
}

/** Runs of one page and network by app. */
function runsOf(runs, apps, pageName, network) {
  return Object.fromEntries(apps.map(({ id }) => [id, runs[`${id} ${pageName} ${network}`]]))
}

function timeTable(cell, apps, pageName, network) {
  return {
    title: `${pageName}, ${network}, CPU x4: ms, median (min..max); ratios of LCP`,
    columns: ['app', 'FCP', 'LCP', 'shown', 'TBT', '/html', '/react', '/vue'],
    rows: apps.map(({ id }) => {
      const { fcp, lcp, shown, tbt } = summaries(cell[id])
      const ratios = ['html', 'react', 'vue'].map(reference => short(ratio(cell, id, reference, 'lcp')))
      return [id, short(fcp.median), spread(lcp), spread(shown), short(tbt.median), ...ratios]
    }),
  }
}

function sizeTable(cell, apps, pageName) {
  const middle = (id, measure) => median(cell[id].map(run => run[measure]))
  const kib = (id, measure) => short(middle(id, measure) / KIB)
  return {
    title: `${pageName}: KiB loaded until shown (brotli over the wire; gzip -9 of the same files, analytics among them), and in all`,
    columns: [
      'app',
      'JS',
      'CSS',
      'all',
      'requests',
      'JS gz',
      'analytics',
      'CSS gz',
      'in all',
      'requests in all',
    ],
    rows: apps.map(({ id }) => [
      id,
      ...['jsBytes', 'cssBytes', 'bytes'].map(measure => kib(id, measure)),
      short(middle(id, 'requests')),
      ...['jsGzip', 'analyticsGzip', 'cssGzip', 'allBytes'].map(measure => kib(id, measure)),
      short(middle(id, 'allRequests')),
    ]),
  }
}

function sizeFigures(cell) {
  const middle = (id, measure) => median(cell[id].map(run => run[measure]))
  const both = id => middle(id, 'jsGzip') + middle(id, 'cssGzip')
  return [
    { goal: 'entry-js', value: middle('product', 'jsGzip') / KIB },
    { goal: 'entry-js-vue', value: middle('product', 'jsGzip') / middle('vue', 'jsGzip') },
    { goal: 'entry-js-css-vue', value: both('product') / both('vue') },
  ]
}

function timeFigures(cell, calibration, pageName, network) {
  const isSlow = network === 'slow4g'
  const figure = (goal, measure, reference = 'vue') => ({
    ...{ goal, of: `${pageName}, ${network}` },
    value: ratio(cell, 'product', reference, measure),
    refused: refusal(cell, measure, calibration),
  })
  return [
    figure(`lcp-${network}${pageName === 'entry' ? '-entry' : ''}`, 'lcp'),
    figure('fcp', 'fcp'),
    ...(isSlow ? [figure('lcp-slow4g-html', 'lcp', 'html'), figure('shown-slow4g', 'shown')] : []),
    {
      ...{ goal: 'tbt', of: `${pageName}, ${network}` },
      value: median(cell.product.map(({ tbt }) => tbt)),
      refused: busyMachine(calibration),
    },
  ]
}

/** Loads every page of every app cold over both networks. */
export async function run({ apps, browser, rounds }) {
  const cases = apps.flatMap(app =>
    PAGES.flatMap(pageName =>
      NETWORKS.map(network => ({ key: `${app.id} ${pageName} ${network}`, app, pageName, network })),
    ),
  )
  const { runs, calibration } = await inRounds(cases, rounds, item => measureLoad(browser, item))
  const cells = PAGES.flatMap(pageName =>
    NETWORKS.map(network => ({ pageName, network, cell: runsOf(runs, apps, pageName, network) })),
  )
  return {
    data: { runs },
    calibration,
    tables: [
      ...cells.map(({ cell, pageName, network }) => timeTable(cell, apps, pageName, network)),
      ...PAGES.map(pageName => sizeTable(runsOf(runs, apps, pageName, 'slow4g'), apps, pageName)),
    ],
    figures: [
      ...sizeFigures(runsOf(runs, apps, 'entry', 'slow4g')),
      ...cells.flatMap(({ cell, pageName, network }) => timeFigures(cell, calibration, pageName, network)),
    ],
  }
}
