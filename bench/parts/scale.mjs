import fs from 'node:fs'
import path from 'node:path'
import { fromRoot } from '../../scripts/lib/root.mjs'
import { start, stop } from '../../scripts/lib/run.mjs'
import { build } from '../../scripts/lib/build.mjs'
import { stageTimes } from '../../scripts/lib/stage-times.mjs'
import { launchBrowser } from '../lib/browser.mjs'
import { calibrate } from '../lib/calibration.mjs'
import { memoryOfCommand } from '../lib/command-memory.mjs'
import { summary } from '../lib/stats.mjs'
import { short, spread } from '../lib/table.mjs'
import { busyMachine } from '../lib/verdict.mjs'

export const title = 'Scale: what a developer waits for'
export const needsApps = false

const PORTS = { PORT: '8797', DEV_PORT: '8798' }
/** A page that anybody may open, and a word of it that each change replaces. */
const PAGE = '/phone/404'
const FILE = fromRoot('src/packages/content/start/not-found/index.tsx')
const WORD = '山路在此隐入云雾。'
/** How `scripts/dev.mjs` starts webpack. */
const WATCH = ['build', '--type', 'h5', '--watch']
const START_MS = 10 * 60_000
const SEEN_MS = 2 * 60_000
const BYTES_PER_GB = 1024 ** 3

const seconds = since => (performance.now() - since) / 1000

/** A production build of every route: as in a clean checkout, and with what an earlier one has kept. */
async function measureBuild() {
  fs.rmSync(fromRoot('node_modules/.cache/webpack'), { recursive: true, force: true })
  const times = []
  for (const target of ['h5', 'h5', 'weapp']) {
    const begun = performance.now()
    await build(target)
    times.push(seconds(begun))
  }
  const [cold, warm, weapp] = times
  return { cold, warm, weapp }
}

/** Starts `npm run dev`, whose output goes to a log, and gives it to `use`; it ends afterwards. */
async function withDevServer(use) {
  const logFile = fromRoot('.cache/logs/bench-dev.log')
  fs.mkdirSync(path.dirname(logFile), { recursive: true })
  const log = fs.openSync(logFile, 'w')
  const child = start(process.execPath, [fromRoot('scripts/dev.mjs')], {
    env: { ...PORTS, NODE_ENV: 'development' },
    stdio: ['ignore', log, log],
  })
  try {
    return await use()
  } finally {
    stop(child)
    fs.closeSync(log)
  }
}

/** Opens the page as soon as the server has one; resolves with the seconds that took. */
async function openFirst(page, begun) {
  while (seconds(begun) * 1000 < START_MS) {
    const answer = await page.goto(`http://127.0.0.1:${PORTS.DEV_PORT}${PAGE}`).catch(() => undefined)
    if (answer?.ok()) {
      await page.getByText(WORD).waitFor({ timeout: START_MS })
      return seconds(begun)
    }
    await new Promise(resolve => setTimeout(resolve, 250))
  }
  throw new Error(
    `The development server has no page after ${START_MS / 60_000} minutes: .cache/logs/bench-dev.log`,
  )
}

/** From the moment a page's file is saved until the open browser shows it. The file is put back, whatever happens. */
async function measureChanges(page, rounds) {
  const original = fs.readFileSync(FILE, 'utf8')
  const putBack = () => fs.writeFileSync(FILE, original)
  process.once('exit', putBack)
  const times = []
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const word = `山路在此隐入云雾，第${round}次。`
      const begun = performance.now()
      fs.writeFileSync(FILE, original.replace(WORD, word))
      await page.getByText(word).waitFor({ timeout: SEEN_MS })
      times.push(seconds(begun))
    }
  } finally {
    process.removeListener('exit', putBack)
    putBack()
  }
  return times
}

async function measureDev(rounds) {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    return await withDevServer(async () => {
      const ready = await openFirst(page, performance.now())
      const changes = await measureChanges(page, rounds)
      return { ready, changes, gigabytes: memoryOfCommand(WATCH) / BYTES_PER_GB }
    })
  } finally {
    await browser.close()
  }
}

/** Builds, the development server and the tests' last run, in seconds. What is in `dist` afterwards is the sources' build. */
export async function run({ rounds }) {
  const calibration = [calibrate()]
  const dev = await measureDev(rounds)
  calibration.push(calibrate())
  const builds = await measureBuild()
  calibration.push(calibrate())
  const change = summary(dev.changes)
  const stages = stageTimes()
  const minutes = stages.reduce((sum, stage) => sum + stage.seconds, 0) / 60
  const refused = busyMachine(calibration)
  return {
    data: { builds, dev, stages },
    calibration,
    tables: [
      {
        title: 'Seconds',
        columns: ['what', 's'],
        rows: [
          ['H5, production, nothing kept', short(builds.cold)],
          ['H5, production, again', short(builds.warm)],
          ['mini-program, production', short(builds.weapp)],
          ['dev server until a page is shown', short(dev.ready)],
          ['a changed page until it is seen', spread(change)],
          ['memory of the dev server, GB', short(dev.gigabytes)],
        ],
      },
      {
        title: 'npm test, each stage as it was run last',
        columns: ['stage', 's', 'passed', 'failed'],
        rows: stages.map(({ name, seconds: taken, passed, failed }) => [
          name,
          short(taken),
          String(passed),
          String(failed),
        ]),
      },
    ],
    figures: [
      { goal: 'build-h5', value: builds.warm, refused },
      { goal: 'change-seen', value: change.median, refused },
      { goal: 'dev-memory', value: dev.gigabytes },
      ...(stages.length > 0 ? [{ goal: 'test-minutes', value: minutes }] : []),
    ],
  }
}
