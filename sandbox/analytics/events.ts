import type { Db } from '../store/database'
import type { SentEvent } from './payload'

/** So many of the latest events are kept. */
export const EVENT_CAPACITY = 2000

/** A received event as the collector's page and tests see it. */
export interface ReceivedEvent {
  readonly seq: number
  readonly receivedAt: number
  readonly delivery: 'single' | 'batch'
  readonly isChecked: boolean
  readonly record: SentEvent
}

interface Row {
  readonly seq: number
  readonly received_at: number
  readonly delivery: 'single' | 'batch'
  readonly is_checked: number
  readonly record: string
}

/** The same event may be delivered twice; both SDKs number what they track. */
function keyOf(event: SentEvent): string | null {
  const { _track_id: id, time, event: name } = event
  return typeof id === 'number' && typeof time === 'number' ? `${id}:${time}:${String(name)}` : null
}

/** Keeps the events that are new; answers how many they were. */
export function addEvents(
  db: Db,
  events: readonly SentEvent[],
  about: { delivery: 'single' | 'batch'; isChecked: boolean; now: number },
): number {
  return db.transaction(() => {
    let added = 0
    for (const event of events) {
      added += db.run(
        'INSERT OR IGNORE INTO analytics_events (received_at, delivery, is_checked, track_key, record) VALUES (?, ?, ?, ?, ?)',
        about.now,
        about.delivery,
        about.isChecked ? 1 : 0,
        keyOf(event),
        JSON.stringify(event),
      )
    }
    db.run(
      'DELETE FROM analytics_events WHERE seq <= (SELECT max(seq) FROM analytics_events) - ?',
      EVENT_CAPACITY,
    )
    return added
  })
}

/** Every kept event, the newest first. */
export function listEvents(db: Db): ReceivedEvent[] {
  return db
    .all<Row>('SELECT seq, received_at, delivery, is_checked, record FROM analytics_events ORDER BY seq DESC')
    .map(({ seq, received_at, delivery, is_checked, record }) => ({
      seq,
      receivedAt: received_at,
      delivery,
      isChecked: is_checked === 1,
      record: JSON.parse(record) as SentEvent,
    }))
}

/** Forgets every event. */
export function clearEvents(db: Db): void {
  db.run('DELETE FROM analytics_events')
}
