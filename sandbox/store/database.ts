import { copyFileSync, rmSync } from 'node:fs'
import Database from 'libsql'

type Value = string | number | null

/** The few database calls the sandbox uses; all synchronous, so nothing runs between two of them. */
export interface Db {
  /** Every row of a query. The caller names the row type: it must list the selected columns. */
  all<Row>(sql: string, ...values: Value[]): Row[]
  /** First row, or undefined. */
  get<Row>(sql: string, ...values: Value[]): Row | undefined
  /** Runs one statement; answers how many rows it changed. */
  run(sql: string, ...values: Value[]): number
  /** Runs a script without values. */
  exec(sql: string): void
  /** All or nothing: an error thrown by `work` undoes what it wrote and is thrown on. */
  transaction<T>(work: () => T): T
  /** The same for work that hardly ever writes: it waits for nobody who does. */
  reading<T>(work: () => T): T
  /** Writes all of it into a new file. */
  saveTo(file: string): void
  /** Becomes a copy of a file that `saveTo` wrote; not within a transaction. */
  replaceBy(file: string): void
  close(): void
}

/** What belongs to a database's file. */
export const SIDE_FILES = ['-wal', '-shm']

/** How a file of the store is written: readers do not wait, and a row that points at nothing is refused. */
export const SETTINGS = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON'

/** How long a call waits for a program that has locked the store; everybody else waits with it. */
const BUSY_WAIT_MS = 500

/** Opens a file without looking at its content; `openStore` does that. */
export function openDatabase(file: string): Db {
  const connect = () => new Database(file, { timeout: BUSY_WAIT_MS })
  let connection = connect()
  const statements = new Map<string, Database.Statement>()

  const prepare = (sql: string): Database.Statement => {
    const known = statements.get(sql)
    if (known) return known
    const statement = connection.prepare(sql)
    statements.set(sql, statement)
    return statement
  }

  // One array instead of separate values: the driver takes a lone `null` for an object of named parameters.
  const all = <Row>(sql: string, values: Value[]): Row[] => prepare(sql).all(values) as Row[]

  const allOrNothing = <T>(begin: string, work: () => T): T => {
    connection.exec(begin)
    try {
      const result = work()
      connection.exec('COMMIT')
      return result
    } catch (error) {
      // A full disk has already undone the transaction; a second ROLLBACK would hide the real error.
      if (connection.inTransaction) connection.exec('ROLLBACK')
      throw error
    }
  }

  return {
    all: (sql, ...values) => all(sql, values),
    // Not the driver's `get`: it adds a `_metadata` field to the row and leaves the statement open.
    get: <Row>(sql: string, ...values: Value[]) => all<Row>(sql, values)[0],
    run: (sql, ...values) => prepare(sql).run(values).changes,
    exec: sql => void connection.exec(sql),
    transaction: work => allOrNothing('BEGIN IMMEDIATE', work),
    reading: work => allOrNothing('BEGIN', work),
    saveTo: target => void connection.prepare('VACUUM INTO ?').run([target]),
    replaceBy(source) {
      statements.clear()
      connection.close()
      for (const suffix of ['', ...SIDE_FILES]) rmSync(file + suffix, { force: true })
      copyFileSync(source, file)
      connection = connect()
      connection.exec(SETTINGS)
    },
    close() {
      statements.clear()
      connection.close()
    },
  }
}
