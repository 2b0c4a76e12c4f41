import path from 'node:path'
import { createClock, SEED_TIME } from './clock'
import { openStore } from './store/open'
import { writeMeta } from './store/meta'
import type { Db } from './store/database'
import { cleanUp, temporaryFolder } from './testing/harness'

const DAY = 86_400_000
const START = Date.parse('2027-03-01T00:00:00Z')

let dataDir: string
let db: Db
let machine: number

beforeEach(() => {
  machine = START
  jest.spyOn(Date, 'now').mockImplementation(() => machine)
  dataDir = path.join(temporaryFolder(), 'data')
  ;({ db } = openStore(dataDir))
  writeMeta(db, 'clockSeededAt', String(START))
})
afterEach(() => {
  db.close()
  jest.restoreAllMocks()
})
afterAll(cleanUp)

describe.each([
  ['seed', SEED_TIME],
  ['real', START],
] as const)('the clock of kind %s', (kind, start) => {
  test('goes on from where it was when the machine is set back', () => {
    const clock = createClock(db, kind)
    expect(clock.now()).toBe(start)
    machine += DAY
    expect(clock.now()).toBe(start + DAY)
    machine -= DAY
    expect(clock.now()).toBe(start + DAY)
    machine += 60_000
    expect(clock.now()).toBe(start + DAY + 60_000)
    machine -= 10 * DAY
    machine += 1000
    expect(clock.now()).toBeGreaterThanOrEqual(start + DAY + 60_000)
  })

  test('does so over a restart too', () => {
    const clock = createClock(db, kind)
    clock.advance(3600)
    machine += DAY
    clock.keep()
    const before = clock.now()
    machine -= 2 * DAY
    db.close()
    ;({ db } = openStore(dataDir))
    const next = createClock(db, kind)
    expect(next.now()).toBe(before)
    machine += 5000
    expect(next.now()).toBe(before + 5000)
  })
})

test('a restart of the data that was undone leaves the clock where it was', () => {
  const clock = createClock(db, 'seed')
  clock.advance(3600)
  const before = clock.now()
  expect(() =>
    db.transaction(() => {
      clock.restart()
      throw new Error('full')
    }),
  ).toThrow('full')
  clock.reread()
  expect(clock.now()).toBe(before)
})
