import type { IncomeDistributionRow } from '@/contract/position'
import { TRADE_TYPE } from '@/contract/tables/trade'
import { sumOf, yuanOfFen } from '../portfolio/amounts'
import { bankNameMask } from '../portfolio/bank'
import { DISTRIBUTION_TYPES, SETTLED_STATUSES } from '../portfolio/trade-codes'
import { codesIn } from './codes-in'
import type { Db } from './database'
import type { TradeRow } from './trades'

/** Income paid: the settled distributions (04 in cash, 06 reinvested) among the customer's own trades. */
const MATCHED = `customer_id = ? AND trust_id = '' AND trade_type IN ${codesIn(...DISTRIBUTION_TYPES)}
  AND trade_status IN ${codesIn(...SETTLED_STATUSES)}
  AND (? = '' OR product_id = ?) AND (? = '' OR substr(arrive_date, 1, 4) = ?)`

/** What distributions to look for; `''` or nothing leaves a field open. */
export interface DistributionFilter {
  readonly productId?: string
  readonly year?: string
}

const valuesOf = (customerId: string, { productId = '', year = '' }: DistributionFilter) =>
  [customerId, productId, productId, year, year] as const

/** Distributions, the last payment first. */
export function distributionsOf(
  db: Db,
  customerId: string,
  filter: DistributionFilter,
  { limit, offset }: { limit: number; offset: number } = { limit: -1, offset: 0 },
): TradeRow[] {
  return db.all<TradeRow>(
    `SELECT * FROM trades WHERE ${MATCHED} ORDER BY arrive_date DESC, trade_id DESC LIMIT ? OFFSET ?`,
    ...valuesOf(customerId, filter),
    limit,
    offset,
  )
}

/** How many distributions there are. */
export function countDistributions(db: Db, customerId: string, filter: DistributionFilter): number {
  const values = valuesOf(customerId, filter)
  return (
    db.get<{ count: number }>(`SELECT count(*) AS count FROM trades WHERE ${MATCHED}`, ...values)?.count ?? 0
  )
}

/** Net sums by the year of payment, newest first, whatever year the filter names. */
export function yearTotalsOf(
  db: Db,
  customerId: string,
  filter: DistributionFilter,
): { year: string; netAmount: string }[] {
  return db
    .all<{ year: string; fen: number }>(
      `SELECT substr(arrive_date, 1, 4) AS year, sum(settled_fen) AS fen
       FROM trades WHERE ${MATCHED} GROUP BY 1 ORDER BY 1 DESC`,
      ...valuesOf(customerId, { productId: filter.productId }),
    )
    .map(({ year, fen }) => ({ year, netAmount: yuanOfFen(fen) }))
}

/** Products with a distribution, in the order of their ids. */
export function distributingProducts(
  db: Db,
  customerId: string,
): { productId: string; productName: string }[] {
  return db.all(
    `SELECT DISTINCT product_id AS productId, product_name AS productName
     FROM trades WHERE ${MATCHED} ORDER BY product_id`,
    ...valuesOf(customerId, {}),
  )
}

/** Days of a month (`YYYY-MM`) on which a product paid the customer. */
export function paidDays(db: Db, customerId: string, month: string): { date: string; productId: string }[] {
  return db.all(
    `SELECT DISTINCT arrive_date AS date, product_id AS productId FROM trades
     WHERE ${MATCHED} AND substr(arrive_date, 1, 7) = ?`,
    ...valuesOf(customerId, {}),
    month,
  )
}

/** How income was paid: 0 in cash, 1 as shares. */
export const distModeOf = (row: TradeRow) => (row.trade_type === TRADE_TYPE.reinvestment ? '1' : '0')

/** A distribution as a row of the API. */
export function distributionOf(row: TradeRow): IncomeDistributionRow {
  return {
    distId: row.trade_id,
    productId: row.product_id,
    productName: row.product_name,
    payDate: row.arrive_date,
    distMode: distModeOf(row),
    amount: sumOf([row.confirm_amount, row.tax]),
    tax: row.tax,
    netAmount: row.confirm_amount,
    bankNameMask: bankNameMask(row),
  }
}
