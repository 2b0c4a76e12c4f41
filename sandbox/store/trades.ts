import type { TradeStatus } from '@/contract/machines/redemption'
import { TRADE_STATUS } from '@/contract/tables/trade'
import type { MonthTotal, Trade } from '@/contract/trade'
import { invalidField } from '../api/business-error'
import { yuanOfFen } from '../portfolio/amounts'
import { resolvePeriod } from '../portfolio/period'
import type { Db } from './database'
import { insertRows } from './insert'
import {
  allOf,
  countTrades,
  tradeCondition,
  type Condition,
  type TradeFilter,
  type TradeScope,
} from './trade-filter'
import { updateRow } from './update'

/** A stored trade. `customer_id` is who it belongs to, `trust_id` is `''` for the customer's own trades. */
export interface TradeRow {
  readonly trade_id: string
  readonly customer_id: string
  readonly trust_id: string
  readonly serial_no: string
  readonly product_id: string
  readonly product_name: string
  readonly product_type: string
  readonly trade_type: string
  readonly trade_status: TradeStatus
  readonly apply_time: string
  /** Day whose 15:00 ends the time for taking it back; `''` for what the customer did not ask for. */
  readonly trade_day: string
  readonly confirm_date: string
  readonly arrive_date: string
  readonly apply_amount: string
  readonly apply_shares: string
  readonly confirm_amount: string
  readonly confirm_shares: string
  readonly confirm_nav: string
  readonly fee: string
  readonly fee_rate: string
  readonly bank_name: string
  readonly card_no_mask: string
  readonly remark: string
  readonly fail_reason: string
  readonly cancel_time: string
  readonly apply_id: string
  /** The four of a distribution (04, 06): `confirm_amount` is `base_shares` x `per_share` less `tax`. */
  readonly record_date: string
  readonly base_shares: string
  readonly per_share: string
  readonly tax: string
  readonly direction: Trade['direction']
  readonly settled_fen: number
}

type Given =
  'trade_id' | 'customer_id' | 'serial_no' | 'product_name' | 'trade_type' | 'trade_status' | 'apply_time'

/** From one number of a day to the next. */
const SERIAL_STEP = 7

/** What to insert; direction and settled amount follow from it, and what is left out is `''`. */
export type NewTrade = Pick<TradeRow, Given> & Partial<Omit<TradeRow, Given | 'direction' | 'settled_fen'>>

const NO_TRADE: Omit<TradeRow, Given | 'direction' | 'settled_fen'> = {
  trust_id: '',
  product_id: '',
  product_type: '',
  trade_day: '',
  confirm_date: '',
  arrive_date: '',
  apply_amount: '',
  apply_shares: '',
  confirm_amount: '',
  confirm_shares: '',
  confirm_nav: '',
  fee: '',
  fee_rate: '',
  bank_name: '',
  card_no_mask: '',
  remark: '',
  fail_reason: '',
  cancel_time: '',
  apply_id: '',
  record_date: '',
  base_shares: '',
  per_share: '',
  tax: '',
}

/** The columns that are written; the others follow from them. */
export const TRADE_COLUMNS: (keyof NewTrade)[] = [
  'trade_id',
  'customer_id',
  'serial_no',
  'product_name',
  'trade_type',
  'trade_status',
  'apply_time',
  ...(Object.keys(NO_TRADE) as (keyof typeof NO_TRADE)[]),
]

/** A new trade with every column that is written. */
export function completeTrade(trade: NewTrade): Omit<TradeRow, 'direction' | 'settled_fen'> {
  return { ...NO_TRADE, ...trade }
}

/** Inserts trades, of a customer or (with `trust_id`) of a family trust. */
export function insertTrades(db: Db, trades: readonly NewTrade[]): void {
  insertRows(db, 'trades', trades.map(completeTrade))
}

/** The trade with this id, whoever it belongs to. */
export function findTrade(db: Db, tradeId: string): TradeRow | undefined {
  return db.get<TradeRow>('SELECT * FROM trades WHERE trade_id = ?', tradeId)
}

/** Every trade a condition matches, newest first. */
export function allTrades(db: Db, { sql, values }: Condition): TradeRow[] {
  return db.all<TradeRow>(
    `SELECT * FROM trades WHERE ${sql} ORDER BY apply_time DESC, trade_id DESC`,
    ...values,
  )
}

/** Customers' own trades of a type and status whose money has not arrived, newest first. */
export function tradesUnderWay(db: Db, type: string, status: string): TradeRow[] {
  // By name: the planner takes the index of trusts, whose '' are nearly all trades, and the clock asks every second.
  return db.all<TradeRow>(
    `SELECT * FROM trades INDEXED BY trades_under_way
     WHERE trust_id = '' AND arrive_date = '' AND trade_type = ? AND trade_status = ?
     ORDER BY apply_time DESC, trade_id DESC`,
    type,
    status,
  )
}

/** Changes columns of a trade. */
export function changeTrade(db: Db, tradeId: string, change: Partial<Omit<NewTrade, 'trade_id'>>): void {
  updateRow(db, 'trades', ['trade_id', tradeId], change)
}

/** Takes a trade back at a time and answers its new status. */
export function cancelTrade(db: Db, tradeId: string, time: string): string {
  changeTrade(db, tradeId, { trade_status: TRADE_STATUS.cancelled, cancel_time: time })
  return TRADE_STATUS.cancelled
}

