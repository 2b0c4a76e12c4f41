import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fromRoot } from './root.mjs'
import { knownCause, lastLines, Problem } from './problem.mjs'
import { step } from './progress.mjs'
import { run } from './run.mjs'

const LOG = '.cache/logs/apt.log'
const TIMEOUT_MS = 8 * 60_000
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC_APPS = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome']

function succeeds(command, args) {
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

/** Path of a Chromium or Chrome on this machine; `CHROMIUM_PATH` comes first. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) {
    if (fs.existsSync(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH
    throw new Problem(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, and there is no such file.`)
  }
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean)]
  const candidates = [
    ...NAMES.flatMap(name => folders.map(folder => path.join(folder, name))),
    ...['/Applications', path.join(process.env.HOME ?? '', 'Applications')].flatMap(folder =>
      MAC_APPS.map(app => path.join(folder, app)),
    ),
  ]
  return candidates.find(file => fs.existsSync(file))
}

/** Without a Chinese font every text is drawn as boxes, and widths mean nothing. */
function hasChineseFont() {
  if (process.platform !== 'linux') return true
  return (succeeds('fc-list', [':lang=zh', 'file']) ?? '').trim() !== ''
}

function canInstall() {
  return (
    process.platform === 'linux' &&
    process.getuid?.() === 0 &&
    succeeds('apt-get', ['--version']) !== undefined
  )
}

async function aptInstall(packages) {
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

/** Path of a Chromium that starts, installed first where Debian's packages can be. */
export async function requireChromium() {
  const missing = [findChromium() ? '' : 'chromium', hasChineseFont() ? '' : 'fonts-noto-cjk'].filter(Boolean)
  if (missing.length > 0 && canInstall()) {
    await aptInstall(missing).catch(error => {
      // Without a font the journeys still run.
      if (missing.includes('chromium')) throw error
    })
  }
  const chromium = findChromium()
  if (!chromium) {
    throw new Problem(
      'The browser journeys need Chromium: install Chromium or Chrome, or name its program in CHROMIUM_PATH.',
    )
  }
  if (!hasChineseFont()) {
    console.log('  No Chinese font is installed: text is drawn as boxes (fonts-noto-cjk has one).')
  }
  const version = succeeds(chromium, ['--version'])
  if (version === undefined) {
    throw new Problem(`${chromium} does not start: install Chromium or name another in CHROMIUM_PATH.`)
  }
  return chromium
}
