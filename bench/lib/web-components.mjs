import fs from 'node:fs'
import { compressFolder } from '../../scripts/lib/compress.mjs'
import { lastLines, Problem } from '../../scripts/lib/problem.mjs'
import { step } from '../../scripts/lib/progress.mjs'
import { fromRoot } from '../../scripts/lib/root.mjs'
import { runBin } from '../../scripts/lib/run.mjs'
import { sourceHash } from '../../scripts/lib/stamp.mjs'

const FOLDER = '.cache/bench/web-components'
const LOG = '.cache/logs/bench-web-components.log'
const TIMEOUT_MS = 10 * 60_000

/**
 * Builds the product with Taro's web components instead of plain HTML, unless the sources' build is there already.
 * @returns {Promise<string>} the folder of the build
 */
export async function buildWithWebComponents() {
  const folder = fromRoot(FOLDER)
  const stamp = `${folder}.stamp`
  const hash = sourceHash('h5')
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === hash) return folder
  fs.rmSync(stamp, { force: true })
  fs.rmSync(folder, { recursive: true, force: true })
  await step('Building with web components', async () => {
    const env = { NODE_ENV: 'production', TARO_ENV: 'h5', H5_COMPONENTS: 'web', OUTPUT_ROOT: FOLDER }
    const args = ['build', '--type', 'h5']
    const options = { env, timeoutMs: TIMEOUT_MS, logFile: fromRoot(LOG) }
    const { code } = await runBin(['@tarojs/cli', 'taro'], args, options)
    if (code !== 0 || !fs.existsSync(`${folder}/index.html`)) {
      throw new Problem(`The build failed; the end of ${LOG}:\n${lastLines(fromRoot(LOG))}`)
    }
    await compressFolder(folder)
  })
  fs.writeFileSync(stamp, hash)
  return folder
}