/** The next number of a day: `20261120` and five digits behind the last one given out. */
export function newSerialNo(db: Db, day: string): string {
  const prefix = day.replace(/-/g, '')
  const last = db.get<{ serial: string | null }>(
    'SELECT max(serial_no) AS serial FROM trades WHERE serial_no >= ? AND serial_no < ? AND length(serial_no) = 13',
    `${prefix}00000`,
    `${prefix}99999`,
  )
  return prefix + String(Number(last?.serial?.slice(prefix.length) ?? '0') + SERIAL_STEP).padStart(5, '0')
}

/** A trade as the API sends it. */
export function tradeOf(row: TradeRow): Trade {
  return {
    tradeId: row.trade_id,
    serialNo: row.serial_no,
    productId: row.product_id,
    productName: row.product_name,
    productType: row.product_type,
    tradeType: row.trade_type,
    tradeStatus: row.trade_status,
    applyTime: row.apply_time,
    confirmDate: row.confirm_date,
    arriveDate: row.arrive_date,
    applyAmount: row.apply_amount,
    applyShares: row.apply_shares,
    confirmAmount: row.confirm_amount,
    confirmShares: row.confirm_shares,
    confirmNav: row.confirm_nav,
    fee: row.fee,
    feeRate: row.fee_rate,
    bankName: row.bank_name,
    cardNoMask: row.card_no_mask,
    remark: row.remark,
    failReason: row.fail_reason,
    direction: row.direction,
    applyId: row.apply_id,
  }
}

/** Where a page begins: behind the row of a cursor, or at a page number counted from 1. */
export interface TradePaging {
  readonly cursor?: string
  readonly pageNum: number
  readonly pageSize: number
}

/** One page of trades, newest first; the fields of `tradeRecordList`. */
export interface TradePage {
  readonly total: number
  readonly pages: number
  readonly pageNum: number
  readonly list: readonly TradeRow[]
  readonly monthTotals: MonthTotal[]
  readonly nextCursor: string
}

const cursorOf = (row: TradeRow) => Buffer.from(`${row.apply_time}|${row.trade_id}`).toString('base64url')

function behindCursor(cursor: string): Condition {
  const [applyTime, tradeId] = Buffer.from(cursor, 'base64url').toString().split('|')
  if (!applyTime || !tradeId) throw invalidField('cursor', '格式不正确')
  return { sql: '(apply_time, trade_id) < (?, ?)', values: [applyTime, tradeId] }
}

/** Sums of the months from `last` back to `first` (`YYYY-MM`) over everything the condition matches, newest first. */
export function monthTotalsOf(db: Db, matched: Condition, first: string, last: string): MonthTotal[] {
  const { sql, values } = allOf(matched, {
    sql: 'apply_time >= ? AND apply_time < ?',
    values: [first, `${last}~`],
  })
  return db
    .all<{ month: string; income: number; outgo: number; count: number }>(
      `SELECT substr(apply_time, 1, 7) AS month,
         sum(CASE direction WHEN 'in' THEN settled_fen ELSE 0 END) AS income,
         sum(CASE direction WHEN 'out' THEN settled_fen ELSE 0 END) AS outgo,
         count(*) AS count
       FROM trades WHERE ${sql} GROUP BY 1 ORDER BY 1 DESC`,
      ...values,
    )
    .map(({ month, income, outgo, count }) => ({
      month,
      inTotal: yuanOfFen(income),
      outTotal: yuanOfFen(outgo),
      count,
    }))
}

/** A page of everything the condition matches, with the totals of its months. */
export function pageOfTrades(db: Db, matched: Condition, paging: TradePaging): TradePage {
  const { cursor, pageNum, pageSize } = paging
  const total = countTrades(db, matched)
  const { sql, values } = allOf(matched, cursor ? behindCursor(cursor) : undefined)
  const found = db.all<TradeRow>(
    `SELECT * FROM trades WHERE ${sql} ORDER BY apply_time DESC, trade_id DESC LIMIT ? OFFSET ?`,
    ...values,
    // One more than asked for tells whether anything follows.
    pageSize + 1,
    cursor ? 0 : (pageNum - 1) * pageSize,
  )
  const list = found.slice(0, pageSize)
  const [newest, oldest] = [list[0], list[list.length - 1]]
  const month = (row: TradeRow) => row.apply_time.slice(0, 7)
  return {
    total,
    pages: Math.ceil(total / pageSize),
    pageNum,
    list,
    monthTotals: newest && oldest ? monthTotalsOf(db, matched, month(oldest), month(newest)) : [],
    nextCursor: oldest && found.length > pageSize ? cursorOf(oldest) : '',
  }
}

/**
 * One page of the trades of a scope, newest first, ties by id descending; `today` is the end of the filter's range. With
 * a cursor the page follows exactly behind that row, whatever was added in front since. Errors: `invalidInput` for a
 * period that V-PERIOD refuses and for a broken cursor.
 */
export function listTrades(
  db: Db,
  scope: TradeScope,
  filter: TradeFilter,
  paging: TradePaging & { readonly today: string },
): TradePage {
  const period = resolvePeriod(filter, paging.today)
  return pageOfTrades(db, tradeCondition(scope, { ...filter, ...period }), paging)
}
