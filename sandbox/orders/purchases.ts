import { POSITION_STATUS } from '@/contract/tables/position'
import { TRADE_STATUS, TRADE_TYPE } from '@/contract/tables/trade'
import { addDays, dateTimeInShanghai } from '@/lib/date'
import { exact, sumOf, twoDigits } from '../portfolio/amounts'
import type { Db } from '../store/database'
import { latestNetValues } from '../store/net-values'
import { offerOf } from '../store/offers'
import { orderTermsOf } from '../store/order-terms'
import type { OrderRow } from '../store/orders'
import {
  addPosition,
  type BookedPosition,
  bookShares,
  dropPosition,
  positionOfProduct,
} from '../store/positions'
import { findProduct } from '../store/products'
import { changeTrade, insertTrades, newSerialNo } from '../store/trades'
import { isSoldAtPar } from './order-times'

/** Percent that a purchase costs: as settled when it was ordered. */
export function feeRateOf(db: Db, row: OrderRow): string {
  return orderTermsOf(db, row.order_id)?.fee_rate ?? offerOf(db, row.product_id).purchase_fee_rate
}

/** What a purchase costs, in yuan. */
export function feeOf(db: Db, row: OrderRow): string {
  return twoDigits(
    exact(row.apply_amount)
      .times(exact(feeRateOf(db, row)))
      .div(100),
  )
}

function pendingPosition(row: OrderRow, coolingEnd: string): BookedPosition {
  return {
    position_id: `${row.customer_id}-${row.product_id}`,
    customer_id: row.customer_id,
    product_id: row.product_id,
    holder_role: '1',
    position_status: POSITION_STATUS.pending,
    shares: '0.00',
    cost_amount: '0.00',
    value_date: '',
    cooling_end_time: coolingEnd,
    dividend_mode: '0',
    bank_name: row.bank_name,
    card_no_mask: row.card_no_mask,
  }
}

/** The money came in: a purchase to be confirmed, and a position that waits for it where there is none. Answers the trade's id. */
export function openPurchase(db: Db, row: OrderRow, coolingEnd: string, now: number): string {
  const serialNo = newSerialNo(db, dateTimeInShanghai(now).slice(0, 10))
  const tradeId = `T${serialNo}`
  insertTrades(db, [
    {
      trade_id: tradeId,
      serial_no: serialNo,
      customer_id: row.customer_id,
      product_id: row.product_id,
      product_name: row.product_name,
      product_type: row.product_type,
      trade_type: isSoldAtPar(row) ? TRADE_TYPE.subscription : TRADE_TYPE.purchase,
      trade_status: TRADE_STATUS.confirming,
      apply_time: dateTimeInShanghai(now),
      apply_amount: row.apply_amount,
      fee_rate: feeRateOf(db, row),
      bank_name: row.bank_name,
      card_no_mask: row.card_no_mask,
      remark: `冷静期至 ${coolingEnd.slice(0, 16)}`,
    },
  ])
  if (!positionOfProduct(db, row.customer_id, row.product_id)) {
    addPosition(db, pendingPosition(row, coolingEnd))
  }
  return tradeId
}

/** The purchase comes to nothing: the trade says why, and a position that only waited for it goes. */
export function closePurchase(
  db: Db,
  row: OrderRow,
  end: { readonly isCancelled: boolean; readonly reason: string; readonly now: number },
): void {
  const time = dateTimeInShanghai(end.now)
  changeTrade(
    db,
    row.trade_id,
    end.isCancelled
      ? { trade_status: TRADE_STATUS.cancelled, cancel_time: time, remark: end.reason }
      : { trade_status: TRADE_STATUS.failed, confirm_date: time.slice(0, 10), fail_reason: end.reason },
  )
  const position = positionOfProduct(db, row.customer_id, row.product_id)
  const isOnlyPending = position?.position_status === POSITION_STATUS.pending
  if (isOnlyPending && !hasOtherPurchase(db, row)) dropPosition(db, position.position_id)
}

function hasOtherPurchase(db: Db, { customer_id, product_id, trade_id }: OrderRow): boolean {
  const other = db.get(
    `SELECT 1 FROM trades WHERE customer_id = ? AND product_id = ? AND trade_id <> ?
       AND trade_type IN (?, ?) AND trade_status IN (?, ?)`,
    customer_id,
    product_id,
    trade_id,
    TRADE_TYPE.subscription,
    TRADE_TYPE.purchase,
    TRADE_STATUS.accepted,
    TRADE_STATUS.confirming,
  )
  return other !== undefined
}

/** Net value that shares are bought at: of the open day, 1.0000 for a product that is sold at par. */
function netValueOf(db: Db, productId: string, openDay: string): string {
  const product = findProduct(db, productId)
  if (!openDay || !product) return '1.0000'
  return latestNetValues(db, product, addDays(openDay, 1)).newest?.net_value ?? '1.0000'
}

/** Books the shares of a purchase: amount less fee, by the net value. Answers how many there are, with two digits. */
export function bookPurchase(db: Db, row: OrderRow, openDay: string, now: number): string {
  const fee = feeOf(db, row)
  const netValue = netValueOf(db, row.product_id, openDay)
  const shares = twoDigits(exact(row.apply_amount).minus(fee).div(exact(netValue)))
  const today = dateTimeInShanghai(now).slice(0, 10)
  changeTrade(db, row.trade_id, {
    trade_status: TRADE_STATUS.confirmed,
    trade_day: openDay,
    confirm_date: today,
    confirm_amount: row.apply_amount,
    confirm_shares: shares,
    confirm_nav: netValue,
    fee,
  })
  // All that was held may have been redeemed while the addition waited.
  if (!positionOfProduct(db, row.customer_id, row.product_id)) addPosition(db, pendingPosition(row, ''))
  const position = positionOfProduct(db, row.customer_id, row.product_id)
  if (!position) throw new Error(`Order ${row.order_no} has no position to be booked to`)
  bookShares(db, position.position_id, {
    shares: sumOf([position.shares, shares]),
    costAmount: sumOf([position.cost_amount, row.apply_amount]),
    valueDate: position.value_date || openDay || today,
  })
  return shares
}
