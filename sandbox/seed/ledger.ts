import type { TradeStatus } from '@/contract/machines/redemption'
import { TRADE_STATUS, TRADE_TYPE } from '@/contract/tables/trade'
import { exact, twoDigits } from '../portfolio/amounts'
import { addWeekdays, weekdayBefore } from '../portfolio/calendar'
import {
  ASKED_FOR_TYPES,
  DISTRIBUTION_TYPES,
  FLAT_PRODUCT_TYPES,
  SETTLED_STATUSES,
} from '../portfolio/trade-codes'
import { tradeDayAt } from '../portfolio/trade-course'
import type { NewTrade } from '../store/trades'
import { NET_VALUE_PLANS } from './net-value-plans'
import { netValueOn } from './net-values'
import { seededProduct } from './products'

/** What a line of a ledger says beside its figure. */
export interface LineNotes {
  /** `6` when left out. */
  readonly status?: TradeStatus
  readonly remark?: string
  readonly failReason?: string
  readonly tradeDay?: string
  readonly cancelTime?: string
  /** Shares applied for when fewer were confirmed. */
  readonly applied?: string
}

/**
 * One trade of a product: type, time, figure, notes. The figure is an amount (01 02 05 09), shares (03 07) or
 * `to:` and what shall be left of the shares (03, 08). Distributions (04 06) have none: they pay what the product's plan
 * says, or `per:` and the amount per share.
 */
export type LedgerLine = readonly [type: string, time: string, figure?: string, notes?: LineNotes]

/** The trades of a product, oldest first. */
export interface Ledger {
  readonly productId: string
  readonly lines: readonly LedgerLine[]
  /** Percent of a purchase. */
  readonly feeRate?: string
}

/** Whose account the money moves on. */
export interface Account {
  readonly customerId: string
  readonly bankName: string
  readonly cardNoMask: string
}

/** A trade before it gets its number. */
export type Draft = Omit<NewTrade, 'trade_id' | 'serial_no'>

/** Percent that is withheld of distributions of products whose net value moves. */
const TAX_RATE = 10

function perShareOf(productId: string, date: string): string {
  const dividends = NET_VALUE_PLANS.find(plan => plan.productId === productId)?.dividends ?? []
  const found = dividends.find(([day]) => day === date)
  if (!found) throw new Error(`${productId} pays nothing on ${date}`)
  return found[1]
}

/** Runs through the trades of one product; `shares` is what is held behind each of them. */
class Run {
  shares = exact('0')

  constructor(
    readonly ledger: Ledger,
    readonly account: Account,
  ) {}

  draft([type, time, figure = '', notes = {}]: LedgerLine): Draft {
    const product = seededProduct(this.ledger.productId)
    const status = notes.status ?? '6'
    const isSettled = SETTLED_STATUSES.includes(status)
    const isAskedFor = ASKED_FOR_TYPES.includes(type)
    const tradeDay = isAskedFor ? (notes.tradeDay ?? tradeDayAt(time)) : ''
    const day = tradeDay || time.slice(0, 10)
    const confirmDate = isAskedFor ? addWeekdays(day, 1) : day
    const figures = this.figures(type, day, figure, notes, isSettled)
    return {
      customer_id: this.account.customerId,
      product_id: product.product_id,
      product_name: product.product_name,
      product_type: product.product_type,
      trade_type: type,
      trade_status: status,
      apply_time: time,
      trade_day: tradeDay,
      confirm_date: isSettled || status === TRADE_STATUS.failed ? confirmDate : '',
      arrive_date: arriveDateOf(type, status, confirmDate),
      bank_name: this.account.bankName,
      card_no_mask: this.account.cardNoMask,
      remark: notes.remark ?? '',
      fail_reason: notes.failReason ?? '',
      cancel_time: notes.cancelTime ?? '',
      ...figures,
    }
  }

  private figures(
    type: string,
    day: string,
    figure: string,
    notes: LineNotes,
    isSettled: boolean,
  ): Partial<Draft> {
    switch (type) {
      case TRADE_TYPE.subscription:
      case TRADE_TYPE.purchase:
        return this.purchase(day, figure, isSettled)
      case TRADE_TYPE.redemption:
        return this.redemption(day, figure, notes, isSettled)
      case TRADE_TYPE.distribution:
      case TRADE_TYPE.reinvestment:
        return this.distribution(type, day, figure)
      case TRADE_TYPE.principalReturn:
        return this.payBack(day, figure)
      case TRADE_TYPE.conversion:
        return isSettled
          ? { apply_shares: figure, confirm_shares: figure, confirm_nav: this.netValue(day) }
          : { apply_shares: figure }
      case TRADE_TYPE.liquidation:
        return figure.startsWith('to:') ? this.liquidation(day) : { confirm_amount: figure }
      default:
        return { confirm_amount: figure }
    }
  }

