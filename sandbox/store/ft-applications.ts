import type { Db } from './database'

/** A row of `ft_applications`. */
export interface FtApplicationRow {
  readonly id: string
  readonly customer_id: string
  readonly apply_no: string
  readonly trust_name: string
  readonly trust_kind: string
  /** `''` while it is not filled in. */
  readonly initial_amount: string
  readonly status: string
  readonly current_step: number
  readonly update_time: string
  readonly status_note: string
}

/** A reviewer's remark on an application that was returned. */
export interface FtRemark {
  readonly section: string
  readonly field: string
  readonly content: string
  readonly time: string
}

/** Statuses that end an application. */
const CLOSED = ['40', '80', '90', '91']

/** A customer's applications, newest first, ties by id descending. */
export function applicationsOf(db: Db, customerId: string): FtApplicationRow[] {
  return db.all<FtApplicationRow>(
    'SELECT * FROM ft_applications WHERE customer_id = ? ORDER BY update_time DESC, id DESC',
    customerId,
  )
}

/** How many of a customer's applications still run. */
export function openApplicationCount(db: Db, customerId: string): number {
  return applicationsOf(db, customerId).filter(row => !CLOSED.includes(row.status)).length
}

/** The application with this id. */
export function applicationById(db: Db, applyId: string): FtApplicationRow | undefined {
  return db.get<FtApplicationRow>('SELECT * FROM ft_applications WHERE id = ?', applyId)
}

/** Remarks on an application, in the order of its sections. */
export function remarksOf(db: Db, applyId: string): FtRemark[] {
  return db.all<FtRemark>(
    'SELECT section, field, content, time FROM ft_remarks WHERE apply_id = ? ORDER BY sort',
    applyId,
  )
}

/** Removes an application with its remarks. */
export function deleteApplication(db: Db, applyId: string): void {
  db.run('DELETE FROM ft_remarks WHERE apply_id = ?', applyId)
  db.run('DELETE FROM ft_applications WHERE id = ?', applyId)
}

/** Moves an application on; `updateTime` is `YYYY-MM-DD HH:mm:ss`. */
export function setApplicationStatus(
  db: Db,
  applyId: string,
  { status, updateTime, statusNote }: { status: string; updateTime: string; statusNote: string },
): void {
  db.run(
    'UPDATE ft_applications SET status = ?, update_time = ?, status_note = ? WHERE id = ?',
    status,
    updateTime,
    statusNote,
    applyId,
  )
}
