import type { Db } from './database'

/** Notes that a document or agreement was given out to a customer; the last time counts. */
export function noteOpening(db: Db, customerId: string, paperId: string, now: number): void {
  db.run(
    `INSERT INTO paper_openings (customer_id, paper_id, opened_at) VALUES (?, ?, ?)
     ON CONFLICT (customer_id, paper_id) DO UPDATE SET opened_at = excluded.opened_at`,
    customerId,
    paperId,
    now,
  )
}

/** The same for its text, which may be taken up in the middle of a reading: the seconds go on. */
export function noteTextOpening(db: Db, customerId: string, paperId: string, now: number): void {
  db.run(
    `INSERT INTO paper_openings (customer_id, paper_id, opened_at) VALUES (?, ?, ?)
     ON CONFLICT (customer_id, paper_id) DO NOTHING`,
    customerId,
    paperId,
    now,
  )
}

/**
 * Seconds a customer can have read since the document was given out, taken once: a report of them begins the next. Undefined
 * when it never was.
 */
export function takeSecondsOpen(
  db: Db,
  customerId: string,
  paperId: string,
  now: number,
): number | undefined {
  const row = db.get<{ opened_at: number }>(
    'SELECT opened_at FROM paper_openings WHERE customer_id = ? AND paper_id = ?',
    customerId,
    paperId,
  )
  if (!row) return undefined
  noteOpening(db, customerId, paperId, now)
  return Math.floor((now - row.opened_at) / 1000)
}
