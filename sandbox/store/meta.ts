import type { Db } from './database'

/** Reads one setting of the store, for example the position of the clock. */
export function readMeta(db: Db, key: string): string | undefined {
  return db.get<{ value: string }>('SELECT value FROM meta WHERE key = ?', key)?.value
}

/** Writes one setting of the store. */
export function writeMeta(db: Db, key: string, value: string): void {
  db.run(
    'INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
    key,
    value,
  )
}
