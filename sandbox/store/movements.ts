import { TRADE_TYPE } from '@/contract/tables/trade'
import { yuanOfFen } from '../portfolio/amounts'
import { BOUGHT_TYPES, OPEN_STATUSES, SETTLED_STATUSES } from '../portfolio/trade-codes'
import { codesIn } from './codes-in'
import type { Db } from './database'

/** What the trades of a product mean for its position: yuan and shares with two digits. */
export interface ProductMovement {
  /** Paid for, not confirmed yet. */
  readonly pendingAmount: string
  /** To be redeemed, not confirmed yet. */
  readonly redeemingShares: string
  /** To be redeemed or converted, not confirmed yet. */
  readonly frozenShares: string
  /** Income paid out in cash, after tax. */
  readonly paidIncome: string
  /** What was taken out of it, less what was put in and charged; income put back into it counts as neither. */
  readonly capital: string
  /** What all confirmed trades on record together did to the shares. */
  readonly sharesMoved: string
  /** Day and net value of the first of them, `''` without one. */
  readonly firstDay: string
  readonly firstNetValue: string
}

/** A product without trades that matter. */
export const NO_MOVEMENT: ProductMovement = {
  pendingAmount: '0.00',
  redeemingShares: '0.00',
  frozenShares: '0.00',
  paidIncome: '0.00',
  capital: '0.00',
  sharesMoved: '0.00',
  firstDay: '',
  firstNetValue: '',
}

interface SumRow {
  product_id: string
  pending: number
  redeeming: number
  frozen: number
  paid: number
  capital: number
  moved: number
  /** Day, number and net value. */
  first: string | null
}

const hundredths = (column: string, condition: string) =>
  `sum(CASE WHEN ${condition} THEN CAST(replace(${column}, '.', '') AS INTEGER) ELSE 0 END)`
const isOfType = (...types: readonly string[]) => `trade_type IN ${codesIn(...types)}`
const IS_OPEN = `trade_status IN ${codesIn(...OPEN_STATUSES)}`
const IS_BOOKED = `confirm_shares <> '' AND trade_status IN ${codesIn(...SETTLED_STATUSES)}`
const ADDS_SHARES = isOfType(...BOUGHT_TYPES, TRADE_TYPE.reinvestment)
const TAKES_SHARES = isOfType(TRADE_TYPE.redemption, TRADE_TYPE.principalReturn, TRADE_TYPE.liquidation)

function firstOf(first: string | null): Pick<ProductMovement, 'firstDay' | 'firstNetValue'> {
  const [firstDay = '', , firstNetValue = ''] = (first ?? '').split(' ')
  return { firstDay, firstNetValue }
}

/** Movements of the customer's own trades by product id; with `productId` of that product alone. */
export function movementsOf(db: Db, customerId: string, productId = ''): Map<string, ProductMovement> {
  const rows = db.all<SumRow>(
    `SELECT product_id,
       ${hundredths('apply_amount', `${IS_OPEN} AND ${isOfType(...BOUGHT_TYPES)}`)} AS pending,
       ${hundredths('apply_shares', `${IS_OPEN} AND ${isOfType(TRADE_TYPE.redemption)}`)} AS redeeming,
       ${hundredths('apply_shares', `${IS_OPEN} AND ${isOfType(TRADE_TYPE.redemption, TRADE_TYPE.conversion)}`)} AS frozen,
       sum(CASE WHEN ${isOfType(TRADE_TYPE.distribution)} THEN settled_fen ELSE 0 END) AS paid,
       sum(CASE WHEN ${TAKES_SHARES} THEN settled_fen WHEN ${isOfType(...BOUGHT_TYPES, TRADE_TYPE.fee)} THEN -settled_fen ELSE 0 END)
         AS capital,
       ${hundredths('confirm_shares', `${IS_BOOKED} AND ${ADDS_SHARES}`)}
         - ${hundredths('confirm_shares', `${IS_BOOKED} AND ${TAKES_SHARES}`)} AS moved,
       min(CASE WHEN ${IS_BOOKED} AND (${ADDS_SHARES} OR ${TAKES_SHARES}) THEN confirm_date || ' ' || trade_id || ' ' || confirm_nav END) AS first
     FROM trades WHERE customer_id = ? AND trust_id = '' AND (? = '' OR product_id = ?)
     GROUP BY product_id`,
    customerId,
    productId,
    productId,
  )
  return new Map(
    rows.map(row => [
      row.product_id,
      {
        ...firstOf(row.first),
        pendingAmount: yuanOfFen(row.pending),
        redeemingShares: yuanOfFen(row.redeeming),
        frozenShares: yuanOfFen(row.frozen),
        paidIncome: yuanOfFen(row.paid),
        capital: yuanOfFen(row.capital),
        sharesMoved: yuanOfFen(row.moved),
      },
    ]),
  )
}
