import { build } from '../../scripts/lib/build.mjs'
import { fromRoot } from '../../scripts/lib/root.mjs'
import { isCurrent } from '../../scripts/lib/stamp.mjs'
import { launchBrowser } from '../lib/browser.mjs'
import { CPU_SLOWDOWN, device } from '../lib/profiles.mjs'
import { inRounds } from '../lib/rounds.mjs'
import { serveBuild } from '../lib/server.mjs'
import { quantile } from '../lib/stats.mjs'
import { busyMachine } from '../lib/verdict.mjs'

export const title = 'Typing among twenty beneficiaries'
export const needsApps = false

/** Whose trust has twenty of them. */
const CUSTOMER = 'U6'
const KEYS = Array.from('123456789')
/** Keys that are not counted: they load what a field needs. */
const FIRST_KEYS = 3
const TIMEOUT_MS = 60_000

const PAGES = {
  'shares of the end, twenty fields': {
    address: 'beneficiaryinfo/endBeneficiary?trustId=FT3',
    field: page => page.getByRole('textbox').first(),
  },
  'one of twenty, the share': {
    address: 'beneficiaryinfo/addbeneficiary?trustId=FT3&beneId=FT3-B01',
    field: page => page.getByLabel('受益比例（%）').first(),
  },
  'one of twenty, the address': {
    address: 'beneficiaryinfo/addbeneficiary?trustId=FT3&beneId=FT3-B01',
    field: page => page.getByLabel('联系地址').first(),
  },
}

/** In the page: ms from each key to the paint that answers it. */
function watchKeys() {
  window.benchKeys = []
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        // Behind the paint of this frame.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => window.benchKeys.push(performance.now() - timeStamp)
        port2.postMessage(undefined)
      }),
    true,
  )
}

async function typed(page, field) {
  await field.focus()
  await field.press('ControlOrMeta+a')
  const before = await page.evaluate(() => window.benchKeys.length)
  for (const [index, key] of KEYS.entries()) {
    await page.keyboard.press(key)
    await page.waitForFunction(count => window.benchKeys.length >= count, before + index + 1)
    if (index % 4 === 3) await page.keyboard.press('Backspace')
  }
  const times = await page.evaluate(from => window.benchKeys.slice(from), before)
  return times.slice(FIRST_KEYS)
}

async function measure(browser, base, { address, field }) {
  const context = await browser.newContext(device)
  try {
    context.setDefaultTimeout(TIMEOUT_MS)
    await context.request.post(`${base}/sandbox/api/login`, { data: { customer: CUSTOMER } })
    const page = await context.newPage()
    await page.addInitScript(watchKeys)
    await page.goto(`${base}/phone/${address}`)
    await field(page).waitFor()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    return await typed(page, field(page))
  } finally {
    await context.close()
  }
}

/** Measures how long a key takes to be answered on a slow phone, in the pages that have all twenty of them. */
export async function run({ rounds }) {
  if (!isCurrent('h5')) await build('h5')
  const server = await serveBuild(fromRoot('dist/h5'))
  const browser = await launchBrowser()
  try {
    const cases = Object.entries(PAGES).map(([key, wanted]) => ({ key, wanted }))
    const { runs, calibration } = await inRounds(cases, rounds, ({ wanted }) =>
      measure(browser, server.base, wanted),
    )
    const keys = Object.entries(runs).map(([name, times]) => ({ name, times: times.flat() }))
    const figure = ({ name, times }) => ({
      ...{ goal: 'typing', of: name, value: quantile(times, 0.9) },
      refused: busyMachine(calibration),
    })
    return {
      data: { runs },
      calibration,
      tables: [
        {
          title: 'Key to paint, CPU x4: ms',
          columns: ['page', 'median', 'p90', 'max'],
          rows: keys.map(({ name, times }) => [
            name,
            ...[0.5, 0.9, 1].map(share => quantile(times, share).toFixed(0)),
          ]),
        },
      ],
      figures: keys.map(figure),
    }
  } finally {
    await browser.close()
    server.close()
  }
}
