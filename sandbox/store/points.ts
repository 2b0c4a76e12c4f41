import { POINT_TYPE } from '@/contract/tables/membership'
import { formatDay } from '../clock'
import { expireDateOf, firstToLapse, type Lot, takeFromLots } from '../points/lots'
import { levelOf } from '../points/levels'
import { codesIn } from './codes-in'
import type { Db } from './database'

/** A row of `points_ledger`. */
export interface PointsRow {
  readonly id: number
  readonly customer_id: string
  readonly type: string
  readonly change: number
  readonly balance: number
  readonly source: string
  readonly expire_date: string
  readonly remaining: number
  readonly created_at: number
}

/** A movement: `points` above 0, `type` as POINT_TYPE, `now` milliseconds of data time. */
export interface PointsMovement {
  readonly customerId: string
  readonly type: string
  readonly points: number
  readonly source: string
  readonly now: number
}

const EARNED_TYPES = codesIn(POINT_TYPE.earned, POINT_TYPE.drawn)

/** Points a customer can use now; settle what has lapsed first. */
export function pointsBalance(db: Db, customerId: string): number {
  return db.get<{ points: number }>('SELECT points FROM customers WHERE id = ?', customerId)?.points ?? 0
}

/** What a customer ever earned: decides the level. */
export function pointsGrowth(db: Db, customerId: string): number {
  const row = db.get<{ growth: number }>(
    `SELECT coalesce(sum(change), 0) AS growth FROM points_ledger WHERE customer_id = ? AND type IN ${EARNED_TYPES}`,
    customerId,
  )
  return row?.growth ?? 0
}

function lotsOf(db: Db, customerId: string): Lot[] {
  return db.all<Lot>(
    `SELECT id, remaining, expire_date AS expireDate FROM points_ledger
     WHERE customer_id = ? AND remaining > 0 ORDER BY expire_date, id`,
    customerId,
  )
}

/** Points that lapse first and their last day; nothing without points. */
export function nextLapse(
  db: Db,
  customerId: string,
): { readonly points: number; readonly expireDate: string } | undefined {
  return firstToLapse(lotsOf(db, customerId))
}

function write(db: Db, { customerId, type, points, source, now }: PointsMovement, isIn: boolean): number {
  const change = isIn ? points : -points
  const balance = pointsBalance(db, customerId) + change
  db.run(
    `INSERT INTO points_ledger (customer_id, type, change, balance, source, expire_date, remaining, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    customerId,
    type,
    change,
    balance,
    source,
    isIn ? expireDateOf(formatDay(now)) : '',
    isIn ? points : 0,
    now,
  )
  db.run('UPDATE customers SET points = ? WHERE id = ?', balance, customerId)
  return balance
}

function take(db: Db, lots: readonly Lot[], points: number): void {
  for (const taking of takeFromLots(lots, points)) {
    db.run('UPDATE points_ledger SET remaining = remaining - ? WHERE id = ?', taking.points, taking.id)
  }
}

/** Writes off what lapsed before today, one row per last day; call it before anything reads or moves points. */
export function settleLapsed(db: Db, customerId: string, now: number): void {
  const today = formatDay(now)
  const lapsed = () => lotsOf(db, customerId).filter(lot => lot.expireDate < today)
  for (let first = firstToLapse(lapsed()); first; first = firstToLapse(lapsed())) {
    const { points, expireDate } = first
    take(db, lapsed(), points)
    const lastMoment = Date.parse(`${expireDate}T23:59:59+08:00`)
    write(db, { customerId, type: '3', points, source: '积分到期', now: lastMoment }, false)
  }
}

/** Adds points, with the level they bring; answers the new balance. */
export function earnPoints(db: Db, movement: PointsMovement): number {
  settleLapsed(db, movement.customerId, movement.now)
  const balance = write(db, movement, true)
  const { vipLevel } = levelOf(pointsGrowth(db, movement.customerId)).level
  db.run('UPDATE customers SET vip_level = ? WHERE id = ?', vipLevel, movement.customerId)
  return balance
}

/** Takes points that the customer has (the caller has checked); answers the new balance. */
export function spendPoints(db: Db, movement: PointsMovement): number {
  settleLapsed(db, movement.customerId, movement.now)
  take(db, lotsOf(db, movement.customerId), movement.points)
  return write(db, movement, false)
}

/** Movements of one kind (`''`: every) and year (`''`: every), newest first. */
export function pointsRecords(
  db: Db,
  customerId: string,
  { pointType = '', year = '' }: { pointType?: string; year?: string },
): PointsRow[] {
  return db
    .all<PointsRow>(
      `SELECT * FROM points_ledger WHERE customer_id = ?1 AND (?2 = '' OR type = ?2) ORDER BY id DESC`,
      customerId,
      pointType,
    )
    .filter(row => formatDay(row.created_at).startsWith(year))
}

/** Years with any movement, newest first. */
export function pointsYears(db: Db, customerId: string): string[] {
  const days = pointsRecords(db, customerId, {}).map(row => formatDay(row.created_at))
  return [...new Set(days.map(day => day.slice(0, 4)))]
}
