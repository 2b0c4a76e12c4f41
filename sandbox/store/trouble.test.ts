import { randomUUID } from 'node:crypto'
import path from 'node:path'
import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { INNER } from '@/contract/codes'
import { registerAnalytics } from '../analytics/collector'
import { createDispatch } from '../api/dispatch'
import { registerFailures } from '../api/failures'
import { createFaults } from '../api/faults'
import { createRequestLog } from '../api/request-log'
import { createClock } from '../clock'
import { registerControl } from '../control/routes'
import { createJobs } from '../jobs'
import { seed } from '../seed'
import type { Browser } from '../testing/harness'
import { cleanUp, startTest, temporaryFolder } from '../testing/harness'
import { openDatabase, type Db } from './database'
import { openStore } from './open'
import { openSession } from './sessions'

const said = jest.spyOn(console, 'error')

beforeEach(() => said.mockReset().mockImplementation(() => {}))
afterAll(async () => {
  said.mockRestore()
  await cleanUp()
})

const lastWords = () => said.mock.calls.map(([text]) => String(text))

describe('a store that another program has locked', () => {
  let browser: Browser
  let intruder: Db

  beforeEach(async () => {
    const dataDir = path.join(temporaryFolder(), 'data')
    browser = (await startTest({ dataDir })).browser
    await browser.loginAs('U1')
    intruder = openDatabase(path.join(dataDir, 'sandbox.db'))
    intruder.exec('BEGIN IMMEDIATE')
  })
  afterEach(async () => {
    intruder.close()
    await cleanUp()
  })

  test('is read on, and refuses a write as busy until it is free', async () => {
    expect((await browser.call('userDetail')).inner).toBe(INNER.success)
    const requestNo = randomUUID()
    expect((await browser.call('assetReportLottery', { requestNo })).inner).toBe(INNER.systemBusy)
    intruder.exec('ROLLBACK')
    expect((await browser.call('assetReportLottery', { requestNo })).inner).toBe(INNER.success)
  })

  test('is told by the control API without a word about the inside', async () => {
    const answer = await browser.fetch('/sandbox/api/clock', {
      method: 'POST',
      body: '{"advanceSeconds":1}',
      headers: { 'content-type': 'application/json' },
    })
    expect([answer.status, await answer.text()]).toEqual([
      503,
      '{"error":"The store is locked by another program: try again later."}',
    ])
  })
})

describe('the jobs', () => {
  test('outlive a locked store, say so once, and do their work afterwards', () => {
    const folder = temporaryFolder()
    const { db } = openStore(folder)
    const clock = createClock(db, 'seed')
    seed(db, clock)
    openSession(db, '100001', clock.now() - 86_400_000)
    const sessions = () => db.all('SELECT * FROM sessions').length
    const jobs = createJobs(db, clock)
    const intruder = openDatabase(path.join(folder, 'sandbox.db'))
    intruder.exec('BEGIN IMMEDIATE')
    jobs.run()
    jobs.run()
    expect(lastWords()).toEqual([
      'A job was undone and will be tried again: The store is locked by another program',
    ])
    expect(sessions()).toBe(1)
    intruder.exec('ROLLBACK')
    intruder.close()
    jobs.run()
    expect(sessions()).toBe(0)
    db.close()
  })

  test('outlive a mistake of their own', () => {
    const { db } = openStore(temporaryFolder())
    db.exec('DROP TABLE pi_exports')
    const clock = createClock(db, 'seed')
    expect(() => createJobs(db, clock).run()).not.toThrow()
    expect(lastWords()).toEqual([expect.stringContaining('no such table: pi_exports')])
    db.close()
  })
})

/** A seeded store on a disk without room for another page. */
function fullStore() {
  const { db } = openStore(temporaryFolder())
  const clock = createClock(db, 'seed')
  seed(db, clock)
  const token = openSession(db, '100001', clock.now())
  db.exec('CREATE TABLE filling (text TEXT)')
  db.exec(`PRAGMA max_page_count = ${db.get<{ page_count: number }>('PRAGMA page_count')?.page_count ?? 0}`)
  // First in large pieces, then in small ones, so that not even a short row has room.
  for (const size of [4000, 100, 1]) {
    const fill = () => db.run('INSERT INTO filling (text) VALUES (?)', 'x'.repeat(size))
    expect(() => {
      for (let count = 0; count < 100_000; count++) fill()
    }).toThrow(/full/)
  }
  return { db, clock, token }
}

describe('a full disk', () => {
  test('lets the customer read on', () => {
    const { db, clock, token } = fullStore()
    const dispatch = createDispatch(db, clock)
    const call = (name: 'userDetail' | 'messageHome' | 'positionList', requestData: object = {}) =>
      dispatch({ name, body: { requestData }, tokens: { session: token, host: undefined }, address: '' })
        .envelope.result?.statusCode
    // An index page of its own may leave room for some notes of the session; then there is none.
    for (let count = 0; count < 50; count++) expect(call('userDetail')).toBe(INNER.success)
    expect(call('messageHome')).toBe(INNER.success)
    expect(call('positionList', { holderRole: '1', sort: 'marketValue', pageNum: 1, pageSize: 10 })).toBe(
      INNER.success,
    )
    db.close()
  })

  test('is told by collector and control API without a word about the inside', async () => {
    const { db, clock } = fullStore()
    const app = fastify()
    await app.register(cookie)
    const parts = {
      ...{ db, clock, jobs: createJobs(db, clock) },
      ...{ faults: createFaults(), log: createRequestLog(), reset: () => seed(db, clock) },
    }
    registerFailures(app)
    registerAnalytics(app, parts)
    registerControl(app, parts)
    const event = { type: 'track', event: 'x', distinct_id: '1', properties: { text: 'x'.repeat(9000) } }
    const data = encodeURIComponent(Buffer.from(JSON.stringify(event)).toString('base64'))
    const collected = await app.inject({
      method: 'POST',
      url: '/services/analytics/sa.gif',
      payload: `data=${data}`,
    })
    expect([collected.statusCode, collected.json()]).toEqual([
      503,
      { code: '-503', msg: 'The disk is full: try again later.' },
    ])
    // Some sessions still find room in a page that is there.
    const logins = []
    for (let count = 0; count < 300; count++) {
      const answer = await app.inject({
        method: 'POST',
        url: '/sandbox/api/login',
        payload: { customer: 'U1', cookie: false },
      })
      logins.push([answer.statusCode, answer.statusCode === 200 || answer.json()])
    }
    expect(logins.at(-1)).toEqual([503, { error: 'The disk is full: try again later.' }])
    await app.close()
    db.close()
  })
})
