import { insertRows } from './insert'
import type { Db } from './database'

/** Something that happened to an append or a claim: its name as the customer reads it, and when. */
export interface TrustRequestEvent {
  readonly name: string
  readonly remark: string
  readonly time: string
}

/** What has happened to an append or a claim, oldest first. */
export function eventsOfRequest(db: Db, requestId: string): TrustRequestEvent[] {
  return db.all(
    'SELECT name, time, remark FROM trust_request_events WHERE request_id = ? ORDER BY seq',
    requestId,
  )
}

/** Notes that something happened to an append or a claim. */
export function addRequestEvent(db: Db, requestId: string, event: TrustRequestEvent): void {
  const last = db.get<{ seq: number | null }>(
    'SELECT max(seq) AS seq FROM trust_request_events WHERE request_id = ?',
    requestId,
  )
  insertRows(db, 'trust_request_events', [{ request_id: requestId, seq: (last?.seq ?? 0) + 1, ...event }])
}
