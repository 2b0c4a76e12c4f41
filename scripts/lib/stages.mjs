import fs from 'node:fs'
import path from 'node:path'
import { build } from './build.mjs'
import { requireJourneyBrowser } from './chromium.mjs'
import { fromRoot } from './root.mjs'
import { binOf, run } from './run.mjs'
import { isCurrent } from './stamp.mjs'
import { provideWebKit } from './webkit.mjs'

const resultFile = name => fromRoot(`.cache/${name}-result.json`)

/** A stage that leaves its counts in a file; a file that is missing or counts nothing is a failure. */
async function counted(name, start, countsOf = counts => counts) {
  const file = resultFile(name)
  fs.rmSync(file, { force: true })
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const { code } = await start(file)
  if (!fs.existsSync(file)) return { passed: 0, failed: 1 }
  const { passed, failed, unstable = [] } = countsOf(JSON.parse(fs.readFileSync(file, 'utf8')))
  const isBroken = failed === 0 && code !== 0
  return { passed, failed: isBroken ? 1 : failed, unstable }
}

const oneTest = code => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

const check = {
  name: 'check',
  minutes: 20,
  run: options =>
    counted(
      'check',
      file => run(process.execPath, [fromRoot('scripts/check.mjs'), '--json', file], options),
      steps => ({
        passed: steps.filter(step => step.passed).length,
        failed: steps.filter(step => !step.passed).length,
      }),
    ),
}

const jest = {
  name: 'jest',
  minutes: 40,
  files: [/\.test\.tsx?$/, /\.journey\.ts$/],
  run: (options, { names, shard }) =>
    counted(
      'jest',
      file => {
        const chosen = [...names, ...(shard ? [`--shard=${shard}`] : [])]
        const args = [binOf('jest'), '--ci', '--json', `--outputFile=${file}`, '--passWithNoTests', ...chosen]
        // Jest keeps a NODE_ENV that it finds, and React's production build cannot be tested.
        return run(process.execPath, args, { ...options, env: { ...options.env, NODE_ENV: 'test' } })
      },
      // A file that could not even be loaded has no tests in it to fail.
      result => ({
        passed: result.numPassedTests,
        failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
      }),
    ),
}

/** A production build, made where dist/ is not of the sources as they are. */
const buildOf = target => ({
  name: `build:${target}`,
  minutes: 10,
  run: async () => {
    if (isCurrent(target)) console.log(`  dist/${target} is of these sources.`)
    else await build(target)
    return { passed: 1, failed: 0 }
  },
})

const sizeOf = target => ({
  name: `size:${target}`,
  minutes: 1,
  run: async options => {
    const { code } = await run(process.execPath, [fromRoot('scripts/size.mjs'), target], options)
    return oneTest(code)
  },
})

/** Tests in a browser or in the mini-program's host, by the runner of their folder. */
const hostStage = ({ name, minutes, folder, ending, target }) => ({
  name,
  minutes,
  files: [ending],
  needsBrowser: true,
  run: async (options, { names, shard }) => {
    const env = { ...options.env, CHROMIUM_PATH: await requireJourneyBrowser() }
    if (!isCurrent(target)) {
      console.log(`dist/${target} is not of these sources: "npm run build:${target}" makes it anew.`)
    }
    const args = [
      '--import',
      'tsx',
      fromRoot(folder, 'run.ts'),
      ...names,
      ...(shard ? ['--shard', shard] : []),
    ]
    return counted(name, () => run(process.execPath, args, { ...options, env }))
  },
})

const e2e = hostStage({ name: 'e2e', minutes: 90, folder: 'test/e2e', ending: /\.e2e\.ts$/, target: 'h5' })
const weapp = hostStage({
  name: 'weapp',
  minutes: 60,
  folder: 'test/weapp',
  ending: /\.weapp-test\.ts$/,
  target: 'weapp',
})

/** Another engine is worth having, but no reason to fail where Debian's packages cannot be had. */
const webkit = {
  name: 'webkit',
  minutes: 10,
  files: [/\.webkit\.ts$/],
  isLongOnly: true,
  run: async (options, { names }) => {
    if (!(await provideWebKit())) {
      console.log('WebKitGTK is not here and cannot be installed: these journeys are left out.')
      return { passed: 0, failed: 0 }
    }
    const args = ['--import', 'tsx', fromRoot('test/webkit/run.ts'), ...names]
    return counted('webkit', () => run(process.execPath, args, options))
  },
}

/**
 * What `npm test` and `npm run test:hosts` run, in this order; what stands in one group runs at the same time, as a build works
 * on one core. Each has `name`, `minutes` (its limit), `run(options, { names, shard })`, and where it has files of tests how
 * these end.
 */
export const groups = [
  [check],
  [jest],
  [buildOf('h5'), buildOf('weapp')],
  [sizeOf('h5'), sizeOf('weapp')],
  [e2e],
  [weapp],
  [webkit],
]
