// `npm run bench [-- part …] [-- --rounds 7 --product folder --also name=folder]`: the product's H5 build beside three
// references that do the same work on the same data. bench/README.md says what is measured and how.
import fs from 'node:fs'
import os from 'node:os'
import { register as registerCommonJs } from 'tsx/cjs/api'
import { register } from 'tsx/esm/api'
import { main } from '../scripts/lib/problem.mjs'
import { step } from '../scripts/lib/progress.mjs'
import { fromRoot } from '../scripts/lib/root.mjs'
import { measuredApps } from './lib/apps.mjs'
import { launchBrowser } from './lib/browser.mjs'
import { judgeCalibration } from './lib/calibration.mjs'
import { readPages } from './lib/expected.mjs'
import { goalTable } from './lib/goal-table.mjs'
import { readOptions } from './lib/options.mjs'
import { prepareApps } from './lib/prepare.mjs'
import { serveBuild } from './lib/server.mjs'
import { printTable } from './lib/table.mjs'

/**
 * Each is bench/parts/<name>.mjs with `title`, `needsApps` (built and served apps, a browser) and
 * `run({ apps, browser, rounds })`, which resolves with `{ data, calibration, tables, figures }`.
 */
const PARTS = [
  'load',
  'navigation',
  'scroll',
  'memory',
  'lighthouse',
  'size',
  'components',
  'weapp',
  'typing',
  'photo',
  'scale',
]

function printCalibration(loops) {
  if (loops.length === 0) return
  const { median, p90, spread } = judgeCalibration(loops)
  const [middle, high] = [median, p90].map(ms => ms.toFixed(0))
  console.log(`\n  calibration loop: median ${middle} ms, p90 ${high} ms, p90/median ${spread.toFixed(2)}`)
}

function writeResult(name, rounds, result) {
  const machine = { cpu: os.cpus()[0]?.model, cores: os.cpus().length, node: process.version }
  fs.mkdirSync(fromRoot('.cache/bench'), { recursive: true })
  const file = fromRoot('.cache/bench', `${name}.json`)
  fs.writeFileSync(file, `${JSON.stringify({ rounds, machine, ...result }, null, 2)}\n`)
}

async function runPart(name, part, context) {
  console.log(`\n${part.title}`)
  const result = await part.run(context)
  writeResult(name, context.rounds, result)
  for (const table of result.tables) printTable(table)
  printCalibration(result.calibration)
  return result.figures
}

/** Serves every app and starts the browser for `use`; both end afterwards. */
async function withApps(options, use) {
  await prepareApps(options)
  const servers = []
  let browser
  try {
    const apps = await step('Starting the servers', async () => {
      const served = []
      for (const app of measuredApps(options)) {
        const server = await serveBuild(app.dir)
        servers.push(server)
        served.push({ ...app, base: server.base, ...(await readPages(server.base)) })
      }
      return served
    })
    browser = await launchBrowser()
    await use({ apps, browser })
  } finally {
    await browser?.close()
    for (const server of servers) server.close()
  }
}

main(async () => {
  const options = readOptions(process.argv.slice(2), PARTS)
  const { rounds } = options
  // Parts may use the TypeScript of the tests' hosts.
  register()
  registerCommonJs()
  const parts = []
  for (const name of options.parts) parts.push({ name, part: await import(`./parts/${name}.mjs`) })
  const figures = []
  const runAll = async (wanted, context) => {
    for (const { name, part } of wanted) figures.push(...(await runPart(name, part, { ...context, rounds })))
  }
  const ofApps = parts.filter(({ part }) => part.needsApps)
  if (ofApps.length > 0) await withApps(options, context => runAll(ofApps, context))
  await runAll(
    parts.filter(({ part }) => !part.needsApps),
    {},
  )
  if (figures.length > 0) printTable(goalTable(figures))
})
