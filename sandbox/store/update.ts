import type { Db } from './database'

type Value = string | number | null

/** Changes columns of one row, which the value of its key names; what is left out of a text is `''`. */
export function updateRow(
  db: Db,
  table: string,
  [key, id]: readonly [key: string, id: string | number],
  change: Readonly<Record<string, Value | undefined>>,
): void {
  const columns = Object.keys(change)
  db.run(
    `UPDATE ${table} SET ${columns.map(column => `${column} = ?`).join(', ')} WHERE ${key} = ?`,
    ...columns.map((column): Value => {
      const value = change[column]
      return value === undefined ? '' : value
    }),
    id,
  )
}
