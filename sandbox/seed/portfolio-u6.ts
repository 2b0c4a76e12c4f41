import type { TradeStatus } from '@/contract/machines/redemption'
import { DIVIDEND_MODE } from '@/contract/tables/position'
import { TRADE_STATUS, TRADE_TYPE } from '@/contract/tables/trade'
import { addMonths, weekdayFrom, weekdaysBetween } from '../portfolio/calendar'
import {
  ASKED_FOR_TYPES,
  DISTRIBUTION_TYPES,
  FLAT_PRODUCT_TYPES,
  OPEN_STATUSES,
  SETTLED_STATUSES,
} from '../portfolio/trade-codes'
import type { NewTrade } from '../store/trades'

import { numbered, type Draft } from './ledger'
import { endValueOfU6 } from './net-value-plans'
import { PRODUCT_IDS_OF_U6, seededProduct } from './products'
import { createRandom, type Random } from './random'
import { hundredthsOf, textOfHundredths, textOfTenThousandths } from './whole-numbers'

const CUSTOMER_ID = '100006'
const BANK = { bank_name: '建设银行', card_no_mask: '6205********0004' }
const NUMBER_OFFSET = 50_000

const FIRST_MONTH = '2019-04'
const MONTHS = 92
const TRADES = 10_000
const LAST_DAY = '2026-11-19'
/** What was asked for from this day on is still under way on the day of the seed time. */
const OPEN_FROM = '2026-11-18'
const LARGEST_FEN = 9_999_999_999

const ADDING: readonly string[] = [TRADE_TYPE.subscription, TRADE_TYPE.purchase, TRADE_TYPE.reinvestment]
const TAKING: readonly string[] = [TRADE_TYPE.redemption, TRADE_TYPE.principalReturn, TRADE_TYPE.liquidation]
const LEAVING: readonly string[] = [TRADE_TYPE.redemption, TRADE_TYPE.conversion]

/** The mix of B9.5 without 12: U6 has no family trust. */
const TYPE_MIX: readonly (readonly [type: string, weight: number])[] = [
  [TRADE_TYPE.subscription, 24],
  [TRADE_TYPE.purchase, 18],
  [TRADE_TYPE.redemption, 22],
  [TRADE_TYPE.distribution, 70],
  [TRADE_TYPE.principalReturn, 12],
  [TRADE_TYPE.reinvestment, 20],
  [TRADE_TYPE.conversion, 6],
  [TRADE_TYPE.liquidation, 8],
  [TRADE_TYPE.fee, 14],
]
const WEIGHTS = TYPE_MIX.flatMap(([type, weight]) => Array.from({ length: weight }, () => type)) as [
  string,
  ...string[],
]

/** What takes long and is always the same is made once. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}

interface Moment {
  readonly days: readonly string[]
  readonly at: number
  /** Months since the first one. */
  readonly month: number
}

function figuresOf(
  random: Random,
  type: string,
  productId: string,
  { month }: Moment,
  isSettled: boolean,
): Partial<Draft> {
  const isConstant = FLAT_PRODUCT_TYPES.includes(seededProduct(productId).product_type)
  const end = isConstant ? 10_000 : endValueOfU6(productId)
  const value = 10_000 + Math.round(((end - 10_000) * month) / MONTHS)
  // Whole hundreds of shares: their amount is a whole number of fen whatever the net value.
  const hundreds = random.int(50, 60_000)
  const isLargest = isConstant && random.int(1, 300) === 1
  const shares = textOfHundredths(isLargest ? LARGEST_FEN : hundreds * 10_000)
  const amount = isLargest ? shares : textOfHundredths(hundreds * value)
  const confirmed = {
    confirm_amount: amount,
    confirm_shares: shares,
    confirm_nav: textOfTenThousandths(value),
  }
  switch (type) {
    case TRADE_TYPE.subscription:
    case TRADE_TYPE.purchase:
      return isSettled
        ? { apply_amount: amount, fee: '0.00', fee_rate: '0.00', ...confirmed }
        : { apply_amount: amount, fee_rate: '0.00' }
    case TRADE_TYPE.redemption:
      return isSettled
        ? { apply_shares: shares, fee: '0.00', fee_rate: '0.00', ...confirmed }
        : { apply_shares: shares }
    case TRADE_TYPE.conversion:
      return isSettled
        ? { apply_shares: shares, confirm_shares: shares, confirm_nav: textOfTenThousandths(value) }
        : { apply_shares: shares }
    case TRADE_TYPE.distribution:
    case TRADE_TYPE.reinvestment: {
      const perShare = random.int(20, 180)
      // Of 10,000 shares and more, in whole hundreds: again whole fen.
      const paid = textOfHundredths(hundreds * perShare)
      const base = textOfHundredths(hundreds * 10_000)
      const reinvested = Math.round((hundreds * perShare * 10_000) / value)
      return {
        base_shares: base,
        per_share: textOfTenThousandths(perShare),
        tax: '0.00',
        confirm_amount: paid,
        ...(type === TRADE_TYPE.reinvestment
          ? { confirm_shares: textOfHundredths(reinvested), confirm_nav: textOfTenThousandths(value) }
          : {}),
      }
    }
    case TRADE_TYPE.fee:
      return { confirm_amount: textOfHundredths(random.int(1000, 900_000)) }
    default:
      return confirmed
  }
}

