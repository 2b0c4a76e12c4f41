import path from 'node:path'
import { select, selectJourneys } from '../support/test-selection'

const ROOT = path.resolve(__dirname, '../..')
const SHORT = path.join(ROOT, 'test/e2e/purchase.e2e.ts')
const LONG = path.join(ROOT, 'test/e2e/draft-faults.e2e.ts')
const JOURNEY = path.join(ROOT, 'test/journeys/trust-requests/claims.journey.ts')
const all = { names: [], shard: undefined }

test('the short run takes what says so; a name takes any file', () => {
  expect(select([SHORT, LONG], all)).toEqual([SHORT])
  expect(select([SHORT, LONG], { ...all, names: ['draft-faults'] })).toEqual([LONG])
  expect(select([SHORT, LONG], { ...all, names: ['nothing'] })).toEqual([])
})

test('a journey runs on a host in the run that its file says', () => {
  expect(selectJourneys([JOURNEY], 'page', all)).toEqual([JOURNEY])
  expect(selectJourneys([JOURNEY], 'browser', all)).toEqual([])
  expect(selectJourneys([JOURNEY], 'browser', { ...all, names: ['claims'] })).toEqual([JOURNEY])
})

test('the shards share the files, each file once', () => {
  const files = [
    SHORT,
    JOURNEY,
    path.join(ROOT, 'test/e2e/tax.e2e.ts'),
    path.join(ROOT, 'test/e2e/risk.e2e.ts'),
  ]
  const names = files.map(file => path.basename(file))
  const shards = ['1/3', '2/3', '3/3'].map(shard => select(files, { names, shard }))
  expect(shards.flat().sort()).toEqual([...files].sort())
  for (const shard of shards) expect(shard.length).toBeGreaterThan(0)
})
