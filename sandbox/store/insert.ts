import type { Db } from './database'

type Value = string | number | null

const ROWS_PER_STATEMENT = 50

/** Inserts rows of one shape, many per statement; their fields are named like the columns. */
export function insertRows<Row extends Record<keyof Row, Value>>(
  db: Db,
  table: string,
  rows: readonly Row[],
): void {
  const columns = Object.keys(rows[0] ?? {}) as (keyof Row & string)[]
  const marks = `(${columns.map(() => '?').join(', ')})`
  const head = `INSERT INTO ${table} (${columns.join(', ')}) VALUES `
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const part = rows.slice(start, start + ROWS_PER_STATEMENT)
    const values = part.flatMap(row => columns.map((column): Value => row[column]))
    db.run(head + part.map(() => marks).join(', '), ...values)
  }
}
