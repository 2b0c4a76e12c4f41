import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createClock } from '../clock'
import { explainListenFailure, explainStoreFailure, SandboxError } from '../sandbox-error'
import { seed } from '../seed'
import { cleanUp, startTest, temporaryFolder } from '../testing/harness'
import { listCustomers } from './customers'
import { openDatabase } from './database'
import { openStore } from './open'

let dataDir: string
const file = () => path.join(dataDir, 'sandbox.db')

beforeEach(() => {
  dataDir = path.join(temporaryFolder(), 'data')
})
afterAll(cleanUp)

function seededStore(): void {
  const { db } = openStore(dataDir)
  seed(db, createClock(db, 'seed'))
  db.close()
}

describe('opening the store', () => {
  test('a new folder gets an empty store with a write-ahead log', () => {
    const { db, notices } = openStore(path.join(dataDir, 'deep', 'er'))
    expect(notices).toEqual([])
    expect(listCustomers(db)).toEqual([])
    expect(db.all('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }])
    expect(db.all('PRAGMA foreign_keys')).toEqual([{ foreign_keys: 1 }])
    db.close()
  })

  test('what was written is there again', () => {
    seededStore()
    const { db, notices } = openStore(dataDir)
    expect(notices).toEqual([])
    expect(listCustomers(db)).toHaveLength(6)
    db.close()
  })

  test('a file that is no database is moved aside', () => {
    mkdirSync(dataDir)
    writeFileSync(file(), 'this is no database. '.repeat(500))
    const { db, notices } = openStore(dataDir)
    expect(notices).toEqual([
      expect.stringMatching(/^The store was damaged: it was moved to .*sandbox\.db\.corrupt-.* and rebuilt/),
    ])
    expect(listCustomers(db)).toEqual([])
    db.close()
    const kept = readdirSync(dataDir).find(name => /^sandbox\.db\.corrupt-[\dTZ-]+$/.test(name))
    expect(readFileSync(path.join(dataDir, kept ?? ''), 'utf8')).toMatch(/^this is no database/)
  })

  test('a damaged page is noticed', () => {
    seededStore()
    const db = openDatabase(file())
    db.all('PRAGMA wal_checkpoint(TRUNCATE)')
    db.close()
    const bytes = readFileSync(file())
    bytes.fill(0x5a, 4096 + 8, bytes.length)
    writeFileSync(file(), bytes)
    const reopened = openStore(dataDir)
    expect(reopened.notices).toHaveLength(1)
    expect(listCustomers(reopened.db)).toEqual([])
    reopened.db.close()
  })

  test('a store of another version is rebuilt', () => {
    seededStore()
    const db = openDatabase(file())
    db.exec('PRAGMA user_version = 0')
    db.close()
    const reopened = openStore(dataDir)
    expect(reopened.notices).toEqual([expect.stringContaining('belonged to another version')])
    expect(listCustomers(reopened.db)).toEqual([])
    reopened.db.close()
  })

  test('a folder that another server has is a sentence, until that one is gone', () => {
    const { db } = openStore(dataDir)
    expect(() => openStore(dataDir)).toThrow(SandboxError)
    expect(() => openStore(dataDir)).toThrow(/^Another sandbox is running on the data folder/)
    db.close()
    openStore(dataDir).db.close()
  })

  test('a lock that cannot be had for another reason names that one', () => {
    mkdirSync(dataDir)
    writeFileSync(path.join(dataDir, 'sandbox.lock'), 'this is no database. '.repeat(500))
    expect(() => openStore(dataDir)).toThrow(/^The data folder .* cannot be written \(.*not a database/)
  })

  test('a folder that cannot be made is a sentence', () => {
    writeFileSync(path.join(temporaryFolder(), 'x'), '')
    const blocked = path.join(__filename, 'data')
    expect(() => openStore(blocked)).toThrow(SandboxError)
    expect(() => openStore(blocked)).toThrow(/^The data folder .* cannot be written/)
  })
})

test('the server repairs, seeds and says so', async () => {
  mkdirSync(dataDir)
  writeFileSync(file(), 'broken'.repeat(1000))
  const said = jest.spyOn(console, 'warn').mockImplementation(() => {})
  const { browser } = await startTest({ dataDir, quiet: false })
  expect(said.mock.calls).toEqual([[expect.stringContaining('The store was damaged')]])
  said.mockRestore()
  expect(await browser.control('GET', 'customers')).toHaveLength(6)
})

test('a store whose seeding was interrupted is seeded at the next start', async () => {
  openStore(dataDir).db.close()
  const { browser } = await startTest({ dataDir })
  expect(await browser.control('GET', 'customers')).toHaveLength(6)
})

describe('a transaction', () => {
  test('undoes everything when its work throws', () => {
    const { db } = openStore(dataDir)
    expect(() =>
      db.transaction(() => {
        db.run("INSERT INTO meta (key, value) VALUES ('a', 'b')")
        throw new Error('stop')
      }),
    ).toThrow('stop')
    expect(db.all('SELECT * FROM meta')).toEqual([])
    db.close()
  })
})

describe('sentences', () => {
  const failure = (code: string) => Object.assign(new Error('reason'), { code })
  test.each([
    [explainStoreFailure(failure('ENOSPC'), '/d'), 'The disk that holds /d is full'],
    [explainStoreFailure(failure('SQLITE_FULL'), '/d'), 'The disk that holds /d is full'],
    [explainStoreFailure(failure('EACCES'), '/d'), 'cannot be written (reason)'],
    [explainListenFailure(failure('EADDRINUSE'), 80), 'Port 80 is in use'],
    [explainListenFailure(failure('EACCES'), 80), 'may not be used by this account'],
    [explainListenFailure('odd', 80), 'cannot listen on port 80 (odd)'],
  ])('%s', (error, sentence) => expect(error.message).toContain(sentence))
})
