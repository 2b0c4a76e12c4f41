import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { explainStoreFailure, SandboxError } from '../sandbox-error'
import { openDatabase, SETTINGS, SIDE_FILES, type Db } from './database'
import { lockFolder } from './lock'
import { SCHEMA, SCHEMA_VERSION } from './schema'

/** An opened store; it may be empty. `notices` are sentences for the developer. */
export interface OpenedStore {
  readonly db: Db
  readonly notices: readonly string[]
  /** Whether it was new and began as a copy of the snapshot. */
  readonly isCopy: boolean
}

const FILE_NAME = 'sandbox.db'

type Finding = 'usable' | 'empty' | 'outdated' | 'corrupt'

function inspect(db: Db): Finding {
  const [check] = db.all<{ quick_check: string }>('PRAGMA quick_check(1)')
  if (check?.quick_check !== 'ok') return 'corrupt'
  const version = db.get<{ user_version: number }>('PRAGMA user_version')?.user_version
  if (version === SCHEMA_VERSION) return 'usable'
  const tables = db.get<{ count: number }>('SELECT count(*) AS count FROM sqlite_schema')?.count ?? 0
  return tables === 0 ? 'empty' : 'outdated'
}

function isCorruption(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return /^SQLITE_(NOTADB|CORRUPT)/.test(code) || /not a database|malformed/.test(error.message)
}

function openAndInspect(file: string): { db: Db; finding: Finding } {
  const db = openDatabase(file)
  try {
    const finding = inspect(db)
    if (finding !== 'corrupt') {
      db.exec(SETTINGS)
    }
    return { db, finding }
  } catch (error) {
    if (isCorruption(error)) return { db, finding: 'corrupt' }
    db.close()
    throw error
  }
}

function createTables(db: Db): void {
  db.transaction(() => {
    db.exec(SCHEMA)
    db.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`)
  })
}

function moveAside(file: string): string {
  const stamp = new Date().toISOString().replace(/[:.]/g, '-')
  const target = `${file}.corrupt-${stamp}`
  renameSync(file, target)
  // The write-ahead log belongs to the broken file: left behind, it would be replayed into the new one.
  for (const suffix of SIDE_FILES) if (existsSync(file + suffix)) renameSync(file + suffix, target + suffix)
  return target
}

function openFile(file: string): Omit<OpenedStore, 'isCopy'> {
  const first = openAndInspect(file)
  if (first.finding === 'usable') return { db: first.db, notices: [] }
  if (first.finding === 'empty') {
    createTables(first.db)
    return { db: first.db, notices: [] }
  }

  first.db.close()
  let notice: string
  if (first.finding === 'corrupt') {
    notice = `The store was damaged: it was moved to ${moveAside(file)} and rebuilt from the seed data.`
  } else {
    for (const suffix of ['', ...SIDE_FILES]) rmSync(file + suffix, { force: true })
    notice = `The store ${file} belonged to another version of the sandbox and was rebuilt from the seed data.`
  }
  const { db } = openAndInspect(file)
  createTables(db)
  return { db, notices: [notice] }
}

/** A store of a new folder that begins as a copy: what this very version wrote need not be looked at. */
function openCopy(file: string, snapshot: string): Db {
  copyFileSync(snapshot, file)
  const db = openDatabase(file)
  db.exec(SETTINGS)
  return db
}

function closingWith(db: Db, then: () => void): Db {
  return {
    ...db,
    close() {
      db.close()
      then()
    },
  }
}

/**
 * Opens (or creates) the store of a data folder, for this server alone until the store is closed. A damaged file is kept under another name and replaced; an unwritable
 * folder or a full disk throws a `SandboxError` with one sentence. A new one takes a copy of the `snapshot`, if that file is
 * there already.
 */
export function openStore(dataDir: string, snapshot?: string): OpenedStore {
  try {
    mkdirSync(dataDir, { recursive: true })
    const unlock = lockFolder(dataDir)
    try {
      const file = path.join(dataDir, FILE_NAME)
      if (snapshot !== undefined && existsSync(snapshot) && !existsSync(file)) {
        return { db: closingWith(openCopy(file, snapshot), unlock), notices: [], isCopy: true }
      }
      const { db, notices } = openFile(file)
      return { db: closingWith(db, unlock), notices, isCopy: false }
    } catch (error) {
      unlock()
      throw error
    }
  } catch (error) {
    if (error instanceof SandboxError) throw error
    throw explainStoreFailure(error, dataDir)
  }
}

/** Removes every row; call it within a transaction. */
export function clearStore(db: Db): void {
  // Tables are emptied in any order; the check waits for the end, when nothing is left to point at.
  db.exec('PRAGMA defer_foreign_keys = ON')
  const tables = db.all<{ name: string }>(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  )
  for (const { name } of tables) db.exec(`DELETE FROM "${name}"`)
}
