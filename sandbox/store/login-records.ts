import { randomBytes } from 'node:crypto'
import { LOGIN_RECORD_DAYS } from '@/contract/device'
import type { Db } from './database'
import { insertRows } from './insert'

const DAY_MS = 86_400_000

/** A login, or a try that failed. */
export interface LoginNote {
  readonly customerId: string
  readonly at: number
  readonly device: string
  readonly way: string
  readonly isSuccess: boolean
}

interface LoginRow {
  readonly id: string
  readonly at: number
  readonly device: string
  readonly way: string
  readonly is_success: number
}

/** Keeps a login for its customer to look at. */
export function addLoginRecord(db: Db, { customerId, at, device, way, isSuccess }: LoginNote): void {
  const id = `LR${randomBytes(9).toString('hex')}`
  insertRows(db, 'login_records', [
    { id, customer_id: customerId, at, device, way, is_success: isSuccess ? 1 : 0 },
  ])
}

/** The logins of a customer that are not too old to be shown, newest first. */
export function loginRecordsOf(db: Db, customerId: string, now: number): LoginRow[] {
  return db.all<LoginRow>(
    'SELECT * FROM login_records WHERE customer_id = ? AND at >= ? ORDER BY at DESC, id DESC',
    customerId,
    now - LOGIN_RECORD_DAYS * DAY_MS,
  )
}
