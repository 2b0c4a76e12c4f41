/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
const own = Object.entries(scripts).filter(([, command]) => command.startsWith('node scripts/'))

test.each(own.filter(([name]) => name !== 'start'))(
  'npm run %s -- --help says what it does, and does nothing',
  (_name, command) => {
    const [, ...words] = command.split(' ')
    const { status, stdout } = spawnSync(process.execPath, [...words, '--help'], {
      cwd: ROOT,
      encoding: 'utf8',
      timeout: 30_000,
    })
    expect([status, stdout.trim().length > 40]).toEqual([0, true])
  },
)
