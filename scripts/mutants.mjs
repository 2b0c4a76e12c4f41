import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'

const HELP = `npm run mutants -- <folder or file>

Changes the sources of a folder one edit at a time and names the edits that no test notices.
For example: npm run mutants -- src/contract/machines
Results by file: .cache/mutants/report.html. A second run looks only at what has changed.`

const FOLDERS = ['src', 'sandbox']

/** Why nothing can be done with what was given; undefined when something can. */
function problemOf(given) {
  if (!given) return 'Name a folder of src or sandbox: npm run mutants -- src/lib'
  const [top] = path.relative('.', given).split(path.sep)
  if (!FOLDERS.includes(top)) return `${given} is not within src or sandbox.`
  return existsSync(given) ? undefined : `There is no ${given}.`
}

const [given] = process.argv.slice(2)
if (given === '--help') {
  console.log(HELP)
} else if (problemOf(given)) {
  console.error(problemOf(given))
  process.exitCode = 1
} else if (!existsSync('node_modules/@stryker-mutator/core')) {
  console.error('Run npm ci first.')
  process.exitCode = 1
} else {
  const place = path.relative('.', given)
  const files = statSync(given).isDirectory()
    ? [`${place}/**/*.ts`, `!${place}/**/*.test.ts`, `!${place}/**/*.d.ts`]
    : [place]
  const args = ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', '--mutate', files.join(',')]
  process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1
}
