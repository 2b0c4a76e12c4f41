import { ORDER_STATUS } from '@/contract/tables/order'
import type { Db } from './database'
import { insertRows } from './insert'
import { dropFile } from './uploads'

/** A row of `recordings`. Times `YYYY-MM-DD HH:mm:ss` or `''`. */
export interface RecordingRow {
  readonly order_id: string
  readonly appointment: string
  readonly mobile: string
  readonly session_id: string
  readonly session_ends: string
  readonly submitted_at: string
  readonly seconds: number
  readonly passed_at: string
  readonly reject_reason: string
}

/** A row of `recording_takes`. */
export interface TakeRow {
  readonly session_id: string
  readonly question_id: string
  readonly answer: string
  readonly file_id: string
  readonly seconds: number
}

const NOTHING_YET: Omit<RecordingRow, 'order_id'> = {
  appointment: '',
  mobile: '',
  session_id: '',
  session_ends: '',
  submitted_at: '',
  seconds: 0,
  passed_at: '',
  reject_reason: '',
}

/** What is known of an order's recording; before anything was done: nothing yet. */
export function recordingRowOf(db: Db, orderId: string): RecordingRow {
  const row = db.get<RecordingRow>('SELECT * FROM recordings WHERE order_id = ?', orderId)
  return row ?? { order_id: orderId, ...NOTHING_YET }
}

/** The recording whose session this is. */
export function findSession(db: Db, sessionId: string): RecordingRow | undefined {
  return db.get<RecordingRow>("SELECT * FROM recordings WHERE session_id = ? AND session_id <> ''", sessionId)
}

/** Changes what is known of a recording. */
export function changeRecording(
  db: Db,
  orderId: string,
  change: Partial<Omit<RecordingRow, 'order_id'>>,
): void {
  const row: RecordingRow = { ...recordingRowOf(db, orderId), ...change }
  db.run('DELETE FROM recordings WHERE order_id = ?', orderId)
  insertRows(db, 'recordings', [row])
}

/** Bookings from a time on, by their time: how many the desk has for each. */
export function bookedCounts(
  db: Db,
  { from, except }: { from: string; except: string },
): Map<string, number> {
  const rows = db.all<{ appointment: string; count: number }>(
    `SELECT appointment, count(*) AS count FROM recordings JOIN orders USING (order_id)
     WHERE appointment >= ? AND order_id <> ? AND order_status IN (?, ?) GROUP BY 1`,
    from,
    except,
    ORDER_STATUS.toRecord,
    ORDER_STATUS.recordingRejected,
  )
  return new Map(rows.map(({ appointment, count }) => [appointment, count]))
}

/** Everybody's bookings, by their time. */
export function bookings(db: Db): RecordingRow[] {
  return db.all<RecordingRow>(
    "SELECT * FROM recordings WHERE appointment <> '' ORDER BY appointment, order_id",
  )
}

/** What was recorded in a session. */
export function takesOf(db: Db, sessionId: string): TakeRow[] {
  return db.all<TakeRow>('SELECT * FROM recording_takes WHERE session_id = ?', sessionId)
}

/** Keeps the take of a question; the one before goes, with its file. */
export function keepTake(db: Db, take: TakeRow): void {
  const earlier = takesOf(db, take.session_id).find(({ question_id }) => question_id === take.question_id)
  if (earlier) dropTakes(db, [earlier])
  insertRows(db, 'recording_takes', [take])
}

/** Drops takes with their files. */
export function dropTakes(db: Db, takes: readonly TakeRow[]): void {
  for (const { session_id, question_id, file_id } of takes) {
    db.run('DELETE FROM recording_takes WHERE session_id = ? AND question_id = ?', session_id, question_id)
    dropFile(db, file_id)
  }
}

/** Whether a file is a take already. */
export function isTaken(db: Db, fileId: string): boolean {
  return db.get('SELECT 1 FROM recording_takes WHERE file_id = ?', fileId) !== undefined
}

/** Sessions that were left and have ended: recordings that begin anew. */
export function endedSessions(db: Db, time: string): RecordingRow[] {
  return db.all<RecordingRow>(
    "SELECT * FROM recordings WHERE session_id <> '' AND session_ends <> '' AND session_ends <= ?",
    time,
  )
}
