import type { ResponseOf } from '@/contract/endpoint'
import type { redeemPreCheck } from '@/contract/redemption'
import { PRODUCT_TYPE } from '@/contract/tables/product'
import { dateTimeInShanghai, daysBetween } from '@/lib/date'
import { isPositive } from '@/lib/decimal'
import { isOff } from '@/lib/flag'
import type { ShareLot } from '@/lib/share-lots'
import { actionsOf } from '../portfolio/actions'
import { bankNameMask } from '../portfolio/bank'
import { addWeekdays, nextOpenDay } from '../portfolio/calendar'
import { CUT_OFF, DAYS_TO_ARRIVAL, tradeDayAt } from '../portfolio/trade-course'
import type { Valuation } from '../portfolio/valuation'
import type { CustomerRow } from '../store/customers'
import type { PositionRow } from '../store/positions'

type Terms = ResponseOf<typeof redeemPreCheck>

/** Least shares that may be left, by product type; everything may go of the others. */
const MIN_HOLD: Readonly<Record<string, string>> = {
  [PRODUCT_TYPE.cash]: '1000.00',
  [PRODUCT_TYPE.fixedIncomePlus]: '100000.00',
  [PRODUCT_TYPE.equity]: '100000.00',
}

/** The fee of a redemption by the days held, in percent: the first rule that the days are below. */
const EQUITY_FEES = [
  { below: 7, period: '持有不满7天', rate: '1.50' },
  { below: 365, period: '持有7天（含）至1年', rate: '0.50' },
  { below: Infinity, period: '持有满1年', rate: '0.00' },
] as const
const NO_FEE = [{ below: Infinity, period: '不限持有期', rate: '0.00' }] as const

/** What redeeming costs, by the time that the shares were held. */
export const feesOf = (productType: string) => (productType === PRODUCT_TYPE.equity ? EQUITY_FEES : NO_FEE)

/** Percent that redeeming shares costs on a day which were booked on another. */
export function feeRateOf(productType: string, since: string, day: string): string {
  const held = daysBetween(since, day) ?? 0
  return feesOf(productType).find(({ below }) => held < below)?.rate ?? '0.00'
}

/** Least shares that may be left of a product. */
export const minHoldOf = (productType: string): string => MIN_HOLD[productType] ?? '0.00'

interface Subject {
  readonly row: PositionRow
  readonly valuation: Valuation
  readonly customer: CustomerRow
  /** What the free shares consist of, were they traded on a day. */
  readonly lots: (tradeDay: string) => readonly ShareLot[]
  /** Milliseconds of data time. */
  readonly now: number
}

function reasonOf({ row, valuation, customer, now }: Subject): string {
  const time = dateTimeInShanghai(now)
  const today = time.slice(0, 10)
  const actions = actionsOf({ row, positionStatus: valuation.positionStatus, customer, today })
  if (isOff(actions.canRedeem)) return actions.redeemReason
  // An open day that is over: asked for now, it would be traded on one that is not open.
  const tradeDay = tradeDayAt(time)
  if (row.open_rule !== 'daily' && tradeDay !== today) {
    return `已过今日 15:00 截止时间，下一开放日为 ${nextOpenDay(row.open_rule, tradeDay)}`
  }
  return isPositive(valuation.availableShares) ? '' : '可用份额为零，赎回或转换正在确认'
}

/** On what terms a position can be redeemed now. */
export function termsOf(subject: Subject): Terms {
  const { row, valuation, lots, now } = subject
  const reason = reasonOf(subject)
  const tradeDay = tradeDayAt(dateTimeInShanghai(now))
  return {
    positionId: row.position_id,
    productId: row.product_id,
    productName: row.product_name,
    availableShares: valuation.availableShares,
    minHoldShares: minHoldOf(row.product_type),
    netValue: valuation.netValue,
    netValueDate: valuation.netValueDate,
    lots: [...lots(tradeDay)],
    feeRules: feesOf(row.product_type).map(({ period, rate }) => ({ period, rate })),
    tradeDay,
    cutOffTime: `${tradeDay} ${CUT_OFF}`,
    expectedConfirmDate: addWeekdays(tradeDay, 1),
    expectedArriveDate: addWeekdays(tradeDay, DAYS_TO_ARRIVAL.fromTradeDay),
    bankNameMask: bankNameMask(row),
    canRedeem: reason ? '0' : '1',
    reason,
  }
}
