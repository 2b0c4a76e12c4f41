import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'
import { fromRoot } from '../../scripts/lib/root.mjs'

const SOURCE = fromRoot('bench/refs/native')
const SCRIPTS = ['app.mjs', 'pages/list/index.mjs', 'pages/detail/index.mjs']

/**
 * Builds the hand-written mini-program: each page's script with what it shares with the other references, the rest as it is.
 * @param {string} apiOrigin that its requests go to
 * @returns {Promise<{folder: string, remove: () => void}>} a temporary folder for the host
 */
export async function buildNative(apiOrigin) {
  const folder = mkdtempSync(path.join(tmpdir(), 'weapp-native-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    cpSync(SOURCE, folder, { recursive: true, filter: file => !file.endsWith('.mjs') })
    await build({
      entryPoints: SCRIPTS.map(file => path.join(SOURCE, file)),
      outdir: folder,
      outbase: SOURCE,
      bundle: true,
      format: 'cjs',
      target: 'es2018',
      define: { API_ORIGIN: JSON.stringify(apiOrigin) },
      logLevel: 'error',
    })
  } catch (error) {
    remove()
    throw error
  }
  return { folder, remove }
}
