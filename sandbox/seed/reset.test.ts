import { existsSync } from 'node:fs'
import path from 'node:path'
import { createClock, SEED_TIME } from '../clock'
import type { Db } from '../store/database'
import { openStore } from '../store/open'
import { cleanUp, temporaryFolder } from '../testing/harness'
import { createReset } from './reset'

const opened: Db[] = []

afterEach(async () => {
  for (const db of opened.splice(0)) db.close()
  await cleanUp()
})

function store(snapshot?: string) {
  const { db } = openStore(temporaryFolder())
  opened.push(db)
  const clock = createClock(db, 'seed')
  return { db, clock, reset: createReset(db, clock, snapshot) }
}

it('is what a new folder begins with', () => {
  const snapshot = path.join(temporaryFolder(), 'seed.db')
  const first = store(snapshot)
  first.reset()
  const folder = temporaryFolder()
  const copy = openStore(folder, snapshot)
  expect(copy.isCopy).toBe(true)
  expect(rowsOf(copy.db)).toEqual(rowsOf(first.db))
  copy.db.run("UPDATE customers SET name = '改过'")
  copy.db.close()
  const again = openStore(folder, snapshot)
  opened.push(again.db)
  expect(again.isCopy).toBe(false)
  expect(again.db.all('SELECT DISTINCT name FROM customers')).toEqual([{ name: '改过' }])
})

/** Every row of every table, but for where the clock stands. */
function rowsOf(db: Db): Record<string, unknown[]> {
  const tables = db.all<{ name: string }>(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'meta' ORDER BY name",
  )
  return Object.fromEntries(tables.map(({ name }) => [name, db.all(`SELECT * FROM "${name}"`)]))
}

it('gives every store the rows of the first, which are those that are sown', () => {
  const snapshot = path.join(temporaryFolder(), 'seed.db')
  const first = store(snapshot)
  first.reset()
  expect(existsSync(snapshot)).toBe(true)
  const second = store(snapshot)
  second.reset()
  const rows = rowsOf(first.db)
  expect(rowsOf(second.db)).toEqual(rows)
  const sown = store()
  sown.reset()
  const counts = (all: Record<string, unknown[]>) =>
    Object.entries(all).map(([name, { length }]) => [name, length])
  expect(counts(rows)).toEqual(counts(rowsOf(sown.db)))
  expect(Object.values(rows).flat().length).toBeGreaterThan(10_000)
})

it('leaves nothing of what was written since, and starts the time again', () => {
  const { db, clock, reset } = store(path.join(temporaryFolder(), 'seed.db'))
  reset()
  const before = rowsOf(db)
  db.run("UPDATE customers SET name = '改'")
  db.run('DELETE FROM order_events')
  clock.advance(86_400)
  reset()
  expect(rowsOf(db)).toEqual(before)
  expect(clock.now() - SEED_TIME).toBeLessThan(60_000)
  // What it points at is still asked for.
  expect(() => db.run("UPDATE orders SET customer_id = 'nobody'")).toThrow(/FOREIGN KEY/)
})
