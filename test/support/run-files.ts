import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleTests } from './bundle-tests'
import { type JourneyHost, select, selectionOf, selectJourneys } from './test-selection'

/** A file's journeys must be over by then, whatever hangs. */
const FILE_TIMEOUT_MS = 900_000
/** Asked to end, a file closes its browsers first. */
const END_MS = 10_000
const REPORTER = pathToFileURL(path.join(__dirname, 'result-reporter.mjs')).href

/** Where test files lie as they are run. */
const BUNDLES = path.resolve(__dirname, '../../.cache/tests')

const JOURNEYS = path.resolve(__dirname, '../journeys')

/** A test file's name as it was written. */
const nameOf = (bundled: string) => path.basename(bundled).replace(/\.js$/, '.ts')

/** What the reporter says of a test. */
interface TestResult {
  readonly name: string
  /** What failed, with its stack; absent when it passed. */
  readonly error?: string
}

interface RunOptions {
  /** First word of the closing line: `E2E: 12 passed, 0 failed`. */
  readonly label: string
  readonly folder: string
  /** How the names of test files end. */
  readonly ending: string
  /** Gets `{ passed, failed, unstable, files }` as JSON, `files` with the seconds of each. */
  readonly resultFile: string
  readonly concurrency: number
  /** Where journeys are driven by what this folder tests: the host's name, and the module that declares them there. */
  readonly journeys?: { readonly host: JourneyHost; readonly driver: string }
  /** How the names of the longest files begin: they go first, so that none of them is run alone at the end. */
  readonly first?: readonly string[]
}

interface FileReport {
  readonly file: string
  readonly passed: number
  readonly failures: readonly TestResult[]
  readonly seconds: number
}

/** Runs Node until it ends or its time is over; resolves with its exit code and all that it said. */
function runNode(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ code: number | null; output: string }> {
  return new Promise(resolve => {
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    }
    const late = setTimeout(() => {
      output += `\nended after ${FILE_TIMEOUT_MS / 1000} s\n`
      child.kill('SIGTERM')
      setTimeout(() => child.kill('SIGKILL'), END_MS).unref()
    }, FILE_TIMEOUT_MS)
    child.on('close', code => {
      clearTimeout(late)
      resolve({ code, output })
    })
  })
}

/**
 * Runs one test file. Node's own runner of several files mixes results and output of a file in one stream and loses a file
 * whose output it takes for a result (nodejs/node#64061), so each file reports for itself.
 */
async function runFile(file: string, folder: string): Promise<FileReport> {
  const begun = Date.now()
  const resultFile = path.join(folder, path.basename(file))
  const { code, output } = await runNode(
    [
      '--enable-source-maps',
      ...['--test-reporter', 'spec', '--test-reporter-destination', 'stdout'],
      ...['--test-reporter', REPORTER, '--test-reporter-destination', resultFile],
      file,
    ],
    // Their sandboxes copy the seed data from one file: sandbox/testing/snapshot.
    { ...process.env, SANDBOX_SNAPSHOT: path.join(folder, 'seed.db') },
  )
  const lines = existsSync(resultFile) ? readFileSync(resultFile, 'utf8').split('\n').filter(Boolean) : []
  const results = lines.map(line => JSON.parse(line) as TestResult)
  const failures = results.filter(result => result.error !== undefined)
  const passed = results.length - failures.length
  const seconds = Math.round((Date.now() - begun) / 1000)
  console.log(`\n${nameOf(file)} (${seconds} s)\n${output.trimEnd()}`)
  const isBroken = failures.length === 0 && (code !== 0 || results.length === 0)
  const broken = { name: `the file itself, exit code ${code}`, error: output.slice(-4000) }
  return { file, passed, failures: isBroken ? [broken] : failures, seconds }
}

async function runAll(files: readonly string[], concurrency: number): Promise<FileReport[]> {
  const reports: FileReport[] = []
  const waiting = files.values()
  const folder = mkdtempSync(path.join(tmpdir(), 'test-results-'))
  const work = async () => {
    for (const file of waiting) reports.push(await runFile(file, folder))
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  rmSync(folder, { recursive: true, force: true })
  return reports
}

/** What failed once more, at the end, where it is looked for. */
function printFailures(reports: readonly FileReport[], mark: string): void {
  for (const { file, failures } of reports) {
    for (const { name, error } of failures) console.log(`\n${mark} ${nameOf(file)}: ${name}\n${error}`)
  }
}

/**
 * Files that failed run once more, alone: what fails twice is broken. What does not waits for something it should not rely on,
 * or for too short a time on a machine that stood still: it is named and counted as unstable.
 */
async function runAgain(
  reports: readonly FileReport[],
): Promise<{ settled: FileReport[]; unstable: string[] }> {
  const failed = reports.filter(({ failures }) => failures.length > 0)
  if (failed.length === 0) return { settled: [...reports], unstable: [] }
  printFailures(failed, '✖ (first try)')
  const names = failed.map(({ file }) => file)
  const again = await runAll(names, 1)
  const unstable = again.filter(({ failures }) => failures.length === 0).map(({ file }) => nameOf(file))
  for (const name of unstable) console.log(`\nUNSTABLE: ${name} passed on the second try only`)
  return { settled: [...reports.filter(({ file }) => !names.includes(file)), ...again], unstable }
}

/** The longest files of a run, where time is to be saved. */
function printLongest(reports: readonly FileReport[]): void {
  const longest = [...reports].sort((one, other) => other.seconds - one.seconds).slice(0, 8)
  console.log('\nLongest files:')
  for (const { file, seconds, passed } of longest) {
    console.log(`${String(seconds).padStart(5)} s  ${nameOf(file)} (${passed} tests)`)
  }
}

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith(ending))
    .map(name => path.join(folder, name))
}

/** Runs the test files of a folder (those that the command line selects) and counts their tests. */
export async function runFiles(options: RunOptions): Promise<void> {
  const { label, folder, ending, resultFile, concurrency, journeys, first = [] } = options
  const rank = (name: string) => (first.some(beginning => path.basename(name).startsWith(beginning)) ? 0 : 1)
  const selection = selectionOf(process.argv.slice(2))
  const files = [
    ...select(filesIn(folder, ending), selection),
    ...(journeys ? selectJourneys(filesIn(JOURNEYS, '.journey.ts'), journeys.host, selection) : []),
  ].sort((one, other) => rank(one) - rank(other) || one.localeCompare(other))
  const alias: Record<string, string> = journeys ? { '@journey': journeys.driver } : {}
  const bundled = await bundleTests(files, path.join(BUNDLES, label.toLowerCase()), alias)
  const { settled: reports, unstable } = await runAgain(await runAll(bundled, concurrency))
  printFailures(reports, '✖')
  printLongest(reports)
  const passed = reports.reduce((sum, report) => sum + report.passed, 0)
  const failed = reports.reduce((sum, report) => sum + report.failures.length, 0)
  const times = reports.map(({ file, seconds }) => ({ file: nameOf(file), seconds }))
  mkdirSync(path.dirname(resultFile), { recursive: true })
  writeFileSync(resultFile, JSON.stringify({ passed, failed, unstable, files: times }, null, 1))
  process.exitCode = failed === 0 ? 0 : 1
  console.log(`\n${label}: ${passed} passed, ${failed} failed, ${unstable.length} unstable`)
}
