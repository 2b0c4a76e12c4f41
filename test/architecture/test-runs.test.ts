import { readdirSync } from 'node:fs'
import path from 'node:path'
import { closureOf, importGraph } from '../../scripts/lib/import-graph.mjs'
import { testOptions } from '../../scripts/lib/test-options.mjs'
import { hostsOf, runOf } from '../support/test-selection'

const ROOT = path.resolve(__dirname, '../..')
const STAGES = ['check', 'jest', 'e2e']

const filesBelow = (folder: string, ending: string) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith(ending))
    .map(name => path.join(ROOT, folder, name))

test.each([
  ['test/e2e', '.e2e.ts'],
  ['test/weapp', '.weapp-test.ts'],
  ['test/webkit', '.webkit.ts'],
])('each file of %s says in which run it is, and why', (folder, ending) => {
  const files = filesBelow(folder, ending)
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) expect(() => runOf(file)).not.toThrow()
})

test('each journey runs in the page before a change lands, and says on which hosts in the long run', () => {
  const journeys = filesBelow('test/journeys', '.journey.ts')
  expect(journeys.length).toBeGreaterThan(0)
  const HOSTS = ['page', 'browser', 'phone']
  for (const file of journeys) {
    const { short, long } = hostsOf(file)
    expect([path.basename(file), short.includes('page')]).toEqual([path.basename(file), true])
    expect([...short, ...long].filter(host => !HOSTS.includes(host))).toEqual([])
  }
  const names = journeys.map(file => path.basename(file))
  expect(new Set(names).size).toBe(names.length)
})

test.each([
  [['--only', 'nothing'], 'No stage is called "nothing". Stages: check, jest, e2e.'],
  [['--only', ''], '--only wants a value: see npm test -- --help.'],
  [['--shard', '7/5'], '--shard takes a part of the parts there are, like 2/5, not "7/5".'],
  [['--shard', '0/5'], '--shard takes a part of the parts there are, like 2/5, not "0/5".'],
  [['--shard'], '--shard wants a value: see npm test -- --help.'],
  [['--since', 'nowhere'], '--since takes a commit, a tag or a branch of this repository, not "nowhere".'],
  [['--fast'], 'npm test knows no --fast: see npm test -- --help.'],
])('npm test -- %j ends with a sentence', (args, sentence) => {
  expect(() => testOptions(args, STAGES)).toThrow(sentence)
})

test('what npm test was asked for is read', () => {
  expect(testOptions(['--only', 'jest,e2e', '--shard=2/5', 'claims', '--long'], STAGES)).toEqual({
    ...{ isLong: true, only: ['jest', 'e2e'], shard: '2/5', names: ['claims'], since: undefined },
  })
  expect(testOptions(['--help'], STAGES).help).toContain('check, jest, e2e')
})

test('imports are followed over both targets, styles and aliases', async () => {
  const graph = await importGraph()
  const page = closureOf(graph, 'src/packages/trust-requests/claims/claims/index.tsx')
  for (const file of ['src/platform/net/http.h5.ts', 'src/platform/net/http.weapp.ts']) {
    expect([file, page.has(file)]).toEqual([file, true])
  }
  const journey = closureOf(graph, 'test/journeys/trust-requests/claims.journey.ts')
  expect(journey.has('test/journeys/driver/page.ts')).toBe(true)
  expect(journey.has('sandbox/handlers/claim.ts')).toBe(true)
  expect(closureOf(graph, 'src/app.tsx').has('src/ui/styles/base.scss')).toBe(true)
})
