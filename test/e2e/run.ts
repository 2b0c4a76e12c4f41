import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'

/** A file's journeys must be over by then, whatever hangs. */
const FILE_TIMEOUT_MS = 300_000
const ROOT = path.resolve(__dirname, '../..')

const wanted = process.argv.slice(2)
const files = readdirSync(__dirname)
  .filter(
    name => name.endsWith('.e2e.ts') && (wanted.length === 0 || wanted.some(word => name.includes(word))),
  )
  .map(name => path.join(__dirname, name))

let passed = 0
let failed = 0

const stream = run({ files, concurrency: 2, timeout: FILE_TIMEOUT_MS })
// A file and a suite are reported like tests: only their leaves count.
stream.on('test:pass', ({ details, name }) => {
  if (details.type !== 'suite' && !files.includes(name)) passed += 1
})
stream.on('test:fail', ({ details }) => {
  if (details.type !== 'suite') failed += 1
})
stream.on('end', () => {
  if (passed + failed === 0) failed = 1
  const folder = path.join(ROOT, '.cache')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'e2e-result.json'), JSON.stringify({ passed, failed }))
  process.exitCode = failed === 0 ? 0 : 1
})
stream.pipe(new spec()).pipe(process.stdout)
process.on('exit', () => console.log(`E2E: ${passed} passed, ${failed} failed`))
