import { sumOf } from '../portfolio/amounts'
import type { Db } from './database'
import { insertRows } from './insert'

/** Something that a trust holds and that is neither money nor a product; `value` in yuan, as it was taken over. */
interface PropertyRow {
  readonly trust_id: string
  readonly property_type: string
  readonly name: string
  readonly value: string
  /** The day it was taken over. */
  readonly since: string
}

export function addProperty(db: Db, row: PropertyRow): void {
  insertRows(db, 'trust_property', [{ ...row }])
}

/** What such things of a trust come to, in yuan. */
export function propertyValue(db: Db, trustId: string): string {
  const rows = db.all<Pick<PropertyRow, 'value'>>(
    'SELECT value FROM trust_property WHERE trust_id = ?',
    trustId,
  )
  return sumOf(rows.map(({ value }) => value))
}
