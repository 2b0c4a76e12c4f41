import type { Db } from './database'

/** How often an item was collected in a period, and when last (milliseconds of data time). */
export interface EventCount {
  readonly item: string
  readonly count: number
  readonly last: number
}

/** Notes that an item of a customer was collected in a scene. */
export function noteCollection(
  db: Db,
  { customerId, item, scene, now }: { customerId: string; item: string; scene: string; now: number },
): void {
  db.run(
    'INSERT INTO pi_collections (customer_id, item, scene, collected_at) VALUES (?, ?, ?, ?)',
    customerId,
    item,
    scene,
    now,
  )
}

/** Events by item, from one moment up to another, both in milliseconds; `to` is not included. */
export function countEvents(
  db: Db,
  customerId: string,
  { from, to }: { from: number; to: number },
): Map<string, EventCount> {
  const rows = db.all<EventCount>(
    `SELECT item, count(*) AS count, max(at) AS last FROM pi_events
     WHERE customer_id = ? AND at >= ? AND at < ? GROUP BY item`,
    customerId,
    from,
    to,
  )
  return new Map(rows.map(row => [row.item, row]))
}
