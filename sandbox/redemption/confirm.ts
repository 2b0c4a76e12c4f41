import { redemptionMachine } from '@/contract/machines/redemption'
import { MESSAGE_CATEGORY } from '@/contract/tables/message'
import { TRADE_TYPE } from '@/contract/tables/trade'
import { addDays, dateTimeInShanghai } from '@/lib/date'
import { compareDecimals, isZero } from '@/lib/decimal'
import { thousands } from '@/lib/format-number'
import { proceedsOfLots, sharedRate } from '@/lib/share-lots'
import { exact, sumOf, twoDigits } from '../portfolio/amounts'
import { SETTLED_STATUSES } from '../portfolio/trade-codes'
import { codesIn } from '../store/codes-in'
import type { Db } from '../store/database'
import { addHistoryPosition } from '../store/history-positions'
import { keepFeeLots } from '../store/fee-lots'
import { latestNetValues } from '../store/net-values'
import { sendNotice } from '../store/notices'
import { bookShares, dropPosition, positionOfProduct, type PositionRow } from '../store/positions'
import { changeTrade, type TradeRow } from '../store/trades'
import { lotsOf } from './lots'

function tell(db: Db, row: TradeRow, title: string, summary: string, now: number): void {
  sendNotice(db, {
    customerId: row.customer_id,
    category: MESSAGE_CATEGORY.trade,
    title,
    summary,
    bizType: 'trade',
    bizId: row.trade_id,
    link: `/phone/assets/redemptionDetails?tradeId=${row.trade_id}`,
    now,
  })
}

/** Sums of what went in and came out of a product, for the record of a position that is over. */
function totalsOf(db: Db, { customer_id, product_id }: PositionRow) {
  const trades = db.all<Pick<TradeRow, 'direction' | 'trade_type' | 'confirm_amount'>>(
    `SELECT direction, trade_type, confirm_amount FROM trades
     WHERE customer_id = ? AND product_id = ? AND trust_id = '' AND trade_status IN ${codesIn(...SETTLED_STATUSES)}`,
    customer_id,
    product_id,
  )
  const PAID_BACK: readonly string[] = [
    TRADE_TYPE.redemption,
    TRADE_TYPE.principalReturn,
    TRADE_TYPE.liquidation,
  ]
  const amounts = (isWanted: (trade: (typeof trades)[number]) => boolean) =>
    sumOf(trades.filter(isWanted).map(({ confirm_amount }) => confirm_amount))
  const invested = amounts(
    ({ trade_type }) => trade_type === TRADE_TYPE.subscription || trade_type === TRADE_TYPE.purchase,
  )
  const principal = amounts(({ trade_type }) => PAID_BACK.includes(trade_type))
  return {
    total_invest: invested,
    total_return: amounts(({ direction }) => direction === 'in'),
    returned_principal: exact(principal).gt(invested) ? invested : principal,
  }
}

/** Takes shares out of a position, and what they cost; one that is empty becomes history. */
function takeShares(db: Db, position: PositionRow, shares: string, day: string): void {
  const left = twoDigits(exact(position.shares).minus(shares))
  if (!isZero(left)) {
    const cost = exact(position.cost_amount).times(left).div(exact(position.shares))
    bookShares(db, position.position_id, {
      shares: left,
      costAmount: twoDigits(cost),
      valueDate: position.value_date,
    })
    return
  }
  addHistoryPosition(db, {
    position_id: `${position.position_id}-${day.replace(/-/g, '')}`,
    customer_id: position.customer_id,
    product_id: position.product_id,
    start_date: position.value_date,
    clear_date: day,
    ...totalsOf(db, position),
    is_early: '0',
    clear_reason: '',
    bank_name: position.bank_name,
    card_no_mask: position.card_no_mask,
  })
  dropPosition(db, position.position_id)
}

/** Confirms a redemption at the net value of its day: all of it, or what can be paid in a run on the product (`shares`). */
export function confirmRedemption(db: Db, row: TradeRow, shares: string, now: number): void {
  const isPartial = compareDecimals(shares, row.apply_shares) === -1
  const status = redemptionMachine.next(row.trade_status, isPartial ? 'confirmPart' : 'confirm')
  if (!status) return
  const position = positionOfProduct(db, row.customer_id, row.product_id)
  const newest = position && latestNetValues(db, position, addDays(row.trade_day, 1)).newest
  if (!position || !newest) return failRedemption(db, row, '持仓已变动，赎回未能确认。', now)
  const lots = lotsOf(db, position, row.trade_day, position.shares)
  const proceeds = proceedsOfLots(lots, shares, newest.net_value)
  if (!proceeds) return failRedemption(db, row, '持仓已变动，赎回未能确认。', now)
  const day = dateTimeInShanghai(now).slice(0, 10)
  changeTrade(db, row.trade_id, {
    trade_status: status,
    confirm_date: day,
    confirm_shares: shares,
    confirm_nav: newest.net_value,
    confirm_amount: proceeds.net,
    fee: proceeds.fee,
    fee_rate: sharedRate(proceeds.parts),
    remark: isPartial ? '巨额赎回，按比例部分确认' : row.remark,
  })
  keepFeeLots(db, row.trade_id, proceeds.parts)
  takeShares(db, position, shares, day)
  const amount = thousands(proceeds.net)
  tell(
    db,
    row,
    isPartial ? '赎回部分确认' : '赎回已确认',
    `${row.product_name}赎回确认 ${thousands(shares)} 份，金额 ${amount} 元，到账后另行通知。`,
    now,
  )
}

/** A redemption that was not confirmed: its shares are free again. */
export function failRedemption(db: Db, row: TradeRow, reason: string, now: number): void {
  const status = redemptionMachine.next(row.trade_status, 'fail')
  if (!status) return
  changeTrade(db, row.trade_id, {
    trade_status: status,
    confirm_date: dateTimeInShanghai(now).slice(0, 10),
    fail_reason: reason,
  })
  tell(db, row, '赎回未确认', `${row.product_name}：${reason}`, now)
}

/** The money of a redemption is on the customer's account; a partial one keeps saying that it was partial. */
export function payRedemption(db: Db, row: TradeRow, day: string, now: number): void {
  const status = redemptionMachine.next(row.trade_status, 'pay')
  if (!status) return
  changeTrade(db, row.trade_id, { trade_status: status, arrive_date: day })
  tell(
    db,
    row,
    '赎回款已到账',
    `${row.product_name}赎回款 ${thousands(row.confirm_amount)} 元已到账，请查收。`,
    now,
  )
}