function statusOf(random: Random, type: string, day: string): { status: TradeStatus; failReason?: string } {
  const isAskedFor = ASKED_FOR_TYPES.includes(type)
  if (isAskedFor && day >= OPEN_FROM) {
    return { status: day === LAST_DAY ? TRADE_STATUS.accepted : TRADE_STATUS.confirming }
  }
  const chance = random.int(1, 200)
  if (!isAskedFor) return { status: chance <= 16 ? TRADE_STATUS.confirmed : TRADE_STATUS.arrived }
  if (chance <= 8) return { status: TRADE_STATUS.failed, failReason: '付款账户余额不足，扣款未成功' }
  if (chance <= 12) return { status: TRADE_STATUS.cancelled }
  if (chance <= 18) return { status: TRADE_STATUS.confirmed }
  return {
    status:
      type === TRADE_TYPE.redemption && chance <= 24 ? TRADE_STATUS.partlyConfirmed : TRADE_STATUS.arrived,
  }
}

/** What is open at the seed time is traded on a day whose evening is still to come. */
const TRADE_DAY_OF_OPEN: Readonly<Record<string, string>> = {
  [TRADE_STATUS.accepted]: '2026-11-20',
  [TRADE_STATUS.confirming]: '2026-11-19',
}

function draftOf(random: Random, moment: Moment): Draft {
  const type = random.pick(WEIGHTS)
  const product = seededProduct(random.pick(PRODUCT_IDS_OF_U6 as [string, ...string[]]))
  const { days, at } = moment
  const day = days[at] ?? LAST_DAY
  const { status, failReason = '' } = statusOf(random, type, day)
  const isSettled = SETTLED_STATUSES.includes(status)
  const isAskedFor = ASKED_FOR_TYPES.includes(type)
  const time = isAskedFor ? `${random.int(10, 14)}:${random.int(10, 59)}:${random.int(10, 59)}` : '10:00:00'
  const confirmDate = (isAskedFor ? days[at + 1] : day) ?? ''
  const isDistribution = DISTRIBUTION_TYPES.includes(type)
  return {
    customer_id: CUSTOMER_ID,
    product_id: product.product_id,
    product_name: product.product_name,
    product_type: product.product_type,
    trade_type: type,
    trade_status: status,
    apply_time: `${day} ${time}`,
    trade_day: isAskedFor ? (TRADE_DAY_OF_OPEN[status] ?? day) : '',
    confirm_date: isSettled || status === TRADE_STATUS.failed ? confirmDate : '',
    arrive_date: isDistribution
      ? day
      : type === TRADE_TYPE.redemption && isSettled
        ? (days[at + 2] ?? '')
        : status === TRADE_STATUS.arrived
          ? confirmDate
          : '',
    record_date: isDistribution ? (days[at - 1] ?? '') : '',
    cancel_time: status === TRADE_STATUS.cancelled ? `${day} 14:59:59` : '',
    fail_reason: failReason,
    remark: status === TRADE_STATUS.partlyConfirmed ? '巨额赎回，按比例部分确认' : '',
    ...figuresOf(random, type, product.product_id, moment, isSettled),
    ...BANK,
  }
}

