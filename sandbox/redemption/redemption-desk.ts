import { TRADE_STATUS, TRADE_TYPE } from '@/contract/tables/trade'
import { compareDecimals, isPositive } from '@/lib/decimal'
import { instantOf } from '../clock'
import type { Desk } from '../office/desk'
import { addWeekdays } from '../portfolio/calendar'
import type { Db } from '../store/database'
import { findTrade, tradesUnderWay, type TradeRow } from '../store/trades'
import { confirmRedemption, failRedemption } from './confirm'

/** Net values of a day are known in the evening of the next one. */
const CONFIRMED_AT = '18:00:00'

/** Everybody's own redemptions in a status whose money has not arrived. */
export function redemptionsInStatus(db: Db, status: string): TradeRow[] {
  return tradesUnderWay(db, TRADE_TYPE.redemption, status).filter(row => row.trade_day !== '')
}

/** Shares that are redeemed: confirmed in full when their evening has come; by hand also in part (巨额赎回), or not at all. */
export const redemptionDesk: Desk = {
  kind: 'redemption',
  title: '赎回确认',
  takesAmount: true,
  waiting: db =>
    redemptionsInStatus(db, TRADE_STATUS.confirming).map(row => ({
      id: row.trade_id,
      customerId: row.customer_id,
      submittedAt: instantOf(row.apply_time),
      dueAt: instantOf(`${addWeekdays(row.trade_day, 1)} ${CONFIRMED_AT}`),
      facts: [
        ['产品', row.product_name],
        ['份额', `${row.apply_shares} 份（可只确认一部分）`],
        ['交易日', row.trade_day],
      ],
    })),
  decide: (db, id, { isPassed, reason, amount = '' }, now) => {
    const row = findTrade(db, id)
    if (!row) return
    if (!isPassed) return failRedemption(db, row, reason, now)
    const isPart = isPositive(amount) && compareDecimals(amount, row.apply_shares) === -1
    confirmRedemption(db, row, isPart ? amount : row.apply_shares, now)
  },
}
