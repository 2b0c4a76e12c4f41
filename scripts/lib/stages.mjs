import fs from 'node:fs'
import path from 'node:path'
import { requireJourneyBrowser } from './chromium.mjs'
import { provideWebKit } from './webkit.mjs'
import { fromRoot } from './root.mjs'
import { binOf, run } from './run.mjs'

/** The stages' limits end what hangs; they leave room for a machine that does other work besides. */
const MINUTE = 60_000
const RESULTS = {
  check: '.cache/check-result.json',
  jest: '.cache/jest-result.json',
  e2e: '.cache/e2e-result.json',
  webkit: '.cache/webkit-result.json',
  weapp: '.cache/weapp-result.json',
}

/** A stage that counts as one test: it ends well or it does not. */
const command = (name, minutes, script, args = []) => ({
  name,
  timeoutMs: minutes * MINUTE,
  run: async options => {
    const { code } = await run(process.execPath, [fromRoot('scripts', script), ...args], options)
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  },
})

/** A stage that leaves its counts in a file; a file that is missing or counts nothing is a failure. */
const counted = (name, minutes, start, countsOf) => ({
  name,
  timeoutMs: minutes * MINUTE,
  run: async (options, rest) => {
    const file = fromRoot(RESULTS[name])
    fs.rmSync(file, { force: true })
    fs.mkdirSync(path.dirname(file), { recursive: true })
    const { code } = await start(options, file, rest)
    if (!fs.existsSync(file)) return { passed: 0, failed: 1 }
    const { passed, failed } = countsOf(JSON.parse(fs.readFileSync(file, 'utf8')))
    const isBroken = failed === 0 && (code !== 0 || passed === 0)
    return { passed, failed: isBroken ? 1 : failed }
  },
})

const check = counted(
  'check',
  20,
  (options, file) => run(process.execPath, [fromRoot('scripts/check.mjs'), '--json', file], options),
  steps => ({
    passed: steps.filter(step => step.passed).length,
    failed: steps.filter(step => !step.passed).length,
  }),
)

const jest = counted(
  'jest',
  40,
  (options, file, rest) => {
    const args = [binOf('jest'), '--ci', '--json', `--outputFile=${file}`, ...rest]
    // Jest keeps a NODE_ENV that it finds, and React's production build cannot be tested.
    return run(process.execPath, args, { ...options, env: { NODE_ENV: 'test' } })
  },
  // A file that could not even be loaded has no tests in it to fail.
  result => ({
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
  }),
)

const journeys = counted(
  'e2e',
  90,
  async (options, _file, rest) => {
    const chromium = await requireJourneyBrowser()
    const env = { ...options.env, CHROMIUM_PATH: chromium }
    return run(process.execPath, ['--import', 'tsx', fromRoot('test/e2e/run.ts'), ...rest], {
      ...options,
      env,
    })
  },
  counts => counts,
)

const webkitJourneys = counted(
  'webkit',
  5,
  (options, _file, rest) =>
    run(process.execPath, ['--import', 'tsx', fromRoot('test/webkit/run.ts'), ...rest], options),
  counts => counts,
)

const miniProgram = counted(
  'weapp',
  45,
  async (options, _file, rest) => {
    const chromium = await requireJourneyBrowser()
    const env = { ...options.env, CHROMIUM_PATH: chromium }
    return run(process.execPath, ['--import', 'tsx', fromRoot('test/weapp/run.ts'), ...rest], {
      ...options,
      env,
    })
  },
  counts => counts,
)

/** Another engine is worth having, but no reason to fail where Debian's packages cannot be had. */
const webkit = {
  ...webkitJourneys,
  run: async (options, rest) => {
    if (await provideWebKit()) return webkitJourneys.run(options, rest)
    console.log('WebKitGTK is not here and cannot be installed: these journeys are left out.')
    return { passed: 0, failed: 0 }
  },
}

/**
 * Everything `npm test` runs, in this order; each has `name`, `timeoutMs` and `run(options, rest)`. What stands in one group runs
 * at the same time: a build works on one core.
 */
export const groups = [
  [check],
  [jest],
  [command('build:h5', 10, 'build.mjs', ['h5']), command('build:weapp', 10, 'build.mjs', ['weapp'])],
  [command('size', 1, 'size.mjs', ['h5']), command('size:weapp', 1, 'size.mjs', ['weapp'])],
  [journeys],
  [webkit],
  [miniProgram],
]
