import type { ShareLot } from '@/lib/share-lots'
import { ADDING, CONFIRMED } from '../portfolio/books'
import { exact, sumOf } from '../portfolio/amounts'
import type { Db } from '../store/database'
import type { PositionRow } from '../store/positions'
import { feeRateOf } from './terms'

/** Shares that were booked on a day. */
export interface Addition {
  readonly date: string
  readonly shares: string
}

/**
 * The lots that so many shares consist of, the oldest first. The oldest always go first, so that what is left are the newest; what no
 * addition on record explains has been there since the beginning (`since`).
 */
export function remainingLots(
  additions: readonly Addition[],
  { shares, since }: { readonly shares: string; readonly since: string },
): readonly Addition[] {
  const lots: Addition[] = []
  let rest = exact(shares)
  for (const { date, shares: added } of [...additions].reverse()) {
    if (rest.lte(0)) break
    const part = rest.lt(exact(added)) ? rest : exact(added)
    lots.unshift({ date, shares: part.toFixed(2) })
    rest = rest.minus(part)
  }
  return rest.gt(0) ? [{ date: since, shares: rest.toFixed(2) }, ...lots] : lots
}

/** Shares of a customer's product as they were booked, oldest first: from the day that they count from. */
function additionsOf(db: Db, { customer_id, product_id }: PositionRow): Addition[] {
  return db.all<Addition>(
    `SELECT CASE trade_day WHEN '' THEN confirm_date ELSE trade_day END AS date, confirm_shares AS shares FROM trades
     WHERE customer_id = ? AND product_id = ? AND trust_id = '' AND confirm_shares <> ''
       AND trade_status IN (SELECT value FROM json_each(?)) AND trade_type IN (SELECT value FROM json_each(?))
     ORDER BY confirm_date, trade_id`,
    customer_id,
    product_id,
    JSON.stringify(CONFIRMED),
    JSON.stringify(ADDING),
  )
}

/** Lots of the same day are one: they cost the same. */
function ofEachDay(lots: readonly Addition[]): Addition[] {
  const days = [...new Set(lots.map(({ date }) => date))]
  return days.map(date => ({
    date,
    shares: sumOf(lots.filter(lot => lot.date === date).map(({ shares }) => shares)),
  }))
}

/** The newest `shares` of a position by the time they were held until a day, with what redeeming each costs then. */
export function lotsOf(db: Db, row: PositionRow, day: string, shares: string): ShareLot[] {
  const lots = remainingLots(additionsOf(db, row), { shares, since: row.value_date })
  return ofEachDay(lots).map(lot => ({ ...lot, feeRate: feeRateOf(row.product_type, lot.date, day) }))
}
