/**
 * Loads the built pages cold in a throttled Chromium and prints medians: `npm run bench`. Writes `.cache/bench.json`.
 * Needs a build (`npm run build:h5`) and Chromium (CHROMIUM_PATH). Timings on a busy machine say little: the calibration
 * line tells how busy it was.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const ROUNDS = 7
const PORT = 8790
const BASE = `http://127.0.0.1:${PORT}`
/** CDP's network emulation: bytes per second and milliseconds. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const PAGES = {
  'report entry': { address: '/phone/assetsReport/entry', ready: '开始阅读' },
  'report story': { address: '/phone/assetsReport/report', ready: '下一页' },
  home: { address: '/phone/home', ready: '行稳致远' },
  404: { address: '/phone/404', ready: 'YOU LOOK LOST' },
}

const median = values => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

function calibrate() {
  const start = performance.now()
  let sum = 0
  for (let i = 0; i < 2e7; i += 1) sum += Math.sqrt(i)
  return sum > 0 ? performance.now() - start : 0
}

async function startSandbox(dataDir) {
  const child = spawn('npx', ['tsx', 'sandbox/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(PORT), DATA_DIR: dataDir },
    stdio: 'ignore',
    detached: true,
  })
  for (let tries = 0; tries < 100; tries += 1) {
    await new Promise(resolve => setTimeout(resolve, 200))
    const answer = await fetch(`${BASE}/sandbox/api/customers`).catch(() => undefined)
    if (answer?.ok) return () => process.kill(-child.pid)
  }
  process.kill(-child.pid)
  throw new Error('The sandbox did not start; is the product built (npm run build:h5)?')
}

async function measure(browser, { address, ready }) {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } })
  await context.request.post(`${BASE}/sandbox/api/login`, { data: { customer: 'U1' } })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  let bytes = 0
  let requests = 0
  cdp.on('Network.loadingFinished', event => {
    bytes += event.encodedDataLength
    requests += 1
  })
  await page.addInitScript(() => {
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) window.__lcp = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.goto(BASE + address)
  await page.getByText(ready).first().waitFor()
  const readyMs = await page.evaluate(() => performance.now())
  await page.waitForTimeout(1500)
  const paints = await page.evaluate(() => ({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    lcp: window.__lcp ?? 0,
  }))
  await context.close()
  return { ...paints, ready: readyMs, kB: bytes / 1000, requests }
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-'))
const stop = await startSandbox(dataDir)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const results = {}
const calibration = []
try {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of Object.keys(PAGES).sort(() => Math.random() - 0.5)) {
      calibration.push(calibrate())
      const run = await measure(browser, PAGES[name])
      ;(results[name] ??= []).push(run)
    }
  }
} finally {
  await browser.close()
  stop()
  rmSync(dataDir, { recursive: true, force: true })
}

const summary = Object.fromEntries(
  Object.entries(results).map(([name, runs]) => [
    name,
    Object.fromEntries(
      Object.keys(runs[0]).map(key => [key, Math.round(median(runs.map(run => run[key])) * 10) / 10]),
    ),
  ]),
)
console.log(
  `slow 4G, CPU x4, ${ROUNDS} cold rounds, medians; FCP, LCP and ready (the page's text shown) in ms`,
)
console.table(summary)
console.log(
  `calibration loop: median ${median(calibration).toFixed(0)} ms, worst ${Math.max(...calibration).toFixed(0)} ms`,
)
mkdirSync(path.join(ROOT, '.cache'), { recursive: true })
writeFileSync(path.join(ROOT, '.cache/bench.json'), JSON.stringify({ calibration, results }, null, 2))
