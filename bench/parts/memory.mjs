import { openAddress, probe, withPage } from '../lib/browser.mjs'
import { readHeap } from '../lib/heap.mjs'
import { slope } from '../lib/stats.mjs'
import { short } from '../lib/table.mjs'
import { followTraffic } from '../lib/traffic.mjs'

export const title = 'Memory over fifty navigations'
export const needsApps = true

const NAVIGATIONS = 50
const READ_EVERY = 10
const KILOBYTE = 1000

/** Pages that are in the document, by the class of Taro's page container. */
const countPages = page => page.evaluate(() => document.querySelectorAll('.taro_page').length)

/** Nodes that are out of the document and still held by JavaScript. Asking keeps them, so it comes last. */
async function countDetached(cdp) {
  await cdp.send('DOM.enable')
  const { detachedNodes } = await cdp.send('DOM.getDetachedDomNodes')
  const count = ({ children = [] }) => children.reduce((sum, child) => sum + count(child), 1)
  return detachedNodes.reduce((sum, { treeNode }) => sum + count(treeNode), 0)
}

/** List, trade and back, fifty times, with a reading after every ten. */
async function measureMemory(browser, app) {
  const { address, expected } = app.pages.list
  return withPage(browser, { base: app.base, expected, isSlowed: false }, async ({ page, cdp }) => {
    const traffic = followTraffic(cdp, app.dir)
    await openAddress(page, app.base + address)
    await traffic.quiet()
    const readings = []
    for (let done = 1; done <= NAVIGATIONS; done += 1) {
      await probe(page, 'openDetail')
      await probe(page, 'goBack')
      if (done % READ_EVERY !== 0) continue
      await traffic.quiet()
      readings.push({ done, ...(await readHeap(cdp)), pages: await countPages(page) })
    }
    return { readings, detached: await countDetached(cdp) }
  })
}

/** Growth per navigation between the first reading and the last. */
const growth = (readings, measure) => slope(readings.map(reading => [reading.done, reading[measure]]))

function row(id, { readings, detached }) {
  const [first] = readings
  const last = readings[readings.length - 1]
  return [
    id,
    `${short(first.heap / KILOBYTE)} → ${short(last.heap / KILOBYTE)}`,
    short(growth(readings, 'heap') / KILOBYTE),
    `${first.nodes} → ${last.nodes}`,
    short(growth(readings, 'nodes')),
    `${first.listeners} → ${last.listeners}`,
    short(growth(readings, 'listeners')),
    String(last.pages),
    String(detached),
  ]
}

/** Looks for what every app keeps after a page has gone; once each, since garbage collection is not timed. */
export async function run({ apps, browser }) {
  const runs = {}
  for (const app of apps.filter(({ id }) => id !== 'vue-again')) {
    console.log(`  ${app.id}`)
    runs[app.id] = await measureMemory(browser, app)
  }
  const each = 'a navigation'
  return {
    data: { runs },
    calibration: [],
    tables: [
      {
        title: 'After garbage collection, 10th → 50th navigation list, detail and back',
        columns: ['app', 'heap kB', each, 'nodes', each, 'listeners', each, 'pages', 'detached nodes'],
        rows: Object.entries(runs).map(([id, measured]) => row(id, measured)),
      },
    ],
    figures: [],
  }
}
