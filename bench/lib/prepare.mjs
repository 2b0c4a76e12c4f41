import fs from 'node:fs'
import path from 'node:path'
import { build } from '../../scripts/lib/build.mjs'
import { compressFolder } from '../../scripts/lib/compress.mjs'
import { lastLines, Problem } from '../../scripts/lib/problem.mjs'
import { step } from '../../scripts/lib/progress.mjs'
import { fromRoot } from '../../scripts/lib/root.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { hashOf, isCurrent } from '../../scripts/lib/stamp.mjs'
import { references } from './apps.mjs'

const INSTALL_TIMEOUT_MS = 5 * 60_000
const BUILD_TIMEOUT_MS = 3 * 60_000

const isStamped = (file, hash) => fs.existsSync(file) && fs.readFileSync(file, 'utf8') === hash

/** Runs a command whose output goes to a log; a Problem with its end when it fails. */
async function runLogged(name, command, args, timeoutMs) {
  const logFile = fromRoot('.cache/logs', `bench-${name}.log`)
  const env = { NODE_ENV: name.startsWith('build') ? 'production' : 'development' }
  const { code, timedOut } = await run(command, args, { env, timeoutMs, logFile })
  if (code === 0) return
  throw new Problem(
    `${name} ${timedOut ? 'took too long' : 'failed'}; the end of ${logFile}:\n${lastLines(logFile, 15)}`,
  )
}

function npm() {
  const script = process.env.npm_execpath
  return script?.endsWith('.js') ? [process.execPath, script] : ['npm']
}

/**
 * Installs the packages of a folder below bench by its own lock, unless they are there.
 * @param {string} folder relative to the repository's root
 */
export async function installIn(folder) {
  const hash = hashOf([`${folder}/package-lock.json`])
  const stamp = fromRoot(folder, 'node_modules/.lock-stamp')
  if (isStamped(stamp, hash)) return
  const [command, ...first] = npm()
  // Not `ci`: npm 11.16 and later refuse a lock that lacks other systems' optional packages (npm/cli#9846). This keeps to it too.
  const args = [...first, '--prefix', fromRoot(folder), 'install', '--no-save', '--ignore-scripts']
  await step(`Installing ${folder}`, () =>
    runLogged(`install-${path.basename(folder)}`, command, args, INSTALL_TIMEOUT_MS),
  )
  fs.writeFileSync(stamp, hash)
}

async function buildReference(name) {
  const folder = `bench/refs/${name}`
  const sources = ['src', 'index.html', 'vite.config.mjs', 'package-lock.json'].map(
    part => `${folder}/${part}`,
  )
  const hash = hashOf([...sources, 'bench/refs/shared'])
  const stamp = fromRoot(folder, 'dist/.stamp')
  if (isStamped(stamp, hash)) return
  await installIn(folder)
  const vite = fromRoot(folder, 'node_modules/vite/bin/vite.js')
  await step(`Building ${folder}`, async () => {
    await runLogged(`build-${name}`, process.execPath, [vite, 'build', fromRoot(folder)], BUILD_TIMEOUT_MS)
    await compressFolder(fromRoot(folder, 'dist'))
  })
  fs.writeFileSync(stamp, hash)
}

/** Builds the references whose sources have changed, and dist/h5 where it is not the sources' build. */
export async function prepareApps({ isProductGiven }) {
  for (const name of references) await buildReference(name)
  if (!isProductGiven && !isCurrent('h5')) await build('h5')
}
