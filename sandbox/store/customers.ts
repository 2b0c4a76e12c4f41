import type { Flag } from '@/contract/primitives'
import { QUALIFIED_STATUS } from '@/contract/tables/customer'
import type { Db } from './database'

/** A row of `customers`; its columns are checked when the seed or a handler writes them. */
export interface CustomerRow {
  readonly id: string
  readonly key: string
  readonly name: string
  readonly mobile: string
  readonly birth_date: string
  readonly sex: string
  readonly auth_status: string
  readonly risk_level: string
  readonly risk_expire_date: string
  readonly qualified_status: string
  readonly qualified_expire_date: string
  readonly tax_declared: Flag
  readonly id_expire_date: string
  readonly vip_level: string
  readonly care_mode: Flag
  readonly analytics_consent: Flag
  readonly points: number
  readonly note: string
}

/** The customer of a session; a session always has one, its row cannot go without it. */
export function customerById(db: Db, id: string): CustomerRow {
  const row = db.get<CustomerRow>('SELECT * FROM customers WHERE id = ?', id)
  if (!row) throw new Error(`No customer ${id}`)
  return row
}

/** The customer with this key (`U1`), or undefined. */
export function customerByKey(db: Db, key: string): CustomerRow | undefined {
  return db.get<CustomerRow>('SELECT * FROM customers WHERE key = ?', key)
}

/** The customer with this phone number, or undefined. */
export function customerByMobile(db: Db, mobile: string): CustomerRow | undefined {
  return db.get<CustomerRow>('SELECT * FROM customers WHERE mobile = ?', mobile)
}

/** All customers in the order of their keys. */
export function listCustomers(db: Db): CustomerRow[] {
  return db.all<CustomerRow>('SELECT * FROM customers ORDER BY key')
}

/** Those in this state whose document ends by a day, the earliest end first; nobody's before there is a document. */
export function customersWithPapersUntil(db: Db, authStatus: string, lastDay: string): CustomerRow[] {
  return db.all<CustomerRow>(
    `SELECT * FROM customers WHERE auth_status = ? AND id_expire_date <> '' AND id_expire_date <= ?
     ORDER BY id_expire_date, id`,
    authStatus,
    lastDay,
  )
}

/** Whether the customer counts as a qualified investor on this day. */
export function isQualified(customer: CustomerRow, today: string): boolean {
  return customer.qualified_status === QUALIFIED_STATUS.passed && customer.qualified_expire_date >= today
}

/** The phone that the customer logs in with from now on. */
export function setMobile(db: Db, customerId: string, mobile: string): void {
  db.run('UPDATE customers SET mobile = ? WHERE id = ?', mobile, customerId)
}

/** Keeps whether the customer reads in care mode. */
export function setCareMode(db: Db, customerId: string, careMode: '0' | '1'): void {
  db.run('UPDATE customers SET care_mode = ? WHERE id = ?', careMode, customerId)
}

/** Keeps what the customer has proved of their identity. */
export function setAuthStatus(db: Db, customerId: string, status: string): void {
  db.run('UPDATE customers SET auth_status = ? WHERE id = ?', status, customerId)
}

/** Keeps whether the customer counts as a qualified investor from now on, and until when. */
export function setQualified(db: Db, customerId: string, status: string, expireDate: string): void {
  db.run(
    'UPDATE customers SET qualified_status = ?, qualified_expire_date = ? WHERE id = ?',
    status,
    expireDate,
    customerId,
  )
}

/** Keeps the level that counts from now on, and until when. */
export function setRiskLevel(db: Db, customerId: string, level: string, expireDate: string): void {
  db.run(
    'UPDATE customers SET risk_level = ?, risk_expire_date = ? WHERE id = ?',
    level,
    expireDate,
    customerId,
  )
}

/** Keeps how far the customer's identity and tax residence are settled. */
export function setStanding(
  db: Db,
  customerId: string,
  standing: { readonly authStatus: string; readonly idExpireDate: string; readonly taxDeclared: Flag },
): void {
  db.run(
    'UPDATE customers SET auth_status = ?, id_expire_date = ?, tax_declared = ? WHERE id = ?',
    standing.authStatus,
    standing.idExpireDate,
    standing.taxDeclared,
    customerId,
  )
}
