/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from './project'

const folder = mkdtempSync(path.join(tmpdir(), 'commit-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = path.join(folder, 'MESSAGE')

/** What the hook says of a message; `''` when it takes it. */
function refusalOf(message: string): string {
  writeFileSync(file, message)
  const { status, stderr } = spawnSync(path.join(ROOT, '.githooks/commit-msg'), [file], { encoding: 'utf8' })
  return status === 0 ? '' : stderr.trim()
}

test.each([
  'orders: refuse a second payment mark',
  'trust people: ask until when a guardian’s paper holds\n\nThe reason.',
  'h5-router: close what lies over a page before it is left',
  `build: ${'a'.repeat(65)}`,
  `build: ${'’'.repeat(65)}`,
  'Merge branch main',
  'Revert "orders: refuse a second payment mark"',
])('takes %j', message => {
  expect(refusalOf(message)).toBe('')
})

test.each([
  ['Orders are refused', /names its area first/],
  ['orders: Refuse a second payment mark', /names its area first/],
  ['orders: refuse a second payment mark.', /names its area first/],
  ['orders:refuse', /names its area first/],
  ['', /names its area first/],
  [`build: ${'a'.repeat(66)}`, /at most 72 characters; this one has 73/],
])('refuses %j', (message, words) => {
  expect(refusalOf(message)).toMatch(words)
})
