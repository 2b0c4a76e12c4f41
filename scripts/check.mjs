// `npm run check`: format, lint, types and import rules for both targets, and what the repository may hold.
// `--json file` writes each step's result; `--only prettier,eslint` runs some of the steps.
import fs from 'node:fs'
import path from 'node:path'
import { addressProblems, licenceProblems, lockfileProblems } from './lib/own-checks.mjs'
import { main, Problem } from './lib/problem.mjs'
import { duration } from './lib/progress.mjs'
import { fromRoot } from './lib/root.mjs'
import { runBin } from './lib/run.mjs'

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

// The longest first, so that both cores are busy to the end.
const steps = [
  tool('eslint', ['eslint'], ['.', '--max-warnings', '0']),
  tool(
    'prettier',
    ['prettier'],
    ['--check', '.', '--cache', '--cache-location', '.cache/prettier', '--log-level', 'warn'],
  ),
  types('types h5', 'tsconfig.json'),
  types('types weapp', 'tsconfig.weapp.json'),
  imports(
    'h5',
    ['src', 'sandbox', 'test', 'scripts'].filter(name => fs.existsSync(fromRoot(name))),
  ),
  imports('weapp', ['src']),
  own('lockfile', lockfileProblems),
  own('addresses', addressProblems),
  own('licences', licenceProblems),
]

function option(name) {
  const at = process.argv.indexOf(name)
  return at === -1 ? undefined : process.argv[at + 1]
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
  const only = option('--only')?.split(',')
  const queue = steps.filter(step => !only || only.includes(step.name))
  if (queue.length === 0) throw new Problem(`Steps: ${steps.map(step => step.name).join(', ')}.`)
  const results = []
  const worker = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) results.push(await runStep(step))
  }
  fs.mkdirSync(fromRoot('.cache'), { recursive: true })
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  const file = option('--json')
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
