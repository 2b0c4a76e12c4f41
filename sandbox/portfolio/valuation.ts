import { POSITION_STATUS } from '@/contract/tables/position'
import { PRODUCT_TYPE } from '@/contract/tables/product'
import { addDays } from '@/lib/date'
import { addDecimals, compareDecimals, isPositive } from '@/lib/decimal'
import { latestNetValues, type NetValueRow } from '../store/net-values'
import type { Db } from '../store/database'
import type { PositionRow } from '../store/positions'
import { NO_MOVEMENT, type ProductMovement } from '../store/movements'
import { exact, sumOf, twoDigits } from './amounts'
import { weekdayBefore } from './calendar'
import { FLAT_PRODUCT_TYPES } from './trade-codes'

/** What a position is worth and what it brought: decimal strings, `''` where there is no such figure. */
export interface Valuation {
  readonly positionStatus: string
  readonly netValue: string
  readonly netValueDate: string
  readonly tenThousandIncome: string
  readonly sevenDayYield: string
  readonly availableShares: string
  readonly frozenShares: string
  readonly marketValue: string
  readonly pendingAmount: string
  readonly holdIncome: string
  readonly holdIncomeRate: string
  readonly paidIncome: string
  readonly accumulatedIncome: string
  readonly yesterdayIncome: string
}

/** 待确认: bought, but without shares yet. */
export const PENDING = POSITION_STATUS.pending

const valueOf = (shares: string, netValue: string) => twoDigits(exact(shares).times(exact(netValue)))

function statusOf(row: PositionRow, movement: ProductMovement, today: string): string {
  if (row.position_status !== POSITION_STATUS.held) return row.position_status
  if (row.maturity_date && row.maturity_date < today) return POSITION_STATUS.matured
  // Redeemed in part, the rest is held as before.
  const isLeaving = isPositive(row.shares) && compareDecimals(movement.redeemingShares, row.shares) === 0
  return isLeaving ? POSITION_STATUS.redeeming : POSITION_STATUS.held
}

// The income of the last valuation day; a product that was not valued on that day has none to name.
function yesterdayOf(row: PositionRow, today: string, newest?: NetValueRow, previous?: NetValueRow): string {
  if (!newest || newest.date !== weekdayBefore(today) || !isPositive(row.shares)) return ''
  if (row.product_type === PRODUCT_TYPE.cash) {
    return twoDigits(exact(row.shares).times(exact(newest.ten_thousand_income)).div(10_000))
  }
  if (FLAT_PRODUCT_TYPES.includes(row.product_type) || !previous) return ''
  return twoDigits(
    exact(valueOf(row.shares, newest.net_value)).minus(valueOf(row.shares, previous.net_value)),
  )
}

/** What was there before the records begin, at its value on their first day; `0.00` where they begin with the position. */
function openingValue(db: Db, row: PositionRow, movement: ProductMovement): string {
  const { sharesMoved, firstDay, firstNetValue } = movement
  // Without any record, what it cost is all that is known.
  if (!firstDay) return row.cost_amount
  const opening = exact(row.shares).minus(sharesMoved)
  const { newest } = latestNetValues(db, row, addDays(firstDay, 1))
  return twoDigits(opening.times(exact(newest?.net_value ?? (firstNetValue || '1.0000'))))
}

/**
 * Everything that the position has brought since it was opened, as `portfolio/income` counts it by months: what it is worth, what
 * was paid and taken out, less what was put in.
 */
function accumulatedOf(db: Db, row: PositionRow, marketValue: string, movement: ProductMovement): string {
  const { capital, paidIncome } = movement
  return twoDigits(exact(sumOf([marketValue, paidIncome, capital])).minus(openingValue(db, row, movement)))
}

function incomeOf(db: Db, row: PositionRow, marketValue: string, movement: ProductMovement) {
  if (row.position_status === PENDING) {
    return { holdIncome: '', holdIncomeRate: '', paidIncome: '', accumulatedIncome: '' }
  }
  const accumulatedIncome = accumulatedOf(db, row, marketValue, movement)
  if (FLAT_PRODUCT_TYPES.includes(row.product_type)) {
    return { holdIncome: '', holdIncomeRate: '', paidIncome: movement.paidIncome, accumulatedIncome }
  }
  const gain = exact(marketValue).minus(row.cost_amount)
  return {
    holdIncome: twoDigits(gain),
    holdIncomeRate: isPositive(row.cost_amount) ? twoDigits(gain.div(row.cost_amount).times(100)) : '',
    paidIncome: '',
    accumulatedIncome,
  }
}

/** Values a position by the newest net value known before today and by the trades of its product. */
export function valuationOf(
  db: Db,
  row: PositionRow,
  today: string,
  movement: ProductMovement = NO_MOVEMENT,
): Valuation {
  const { newest, previous } = latestNetValues(db, row, today)
  const marketValue = newest ? valueOf(row.shares, newest.net_value) : '0.00'
  return {
    positionStatus: statusOf(row, movement, today),
    netValue: newest?.net_value ?? '',
    netValueDate: newest?.date ?? '',
    tenThousandIncome: newest?.ten_thousand_income ?? '',
    sevenDayYield: newest?.seven_day_yield ?? '',
    availableShares: twoDigits(exact(row.shares).minus(movement.frozenShares)),
    frozenShares: movement.frozenShares,
    marketValue,
    pendingAmount: movement.pendingAmount,
    ...incomeOf(db, row, marketValue, movement),
    yesterdayIncome: yesterdayOf(row, today, newest, previous),
  }
}

/**
 * Percentages of a total with two digits that add up to exactly 100.00: what rounding down leaves over goes to the
 * largest remainders. All `'0.00'` when the total is 0.
 */
export function ratiosOf(amounts: readonly string[]): string[] {
  const total = exact(addDecimals(amounts))
  if (total.eq(0)) return amounts.map(() => '0.00')
  const shares = amounts.map((amount, index) => {
    const inHundredths = exact(amount).div(total).times(10_000)
    const whole = inHundredths.round(0, 0)
    return { index, whole, rest: inHundredths.minus(whole) }
  })
  const left = shares.reduce((rest, { whole }) => rest.minus(whole), exact(10_000)).toNumber()
  const raised = [...shares].sort((a, b) => b.rest.cmp(a.rest) || a.index - b.index).slice(0, left)
  return shares.map(share => twoDigits(share.whole.plus(raised.includes(share) ? 1 : 0).div(100)))
}
