import fs from 'node:fs'
import path from 'node:path'
import { compressFolder } from './compress.mjs'
import { fromRoot } from './root.mjs'
import { knownCause, lastLines, Problem } from './problem.mjs'
import { step } from './progress.mjs'
import { runBin } from './run.mjs'
import { requireFloorSyntax } from './syntax.mjs'
import { clearStamp, sourceHash, writeStamp } from './stamp.mjs'

const TIMEOUT_MS = 10 * 60_000

/** The file without which a build is no build: Taro may exit with 0 after an error. */
const MAIN_FILE = { h5: 'index.html', weapp: 'app.json' }

/** Targets that can be built. */
export const targets = Object.keys(MAIN_FILE)

function folderBytes(folder, counts = () => true) {
  return fs.readdirSync(folder, { recursive: true }).reduce((sum, name) => {
    const stat = fs.statSync(path.join(folder, name))
    return stat.isFile() && counts(name) ? sum + stat.size : sum
  }, 0)
}

function warningsOf(output) {
  const lines = output.replace(/\x1b\[[0-9;]*m/g, '').split('\n')
  return lines.filter(line => /\bwarning\b|⚠/i.test(line) && !/compiled with \d+ warning/i.test(line))
}

async function compile(target, log) {
  const folder = fromRoot('dist', target)
  fs.rmSync(folder, { recursive: true, force: true })
  const result = await runBin(['@tarojs/cli', 'taro'], ['build', '--type', target], {
    env: { NODE_ENV: 'production', TARO_ENV: target },
    timeoutMs: TIMEOUT_MS,
    logFile: fromRoot(log),
  })
  if (result.code === 0 && fs.existsSync(path.join(folder, MAIN_FILE[target]))) return result
  const known = knownCause(result.output)
  if (known) throw new Problem(known)
  const what = result.timedOut ? `did not end within ${TIMEOUT_MS / 60_000} minutes` : 'failed'
  throw new Problem(`The ${target} build ${what}; the end of ${log}:\n${lastLines(fromRoot(log))}`)
}

/** Builds one target for production into dist/<target>; H5 files get `.br` and `.gz` siblings. */
export async function build(target) {
  const log = `.cache/logs/build-${target}.log`
  const hash = sourceHash(target)
  clearStamp(target)
  const { output } = await step(`Building ${target}`, () => compile(target, log))
  for (const line of new Set(warningsOf(output))) console.log(`  ${line.trim()}`)
  const folder = fromRoot('dist', target)
  await requireFloorSyntax(folder)
  if (target === 'h5') {
    // It needs installed packages, and `npm start` loads this file on a bare clone.
    const { writeFirstViews } = await import('./first-views.mjs')
    await step('Drawing first views', () => writeFirstViews(folder))
    await step('Compressing', () => compressFolder(folder))
  }
  writeStamp(target, hash)
  const raw = folderBytes(folder, name => !/\.(br|gz)$/.test(name))
  console.log(`  dist/${target}: ${Math.round(raw / 1000)} kB`)
}