/** Nobody redeems or converts more than they hold: each order under way takes half of what is left at most. */
function withinHoldings(drafts: readonly Draft[]): Draft[] {
  const left = new Map(positionsOfU6().map(row => [row.product_id, hundredthsOf(row.shares)]))
  return drafts.map(draft => {
    const isUnderWay = OPEN_STATUSES.includes(draft.trade_status) && LEAVING.includes(draft.trade_type)
    if (!isUnderWay) return draft
    const held = left.get(draft.product_id ?? '') ?? 0
    const shares = Math.min(hundredthsOf(draft.apply_shares ?? ''), Math.floor(held / 20_000) * 10_000)
    left.set(draft.product_id ?? '', held - shares)
    return { ...draft, apply_shares: textOfHundredths(shares) }
  })
}

/** The 10,000 trades of U6, 108 or 109 a month, before anybody asked what was held. */
const drawnTrades = once((): readonly Draft[] => {
  const random = createRandom('trades U6')
  const months = Array.from({ length: MONTHS }, (_, index) =>
    addMonths(`${FIRST_MONTH}-01`, index).slice(0, 7),
  )
  const days = weekdaysBetween('2019-03-29', LAST_DAY)
  const ofMonths = months.map(month => days.filter(day => day.startsWith(month)))
  const drafts: Draft[] = []
  let start = 1
  ofMonths.forEach((ofMonth, month) => {
    const count = Math.floor(((month + 1) * TRADES) / MONTHS) - Math.floor((month * TRADES) / MONTHS)
    for (let made = 0; made < count; made++) {
      drafts.push(draftOf(random, { days, at: start + random.int(0, ofMonth.length - 1), month }))
    }
    start += ofMonth.length
  })
  return drafts
})

/** The trades of U6. */
export const tradesOfU6 = (): NewTrade[] => numbered(withinHoldings(drawnTrades()), NUMBER_OFFSET)

/** What a settled trade does to the shares, in hundredths; a conversion moves none by itself. */
function changeOf({ trade_type: type, trade_status: status, confirm_shares: shares = '' }: Draft): number {
  if (!SETTLED_STATUSES.includes(status) || !shares) return 0
  if (ADDING.includes(type)) return hundredthsOf(shares)
  return TAKING.includes(type) ? -hundredthsOf(shares) : 0
}

/** What all trades of a product leave, and the lowest that they reach on the way, of nothing to begin with; hundredths of shares. */
function courseOf(productId: string): { left: number; lowest: number } {
  const ofDays = new Map<string, number>()
  for (const draft of drawnTrades()) {
    if (draft.product_id !== productId) continue
    const day = draft.confirm_date ?? ''
    // Of a day what is taken counts first: nobody asks in which order they were booked.
    const change = changeOf(draft)
    const key = `${day} ${change < 0 ? 0 : 1}`
    ofDays.set(key, (ofDays.get(key) ?? 0) + change)
  }
  let [left, lowest] = [0, 0]
  for (const [, change] of [...ofDays].sort(([one], [other]) => (one < other ? -1 : 1))) {
    left += change
    lowest = Math.min(lowest, left)
  }
  return { left, lowest }
}

/**
 * Rows of `positions`: forty, some as large as amounts get. What was held when the records begin is as much as the trades need
 * later, so that no day ends below nothing, and what makes it a large one where it can.
 */
export function positionsOfU6() {
  const random = createRandom('positions U6')
  return PRODUCT_IDS_OF_U6.map((productId, index) => {
    const isConstant = FLAT_PRODUCT_TYPES.includes(seededProduct(productId).product_type)
    const { left, lowest } = courseOf(productId)
    const least = left - lowest
    const wanted = isConstant && index % 3 === 2 ? LARGEST_FEN : random.int(10_000, 900_000) * 1000
    const shares = Math.max(wanted, least + random.int(0, 99_999))
    const boughtAt = isConstant ? 100 : random.int(92, 118)
    return {
      position_id: `U6-${productId}`,
      customer_id: CUSTOMER_ID,
      product_id: productId,
      holder_role: '1',
      position_status: '0',
      shares: textOfHundredths(shares),
      cost_amount: textOfHundredths(Math.round((shares * boughtAt) / 100)),
      value_date: weekdayFrom(addMonths('2019-04-01', 2 * index)),
      cooling_end_time: '',
      dividend_mode: isConstant
        ? DIVIDEND_MODE.cash
        : random.pick([DIVIDEND_MODE.cash, DIVIDEND_MODE.reinvest]),
      ...BANK,
    }
  })
}
