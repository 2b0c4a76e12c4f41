import type { CallBackStatus } from '@/contract/machines/call-back'
import { CALL_BACK_STATUS } from '@/contract/tables/contact'
import type { Db } from './database'
import { insertRows } from './insert'
import { updateRow } from './update'

/** A row of `call_backs`. */
export interface CallBackRow {
  readonly id: string
  readonly customer_id: string
  readonly advisor_id: string
  readonly topic: string
  readonly about: string
  readonly note: string
  readonly call_time: string
  readonly mobile: string
  readonly status: CallBackStatus
  readonly created_at: number
}

/** A customer's calls, the latest first. */
export function callBacksOf(db: Db, customerId: string): CallBackRow[] {
  return db.all<CallBackRow>(
    'SELECT * FROM call_backs WHERE customer_id = ? ORDER BY call_time DESC, id DESC',
    customerId,
  )
}

export function findCallBack(db: Db, id: string): CallBackRow | undefined {
  return db.get<CallBackRow>('SELECT * FROM call_backs WHERE id = ?', id)
}

/** Everybody's calls that are to come, the next first. */
export function bookedCallBacks(db: Db): CallBackRow[] {
  return db.all<CallBackRow>(
    'SELECT * FROM call_backs WHERE status = ? ORDER BY call_time, id',
    CALL_BACK_STATUS.booked,
  )
}

/** Calls an advisor has promised, by their time. */
export function bookedTimes(db: Db, advisorId: string): Map<string, number> {
  const rows = bookedCallBacks(db).filter(row => row.advisor_id === advisorId)
  return new Map(rows.map(row => [row.call_time, 1]))
}

export function addCallBack(db: Db, row: CallBackRow): void {
  insertRows(db, 'call_backs', [{ ...row }])
}

export function setCallBackStatus(db: Db, id: string, status: CallBackStatus): void {
  updateRow(db, 'call_backs', ['id', id], { status })
}
