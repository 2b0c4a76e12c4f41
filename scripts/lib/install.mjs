import fs from 'node:fs'
import { fromRoot } from './root.mjs'
import { knownCause, lastLines, Problem } from './problem.mjs'
import { step } from './progress.mjs'
import { run } from './run.mjs'
import { hashOf } from './stamp.mjs'

const LOG = '.cache/logs/install.log'
const STAMP = fromRoot('node_modules/.lock-stamp')
const TIMEOUT_MS = 12 * 60_000
const NEEDED_MB = 1000
const FLAGS = ['--ignore-scripts', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund']

/** Native packages differ per system, so a folder copied to another machine is not taken for installed. */
function wantedStamp() {
  return `${hashOf(['package-lock.json'])} ${process.platform}-${process.arch}`
}

/** Whether a plain `npm install` has already brought node_modules to what package-lock.json says. */
function isInstalledByNpm() {
  const installedFile = fromRoot('node_modules/.package-lock.json')
  if (!fs.existsSync(installedFile)) return false
  const wanted = JSON.parse(fs.readFileSync(fromRoot('package-lock.json'), 'utf8')).packages
  const installed = JSON.parse(fs.readFileSync(installedFile, 'utf8')).packages
  return Object.entries(wanted).every(([name, entry]) => {
    if (name === '') return true
    const actual = installed[name]
    if (!actual || !fs.existsSync(fromRoot(name))) return entry.optional === true
    return actual.version === entry.version && actual.integrity === entry.integrity
  })
}

function isInstalled() {
  if (!fs.existsSync(fromRoot('node_modules'))) return false
  if (fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === wantedStamp()) return true
  if (!isInstalledByNpm()) return false
  fs.writeFileSync(STAMP, wantedStamp())
  return true
}

/** The npm that runs this script, else the one in PATH. */
function npm() {
  const script = process.env.npm_execpath
  if (script && /npm-cli\.c?js$/.test(script)) return { command: process.execPath, first: [script] }
  return { command: 'npm', first: [] }
}

function failure({ output, timedOut, code }) {
  const known = knownCause(output)
  if (known) return known
  if (code === 127) return 'npm was not found: install Node together with npm.'
  if (
    timedOut ||
    /ENOTFOUND|EAI_AGAIN|ECONN(REFUSED|RESET)|E(TIMEDOUT|NETUNREACH|HOSTUNREACH)|network/i.test(output)
  ) {
    return `The packages could not be fetched: npm does not reach its registry (log: ${LOG}).`
  }
  if (/EUSAGE/.test(output)) return 'package-lock.json does not match package.json: run "npm install" once.'
  return `npm ci failed; the end of ${LOG}:\n${lastLines(fromRoot(LOG), 15)}`
}

async function useHooks() {
  if (process.env.CI || !fs.existsSync(fromRoot('.git'))) return
  const current = await run('git', ['config', '--get', 'core.hooksPath'], {
    timeoutMs: 10_000,
    onLine: () => {},
  })
  // A folder that the developer chose stays; without git there is nothing to set.
  if (current.code === 1) {
    await run('git', ['config', 'core.hooksPath', '.githooks'], { timeoutMs: 10_000, onLine: () => {} })
  }
}

/** npm on a full disk tries for minutes before it gives up. */
function requireSpace() {
  const { bavail, bsize } = fs.statfsSync(fromRoot('.'))
  const free = Math.floor((bavail * bsize) / 1_000_000)
  if (free >= NEEDED_MB) return
  throw new Problem(
    `The packages need about ${NEEDED_MB} MB, and the disk has ${free} MB left: free some space first.`,
  )
}

function npmCi() {
  const { command, first } = npm()
  return run(command, [...first, 'ci', ...FLAGS], {
    // The tools that build are dev dependencies: a production environment must not leave them out.
    env: { NODE_ENV: 'development' },
    timeoutMs: TIMEOUT_MS,
    logFile: fromRoot(LOG),
  })
}

/** Brings node_modules to what package-lock.json says, without running any package's install script. */
export async function install() {
  if (!isInstalled()) {
    requireSpace()
    await step('Installing packages (one to three minutes the first time)', async () => {
      const result = await npmCi()
      if (result.code !== 0) throw new Problem(failure(result))
      fs.writeFileSync(STAMP, wantedStamp())
    })
  }
  await useHooks()
}
