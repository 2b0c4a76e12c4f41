import { execFileSync } from 'node:child_process'
import { knownCause, lastLines, Problem } from './problem.mjs'
import { step } from './progress.mjs'
import { fromRoot } from './root.mjs'
import { run } from './run.mjs'

const LOG = '.cache/logs/apt.log'
const TIMEOUT_MS = 8 * 60_000

/** Output of a command, or undefined when it cannot be run or fails. */
export function succeeds(command, args) {
  try {
    return execFileSync(command, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 20_000,
    })
  } catch {
    return undefined
  }
}

/** Whether Debian's packages can be installed here: as root, with apt-get. */
export function canInstall() {
  return (
    process.platform === 'linux' &&
    process.getuid?.() === 0 &&
    succeeds('apt-get', ['--version']) !== undefined
  )
}

/** Installs Debian packages; a failure becomes a Problem with its cause or the log's end. */
export async function aptInstall(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const options = { env, timeoutMs: TIMEOUT_MS, logFile: fromRoot(LOG) }
  await step(`Installing ${packages.join(' and ')}`, async () => {
    // An old package list may still do when the update fails, so only the installation decides.
    await run('apt-get', ['update'], options)
    const result = await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options)
    if (result.code === 0) return
    const known = knownCause(result.output)
    throw new Problem(
      known ?? `${packages.join(' and ')} could not be installed:\n${lastLines(fromRoot(LOG), 5)}`,
    )
  })
}