  private netValue(day: string): string {
    return netValueOn(this.ledger.productId, day)
  }

  private purchase(day: string, amount: string, isSettled: boolean): Partial<Draft> {
    const rate = this.ledger.feeRate ?? '0.00'
    const applied = { apply_amount: amount, fee_rate: rate }
    if (!isSettled) return applied
    const fee = twoDigits(exact(amount).times(exact(rate)).div(100))
    const confirmed = twoDigits(
      exact(amount)
        .minus(fee)
        .div(exact(this.netValue(day))),
    )
    this.shares = this.shares.plus(confirmed)
    return {
      ...applied,
      fee,
      confirm_amount: amount,
      confirm_shares: confirmed,
      confirm_nav: this.netValue(day),
    }
  }

  private redemption(day: string, figure: string, notes: LineNotes, isSettled: boolean): Partial<Draft> {
    const shares = figure.startsWith('to:') ? twoDigits(this.shares.minus(figure.slice(3))) : figure
    if (!isSettled) return { apply_shares: shares }
    if (exact(shares).lte(0)) throw new Error(`${this.ledger.productId}: nothing to redeem on ${day}`)
    this.shares = this.shares.minus(shares)
    return {
      apply_shares: notes.applied ?? shares,
      confirm_shares: shares,
      confirm_nav: this.netValue(day),
      confirm_amount: twoDigits(exact(shares).times(exact(this.netValue(day)))),
      fee: '0.00',
      fee_rate: '0.00',
    }
  }

  private distribution(type: string, day: string, figure: string): Partial<Draft> {
    const { productId } = this.ledger
    const perShare = figure.startsWith('per:') ? figure.slice(4) : perShareOf(productId, day)
    const gross = twoDigits(this.shares.times(exact(perShare)))
    const isTaxed = !FLAT_PRODUCT_TYPES.includes(seededProduct(productId).product_type)
    const tax = twoDigits(isTaxed ? exact(gross).times(TAX_RATE).div(100) : 0)
    const net = twoDigits(exact(gross).minus(tax))
    const paid = {
      record_date: weekdayBefore(day),
      base_shares: this.shares.toFixed(2),
      per_share: perShare,
      tax,
      confirm_amount: net,
    }
    if (type === TRADE_TYPE.distribution) return paid
    const reinvested = twoDigits(exact(net).div(exact(this.netValue(day))))
    this.shares = this.shares.plus(reinvested)
    return { ...paid, confirm_shares: reinvested, confirm_nav: this.netValue(day) }
  }

  private payBack(day: string, amount: string): Partial<Draft> {
    this.shares = this.shares.minus(amount)
    return { confirm_amount: amount, confirm_shares: amount, confirm_nav: this.netValue(day) }
  }

  private liquidation(day: string): Partial<Draft> {
    const shares = this.shares.toFixed(2)
    this.shares = exact('0')
    return {
      confirm_shares: shares,
      confirm_nav: this.netValue(day),
      confirm_amount: twoDigits(exact(shares).times(exact(this.netValue(day)))),
    }
  }
}

// Money arrives the day after a redemption is confirmed; everything else is booked on the day itself.
function arriveDateOf(type: string, status: string, confirmDate: string): string {
  if (DISTRIBUTION_TYPES.includes(type)) return confirmDate
  // What was confirmed in part is paid as well, and goes on saying that it was in part.
  if (type === TRADE_TYPE.redemption && SETTLED_STATUSES.includes(status)) return addWeekdays(confirmDate, 1)
  return status === TRADE_STATUS.arrived ? confirmDate : ''
}

/** The trades of a ledger, and the shares held in the end (two digits). */
export function tradesOfLedger(ledger: Ledger, account: Account): { drafts: Draft[]; shares: string } {
  const run = new Run(ledger, account)
  const drafts = ledger.lines.map(line => run.draft(line))
  return { drafts, shares: run.shares.toFixed(2) }
}

const FIRST_NUMBER = 113
const STEP = 13

/**
 * Numbers trades by day in the order of their times: `20261027` and `00113` for the first one of that day. `offset`
 * keeps the numbers of customers apart.
 */
export function numbered(drafts: readonly Draft[], offset: number): NewTrade[] {
  const counts = new Map<string, number>()
  return [...drafts]
    .sort((a, b) => (a.apply_time < b.apply_time ? -1 : a.apply_time > b.apply_time ? 1 : 0))
    .map(draft => {
      const time = draft.apply_time
      const day = time.slice(0, 4) + time.slice(5, 7) + time.slice(8, 10)
      const count = counts.get(day) ?? 0
      counts.set(day, count + 1)
      const serial = day + String(offset + FIRST_NUMBER + count * STEP).padStart(5, '0')
      return { ...draft, trade_id: `T${serial}`, serial_no: serial }
    })
}
