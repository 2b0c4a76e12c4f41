import { POSITION_STATUS } from '@/contract/tables/position'
import { addDecimals, compareDecimals, isPositive } from '@/lib/decimal'
import { latestNetValues, type NetValueRow } from '../store/net-values'
import type { Db } from '../store/database'
import type { PositionRow } from '../store/positions'
import { NO_MOVEMENT, type ProductMovement } from '../store/movements'
import { exact, sumOf, twoDigits } from './amounts'
import { weekdayBefore } from './calendar'

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
export const PENDING = '4'
const CASH_MANAGEMENT = '3'
/** Their net value stays at 1.0000: what they bring is paid out. */
const FIXED_TYPES = ['0', CASH_MANAGEMENT]

const valueOf = (shares: string, netValue: string) => twoDigits(exact(shares).times(exact(netValue)))

function statusOf(row: PositionRow, movement: ProductMovement, today: string): string {
  if (row.position_status !== POSITION_STATUS.held) return row.position_status
  if (row.maturity_date && row.maturity_date < today) return '2'
  // Redeemed in part, the rest is held as before.
  const isLeaving = isPositive(row.shares) && compareDecimals(movement.redeemingShares, row.shares) === 0
  return isLeaving ? '1' : '0'
}

// The income of the last valuation day; a product that was not valued on that day has none to name.
function yesterdayOf(row: PositionRow, today: string, newest?: NetValueRow, previous?: NetValueRow): string {
  if (!newest || newest.date !== weekdayBefore(today) || !isPositive(row.shares)) return ''
  if (row.product_type === CASH_MANAGEMENT) {
    return twoDigits(exact(row.shares).times(exact(newest.ten_thousand_income)).div(10_000))
  }
  if (FIXED_TYPES.includes(row.product_type) || !previous) return ''
  return twoDigits(
    exact(valueOf(row.shares, newest.net_value)).minus(valueOf(row.shares, previous.net_value)),
  )
}

function incomeOf(row: PositionRow, marketValue: string, paid: string) {
  if (row.position_status === PENDING) {
    return { holdIncome: '', holdIncomeRate: '', paidIncome: '', accumulatedIncome: '' }
  }
  if (FIXED_TYPES.includes(row.product_type)) {
    return { holdIncome: '', holdIncomeRate: '', paidIncome: paid, accumulatedIncome: paid }
  }
  const gain = exact(marketValue).minus(row.cost_amount)
  return {
    holdIncome: twoDigits(gain),
    holdIncomeRate: isPositive(row.cost_amount) ? twoDigits(gain.div(row.cost_amount).times(100)) : '',
    paidIncome: '',
    accumulatedIncome: sumOf([twoDigits(gain), paid]),
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
    ...incomeOf(row, marketValue, movement.paidIncome),
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
