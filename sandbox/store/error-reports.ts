import type { ErrorReport } from '@/contract/error-report'
import type { Db } from './database'

/** So many of the latest reports are kept. */
export const REPORT_CAPACITY = 500

/** Keeps a report; the oldest go. */
export function addErrorReport(db: Db, report: ErrorReport, now: number): void {
  db.run('INSERT INTO error_reports (received_at, report) VALUES (?, ?)', now, JSON.stringify(report))
  db.run('DELETE FROM error_reports WHERE seq <= (SELECT max(seq) FROM error_reports) - ?', REPORT_CAPACITY)
}

/** The kept reports, newest first; `at` in milliseconds. */
export function listErrorReports(db: Db): (ErrorReport & { readonly at: number })[] {
  return db
    .all<{ received_at: number; report: string }>(
      'SELECT received_at, report FROM error_reports ORDER BY seq DESC',
    )
    .map(({ received_at: at, report }) => ({ ...(JSON.parse(report) as ErrorReport), at }))
}
