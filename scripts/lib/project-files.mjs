import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fromRoot, root } from './root.mjs'

const NOT_OURS = new Set([
  'node_modules',
  '.git',
  'dist',
  '.data',
  '.cache',
  '.swc',
  'coverage',
  'test-results',
])

function* walk(folder) {
  for (const entry of fs.readdirSync(fromRoot(folder), { withFileTypes: true })) {
    const name = path.posix.join(folder, entry.name)
    if (NOT_OURS.has(entry.name)) continue
    if (entry.isDirectory()) yield* walk(name)
    else if (entry.isFile()) yield name
  }
}

/** Files that are, or would be, in the repository, relative to the root; without git, those not ignored by name. */
export function projectFiles() {
  try {
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
    const list = execFileSync('git', args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
      encoding: 'utf8',
    })
    return list.split('\0').filter(name => name !== '' && fs.existsSync(fromRoot(name)))
  } catch {
    return [...walk('')]
  }
}
