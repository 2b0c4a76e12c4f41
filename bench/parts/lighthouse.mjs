import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { launchWithPort, logIn } from '../lib/browser.mjs'
import { installIn } from '../lib/prepare.mjs'
import { inRounds } from '../lib/rounds.mjs'
import { median, summaries } from '../lib/stats.mjs'
import { short, spread } from '../lib/table.mjs'
import { busyMachine } from '../lib/verdict.mjs'

export const title = 'Lighthouse'
export const needsApps = true

const PAGES = ['entry', 'list']
const AUDITS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  si: 'speed-index',
  cls: 'cumulative-layout-shift',
}

/** The port that Chromium notes in its profile once it listens. */
function portOf(profileDir) {
  return Number(fs.readFileSync(path.join(profileDir, 'DevToolsActivePort'), 'utf8').split('\n', 1)[0])
}

/** One report: score in points, times in ms. The session's cookie stays, the cache is empty: the profile is new. */
async function measureScore(lighthouse, { app, pageName }) {
  const profileDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-lighthouse-'))
  const context = await launchWithPort(profileDir)
  try {
    await logIn(context, app.base)
    const { lhr } = await lighthouse(app.base + app.pages[pageName].address, {
      port: portOf(profileDir),
      onlyCategories: ['performance'],
      disableStorageReset: true,
      logLevel: 'error',
    })
    if (lhr.runtimeError) throw new Error(`Lighthouse: ${lhr.runtimeError.message}`)
    const values = Object.entries(AUDITS).map(([name, audit]) => [name, lhr.audits[audit].numericValue])
    return { score: lhr.categories.performance.score * 100, ...Object.fromEntries(values) }
  } finally {
    await context.close()
    fs.rmSync(profileDir, { recursive: true, force: true })
  }
}

function table(runs) {
  return {
    title: 'Lighthouse, mobile, simulated throttling: median (min..max)',
    columns: ['page', 'score', 'FCP ms', 'LCP ms', 'TBT ms', 'speed index ms', 'CLS'],
    rows: Object.entries(runs).map(([key, measured]) => {
      const { score, fcp, lcp, tbt, si, cls } = summaries(measured)
      const shorts = [fcp, lcp, tbt, si, cls].map(({ median: middle }) => short(middle))
      return [key, spread(score), ...shorts]
    }),
  }
}

/** Lighthouse's own view of the product and the Vue reference. */
export async function run({ apps, rounds }) {
  await installIn('bench')
  const { default: lighthouse } = await import('lighthouse')
  const compared = apps.filter(({ id, isProduct }) => isProduct || id === 'vue')
  const cases = compared.flatMap(app =>
    PAGES.map(pageName => ({ key: `${app.id} ${pageName}`, app, pageName })),
  )
  const { runs, calibration } = await inRounds(cases, rounds, item => measureScore(lighthouse, item))
  return {
    data: { runs },
    calibration,
    tables: [table(runs)],
    figures: PAGES.map(pageName => ({
      goal: 'lighthouse',
      of: pageName,
      value: median(runs[`product ${pageName}`].map(({ score }) => score)),
      refused: busyMachine(calibration),
    })),
  }
}
