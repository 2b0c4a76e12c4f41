import { randomUUID } from 'node:crypto'
import { openDatabase, type Db } from '../store/database'

/** A table of text and its rows, written out as SQL. */
export interface TableText {
  readonly name: string
  readonly columns: string
  readonly tuples: readonly string[]
}

/** The rows of a table; the first one names its columns unless they are given, and what a row leaves out is `''`. */
export function tableText<Row extends Partial<Record<keyof Row, string>>>(
  name: string,
  rows: readonly Row[],
  columns = Object.keys(rows[0] ?? {}) as (keyof Row & string)[],
): TableText {
  const literal = (text = '') => `'${text.replace(/'/g, "''")}'`
  return {
    name,
    columns: columns.join(', '),
    tuples: rows.map(row => `(${columns.map(column => literal(row[column])).join()})`),
  }
}

interface Filled {
  readonly address: string
  /** Kept open: the snapshot lives in memory as long as somebody is connected. */
  readonly connection: Db
  readonly tables: readonly Pick<TableText, 'name' | 'columns'>[]
}

const NAME = 'snapshot'

const ROWS_PER_STATEMENT = 200

// As text: handing hundreds of thousands of values over one by one takes far longer than reading them.
function script({ name, columns, tuples }: TableText): string {
  const statements = [`CREATE TABLE ${name} (${columns});`]
  for (let start = 0; start < tuples.length; start += ROWS_PER_STATEMENT) {
    statements.push(`INSERT INTO ${name} VALUES ${tuples.slice(start, start + ROWS_PER_STATEMENT).join()};`)
  }
  return statements.join('')
}

function fill(tables: readonly TableText[]): Filled {
  const address = `file:${NAME}-${randomUUID()}?mode=memory&cache=shared`
  const connection = openDatabase(address)
  connection.transaction(() => connection.exec(tables.map(script).join('')))
  return { address, connection, tables: tables.map(({ name, columns }) => ({ name, columns })) }
}

/** Rows that are many and the same in every run. */
export interface Snapshot {
  /** Makes the snapshot readable while `work` runs; cannot be called within a transaction. */
  attached<T>(db: Db, work: () => T): T
  /** Copies every table of the snapshot into the store, in order; call it within `attached`. */
  copyInto(db: Db): void
}

/**
 * Rows are generated and written once per process, into memory; every seeding then copies them inside the database,
 * which takes a small part of the time that handing them over value by value does.
 */
export function createSnapshot(generate: () => readonly TableText[]): Snapshot {
  let filled: Filled | undefined
  const get = () => (filled ??= fill(generate()))
  return {
    attached(db, work) {
      db.exec(`ATTACH '${get().address}' AS ${NAME}`)
      try {
        return work()
      } finally {
        db.exec(`DETACH ${NAME}`)
      }
    },
    copyInto(db) {
      for (const { name, columns } of get().tables) {
        db.exec(`INSERT INTO main.${name} (${columns}) SELECT ${columns} FROM ${NAME}.${name}`)
      }
    },
  }
}
