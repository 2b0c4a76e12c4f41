import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'

/** A file's journeys must be over by then, whatever hangs. */
const FILE_TIMEOUT_MS = 600_000

interface RunOptions {
  /** First word of the closing line: `E2E: 12 passed, 0 failed`. */
  readonly label: string
  readonly folder: string
  /** How the names of test files end. */
  readonly ending: string
  /** Gets `{ passed, failed }` as JSON. */
  readonly resultFile: string
  readonly concurrency: number
}

/** Runs the test files of a folder (those named by the command line, or all) and counts their tests. */
export function runFiles({ label, folder, ending, resultFile, concurrency }: RunOptions): void {
  const wanted = process.argv.slice(2)
  const files = readdirSync(folder)
    .filter(
      name => name.endsWith(ending) && (wanted.length === 0 || wanted.some(word => name.includes(word))),
    )
    .map(name => path.join(folder, name))

  let passed = 0
  let failed = 0
  const stream = run({ files, concurrency, timeout: FILE_TIMEOUT_MS })
  // A file and a suite are reported like tests: only their leaves count.
  stream.on('test:pass', ({ details, name }) => {
    if (details.type !== 'suite' && !files.includes(name)) passed += 1
  })
  stream.on('test:fail', ({ details }) => {
    if (details.type !== 'suite') failed += 1
  })
  stream.on('end', () => {
    if (passed + failed === 0) failed = 1
    mkdirSync(path.dirname(resultFile), { recursive: true })
    writeFileSync(resultFile, JSON.stringify({ passed, failed }))
    process.exitCode = failed === 0 ? 0 : 1
  })
  stream.pipe(new spec()).pipe(process.stdout)
  process.on('exit', () => console.log(`${label}: ${passed} passed, ${failed} failed`))
}
