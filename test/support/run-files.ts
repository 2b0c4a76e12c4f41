import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleTests } from './bundle-tests'

/** A file's journeys must be over by then, whatever hangs. */
const FILE_TIMEOUT_MS = 1_800_000
/** Asked to end, a file closes its browsers first. */
const END_MS = 10_000
const REPORTER = pathToFileURL(path.join(__dirname, 'result-reporter.mjs')).href

/** Where test files lie as they are run. */
const BUNDLES = path.resolve(__dirname, '../../.cache/tests')

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
  /** Gets `{ passed, failed }` as JSON. */
  readonly resultFile: string
  readonly concurrency: number
  /** How the names of the longest files begin: they go first, so that none of them is run alone at the end. */
  readonly first?: readonly string[]
}

interface FileReport {
  readonly file: string
  readonly passed: number
  readonly failures: readonly TestResult[]
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
  console.log(`\n${nameOf(file)} (${Math.round((Date.now() - begun) / 1000)} s)\n${output.trimEnd()}`)
  const isBroken = failures.length === 0 && (code !== 0 || passed === 0)
  const broken = { name: `the file itself, exit code ${code}`, error: output.slice(-4000) }
  return { file, passed, failures: isBroken ? [broken] : failures }
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

/** A file that fails this often is broken. */
const TRIES = 3

/**
 * Files that failed again, alone: what fails every time is broken. What does not waits for something it should not rely on, or
 * for too short a time on a machine that stood still: it passes, and is named, since it is to be mended all the same.
 */
async function runAgain(reports: readonly FileReport[], tries = 1): Promise<FileReport[]> {
  const failed = reports.filter(({ failures }) => failures.length > 0)
  if (failed.length === 0 || tries === TRIES) return [...reports]
  printFailures(failed, `✖ (try ${tries})`)
  const names = failed.map(({ file }) => file)
  const again = await runAll(names, 1)
  for (const { file, failures } of again) {
    if (failures.length === 0) console.log(`\nUNSTABLE: ${nameOf(file)} passed on try ${tries + 1} only`)
  }
  const settled = reports.filter(({ file }) => !names.includes(file))
  return [...settled, ...(await runAgain(again, tries + 1))]
}

/** Runs the test files of a folder (those named by the command line, or all) and counts their tests. */
export async function runFiles(options: RunOptions): Promise<void> {
  const { label, folder, ending, resultFile, concurrency, first = [] } = options
  const rank = (name: string) => (first.some(beginning => name.startsWith(beginning)) ? 0 : 1)
  const wanted = process.argv.slice(2)
  const files = readdirSync(folder)
    .filter(
      name => name.endsWith(ending) && (wanted.length === 0 || wanted.some(word => name.includes(word))),
    )
    .sort((one, other) => rank(one) - rank(other))
    .map(name => path.join(folder, name))
  const bundled = await bundleTests(files, path.join(BUNDLES, label.toLowerCase()))
  const reports = await runAgain(await runAll(bundled, concurrency))
  printFailures(reports, '✖')
  const passed = reports.reduce((sum, report) => sum + report.passed, 0)
  const failed = reports.length === 0 ? 1 : reports.reduce((sum, report) => sum + report.failures.length, 0)
  mkdirSync(path.dirname(resultFile), { recursive: true })
  writeFileSync(resultFile, JSON.stringify({ passed, failed }))
  process.exitCode = failed === 0 ? 0 : 1
  console.log(`\n${label}: ${passed} passed, ${failed} failed`)
}
