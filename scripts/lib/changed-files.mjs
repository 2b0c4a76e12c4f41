import { execFileSync } from 'node:child_process'
import { Problem } from './problem.mjs'
import { root } from './root.mjs'

function git(...args) {
  try {
    const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
    return output.split('\0').filter(Boolean)
  } catch (error) {
    const [reason] = String(error.stderr ?? error.message)
      .trim()
      .split('\n')
    throw new Problem(`git ${args[0]} failed: ${reason}`)
  }
}

/** Files that differ from a commit, deleted ones too, and those that git does not know yet; paths from the root. */
export function changedFiles(base) {
  return [
    ...git('diff', '--name-only', '--relative', '-z', '--end-of-options', base, '--'),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ]
}
