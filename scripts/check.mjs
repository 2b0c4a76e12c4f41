// `npm run check`: format, lint, types and import rules for both targets, and what the repository may hold.
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { changedFiles } from './lib/changed-files.mjs'
import { addressProblems, licenceProblems, lockfileProblems } from './lib/own-checks.mjs'
import { main, Problem } from './lib/problem.mjs'
import { duration } from './lib/progress.mjs'
import { fromRoot } from './lib/root.mjs'
import { runBin } from './lib/run.mjs'

const HELP = `npm run check -- [options]
  --changed              only files changed against HEAD, and new ones; types are those of the whole project
  --base REF             with --changed: files changed against REF
  --only prettier,eslint some of the steps
  --json FILE            writes each step's result
  --help                 this text`

const TIMEOUT_MS = 15 * 60_000
/** The two cores of a small machine; more steps at once would only compete for memory. */
const AT_ONCE = 2

const tool = (name, bin, args, env) => ({
  name,
  run: async () => {
    const { code, output, timedOut } = await runBin(bin, args, {
      timeoutMs: TIMEOUT_MS,
      env,
      onLine: () => {},
    })
    if (timedOut) return [`did not end within ${TIMEOUT_MS / 60_000} minutes`]
    return code === 0 ? [] : [output.trim() || `exit code ${code}`]
  },
})
const own = (name, problems) => ({ name, run: async () => problems() })

const types = (name, config) =>
  tool(
    name,
    ['typescript', 'tsc'],
    ['-p', config, '--incremental', '--tsBuildInfoFile', `.cache/${config}.tsbuildinfo`, '--pretty', 'false'],
  )
const imports = (target, folders) =>
  tool(`imports ${target}`, ['dependency-cruiser', 'depcruise'], [...folders, '--output-type', 'err'], {
    DEPCRUISE_TARGET: target,
  })

const SCANNED = ['src', 'sandbox', 'test', 'scripts'].filter(name => fs.existsSync(fromRoot(name)))
const isCode = file => /\.(ts|tsx|js|mjs|cjs)$/.test(file)
const isIn = (file, folders) => folders.some(folder => file.startsWith(`${folder}/`))

// No eslint cache: its key is a file's own content, and the rules that read types depend on what the file imports as well.
const lint = files => tool('eslint', ['eslint'], [...files, '--max-warnings', '0', '--no-warn-ignored'])
const format = files =>
  tool(
    'prettier',
    ['prettier'],
    [
      '--check',
      ...files,
      '--ignore-unknown',
      '--cache',
      '--cache-location',
      '.cache/prettier',
      '--log-level',
      'warn',
    ],
  )
const allTypes = [types('types h5', 'tsconfig.json'), types('types weapp', 'tsconfig.weapp.json')]

// The longest first, so that both cores are busy to the end.
const allSteps = () => [
  lint(['.']),
  format(['.']),
  ...allTypes,
  imports('h5', SCANNED),
  imports('weapp', ['src']),
  own('lockfile', lockfileProblems),
  own('addresses', addressProblems),
  own('licences', licenceProblems),
]

function changedSteps(base) {
  const files = changedFiles(base).filter(file => fs.existsSync(fromRoot(file)))
  const code = files.filter(isCode)
  const scanned = code.filter(file => isIn(file, SCANNED))
  const product = code.filter(file => isIn(file, ['src']))
  return [
    ...(code.length > 0 ? [lint(code)] : []),
    ...allTypes,
    ...(files.length > 0 ? [format(files)] : []),
    ...(scanned.length > 0 ? [imports('h5', scanned)] : []),
    ...(product.length > 0 ? [imports('weapp', product)] : []),
  ]
}

function options() {
  const { values } = parseArgs({
    options: {
      changed: { type: 'boolean' },
      base: { type: 'string' },
      only: { type: 'string' },
      json: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.base !== undefined && !values.changed) throw new Problem('--base needs --changed.')
  return values
}

function readOptions() {
  try {
    return options()
  } catch (error) {
    throw new Problem(`${error.message.split('. ')[0].replace(/\.$/, '')}; see npm run check -- --help.`)
  }
}

async function runStep(step) {
  const begun = Date.now()
  const problems = await step.run().catch(error => [String(error.message ?? error)])
  const seconds = (Date.now() - begun) / 1000
  const isPassed = problems.length === 0
  console.log(`${isPassed ? '✓' : '✗'} ${step.name} (${duration(seconds)})`)
  for (const problem of problems) console.log(problem.replace(/^/gm, '    '))
  return { name: step.name, passed: isPassed, seconds }
}

main(async () => {
  const { changed, base = 'HEAD', help, json: file, ...rest } = readOptions()
  if (help) return console.log(HELP)
  const steps = changed ? changedSteps(base) : allSteps()
  const only = rest.only?.split(',')
  const queue = steps.filter(step => !only || only.includes(step.name))
  if (queue.length === 0) throw new Problem(`Steps: ${steps.map(step => step.name).join(', ')}.`)
  const results = []
  const worker = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) results.push(await runStep(step))
  }
  fs.mkdirSync(fromRoot('.cache'), { recursive: true })
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  if (file) {
    fs.mkdirSync(path.dirname(path.resolve(file)), { recursive: true })
    fs.writeFileSync(file, JSON.stringify(results, null, 2))
  }
  const failed = results.filter(result => !result.passed)
  console.log(
    failed.length === 0
      ? 'check: all passed'
      : `check: ${failed.length} failed: ${failed.map(r => r.name).join(', ')}`,
  )
  if (failed.length > 0) process.exitCode = 1
})
