import { chromium } from 'playwright-core'
import { requireChromium } from '../../scripts/lib/chromium.mjs'
import { fromRoot } from '../../scripts/lib/root.mjs'
import { CUSTOMER } from './api.mjs'
import { CPU_SLOWDOWN, device, networks } from './profiles.mjs'

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
]
const TIMEOUT_MS = 60_000

/** Starts Chromium with a fresh profile. */
export async function launchBrowser() {
  return chromium.launch({ executablePath: await requireChromium(), args: ARGS })
}

/** Starts Chromium on a profile folder of its own, with a debugging port for other tools; resolves with its context. */
export async function launchWithPort(profileDir) {
  const args = [...ARGS, '--remote-debugging-port=0']
  return chromium.launchPersistentContext(profileDir, { executablePath: await requireChromium(), args })
}

/** Logs the measured customer into a context. */
export async function logIn(context, base) {
  const answer = await context.request.post(`${base}/sandbox/api/login`, { data: { customer: CUSTOMER } })
  if (!answer.ok()) throw new Error(`The login answers with ${answer.status()}`)
}

async function prepare(context, { base, expected, network, isSlowed, setUp }) {
  context.setDefaultTimeout(TIMEOUT_MS)
  await logIn(context, base)
  await context.addInitScript({ content: `window.benchExpected = ${JSON.stringify(expected)}` })
  await context.addInitScript({ path: fromRoot('bench/page/probe.js') })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  if (network) await cdp.send('Network.emulateNetworkConditions', networks[network])
  if (isSlowed) await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await setUp?.(page)
  return { page, cdp }
}

/**
 * Gives `use` a logged-in page in a context without any cache, and closes it afterwards. The page has not been opened.
 * @param {{base: string, expected: object, network?: '4g' | 'slow4g', isSlowed: boolean, setUp?: (page) => Promise}} wanted
 * @param {(parts: {page, cdp}) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withPage(browser, wanted, use) {
  const context = await browser.newContext(device)
  try {
    return await use(await prepare(context, wanted))
  } finally {
    await context.close()
  }
}

/** Rejects with what the page shows when a promise takes too long. */
async function inTime(page, promise) {
  let timer
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('late')), TIMEOUT_MS)
  })
  try {
    return await Promise.race([promise, late])
  } catch (error) {
    if (error.message !== 'late') throw error
    const text = await page.evaluate(() => document.body.innerText)
    throw new Error(`${page.url()} does not show what it has to, but: ${text.slice(0, 600)}`)
  } finally {
    clearTimeout(timer)
  }
}

/** Opens an address; resolves with the ms from navigation to the paint of what the page has to show. */
export async function openAddress(page, address) {
  await page.goto(address, { waitUntil: 'commit' })
  return inTime(
    page,
    page.evaluate(() => window.bench.shown),
  )
}

/** Calls one of the probe's functions; resolves with what it returns. */
export function probe(page, name) {
  return inTime(
    page,
    page.evaluate(called => window.bench[called](), name),
  )
}
