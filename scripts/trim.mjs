// `npm run trim`: what each edit of config/weapp-trim saves of the mini-program's main package. Builds it once as it is and
// once without each edit, which takes some minutes. An edit that saves less than 3 kB is not worth its upkeep.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import { measureWeapp } from './lib/measure.mjs'
import { lastLines, main, Problem } from './lib/problem.mjs'
import { step } from './lib/progress.mjs'
import { fromRoot } from './lib/root.mjs'
import { runBin } from './lib/run.mjs'

const WORTH_BYTES = 3000
const TIMEOUT_MS = 10 * 60_000
const FOLDER = '.cache/trim'

const { EDITS } = createRequire(import.meta.url)('../config/weapp-trim/plugin.js')

/** Bytes of the main package, built with this setting of WEAPP_TRIM. */
async function mainBytes(setting) {
  fs.rmSync(fromRoot(FOLDER), { recursive: true, force: true })
  const env = { NODE_ENV: 'production', TARO_ENV: 'weapp', WEAPP_TRIM: setting, OUTPUT_ROOT: FOLDER }
  const log = '.cache/logs/trim.log'
  const options = { env, timeoutMs: TIMEOUT_MS, logFile: fromRoot(log) }
  const { code } = await runBin(['@tarojs/cli', 'taro'], ['build', '--type', 'weapp'], options)
  if (code !== 0 || !fs.existsSync(fromRoot(FOLDER, 'app.json'))) {
    throw new Problem(`The build failed; the end of ${log}:\n${lastLines(fromRoot(log))}`)
  }
  return measureWeapp(fromRoot(FOLDER)).packages.main
}

main(async () => {
  const full = await step('Building with all edits', () => mainBytes(''))
  const rows = []
  for (const edit of EDITS) {
    const bytes = await step(`Building without ${edit}`, () => mainBytes(`-${edit}`))
    rows.push({ edit, saved: bytes - full })
  }
  for (const { edit, saved } of rows.sort((a, b) => b.saved - a.saved)) {
    console.log(
      `${saved < WORTH_BYTES ? '✗' : '✓'} ${edit.padEnd(14)} ${(saved / 1000).toFixed(1).padStart(6)} kB`,
    )
  }
})
