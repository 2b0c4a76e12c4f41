import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Problem } from '../../scripts/lib/problem.mjs'
import { start, stop } from '../../scripts/lib/run.mjs'

const START_TIMEOUT_MS = 60_000
const ADDRESS = /runs at (http:\/\/127\.0\.0\.1:\d+)/

function addressOf(child) {
  return new Promise((resolve, reject) => {
    let output = ''
    const fail = reason => reject(new Problem(`A sandbox ${reason}:\n${output}`))
    const timer = setTimeout(() => fail('did not start in time'), START_TIMEOUT_MS)
    const take = text => {
      output += text
      const address = ADDRESS.exec(output)?.[1]
      if (!address) return
      clearTimeout(timer)
      resolve(address)
    }
    child.stdout.setEncoding('utf8').on('data', take)
    child.stderr.setEncoding('utf8').on('data', take)
    child.once('close', () => {
      clearTimeout(timer)
      fail('ended')
    })
  })
}

/**
 * Serves a build with a sandbox of its own: a free port, a fresh store of the same seed.
 * @param {string} distDir
 * @returns {Promise<{base: string, close: () => void}>} `base` without a slash at the end
 */
export async function serveBuild(distDir) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'))
  const child = start(process.execPath, ['--import', 'tsx', 'sandbox/main.ts'], {
    env: { PORT: '0', DIST_DIR: distDir, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.once('close', () => fs.rmSync(dataDir, { recursive: true, force: true }))
  try {
    return { base: await addressOf(child), close: () => stop(child) }
  } catch (error) {
    stop(child)
    throw error
  }
}
