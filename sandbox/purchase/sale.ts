import { PRODUCT_TYPE, RAISE_STATUS, type RaiseStatus, RUN_MODE } from '@/contract/tables/product'
import { addDays, dateTimeInShanghai } from '@/lib/date'
import { isPositive } from '@/lib/decimal'
import type { PurchaseLimits } from '@/lib/purchase'
import { yuanOfFen } from '../portfolio/amounts'
import { addWeekdays, nextOpenDay, weekdayBefore } from '../portfolio/calendar'
import type { Db } from '../store/database'
import { offerOf } from '../store/offers'
import { positionOfProduct } from '../store/positions'
import type { ProductRow } from '../store/products'
import { type ProductTermsRow, termsOf } from '../store/product-terms'

/** So long after its end a product is being paid out. */
const SETTLEMENT_DAYS = 30
/** So long after its raising a product is still shown to who looks for it. */
const SHOWN_DAYS = 90
/** Purchases for an open day are taken until so many working days before it: they are to be signed, paid and cooled off. */
const DAYS_BEFORE_OPEN = 2

/** Why a product is not sold now; `''` when it is. */
export interface SaleState {
  readonly raiseStatus: RaiseStatus
  readonly reason: string
  /** The raising is over, or its open day is too near. */
  readonly cause?: 'raisingEnded' | 'notInOpenPeriod'
}

type Raised = Pick<ProductTermsRow, 'raise_start' | 'raise_end'>

/** How a product stands at a time `YYYY-MM-DD HH:mm:ss`. */
export function raiseStatusOf(product: ProductRow, terms: Raised, time: string): RaiseStatus {
  const { maturity_date: end } = product
  if (end && end < time.slice(0, 10)) {
    return addDays(end, SETTLEMENT_DAYS) < time.slice(0, 10) ? RAISE_STATUS.liquidated : RAISE_STATUS.matured
  }
  if (terms.raise_start === '') return RAISE_STATUS.open
  if (time < terms.raise_start) return RAISE_STATUS.coming
  return time < terms.raise_end ? RAISE_STATUS.raising : RAISE_STATUS.closed
}

/** Why no purchase is taken for the next open day any more; `''` while it is. */
function openDayReason({ open_rule: rule }: ProductRow, today: string): string {
  if (!rule.startsWith('monthly')) return ''
  const openDay = nextOpenDay(rule, today)
  let last = openDay
  for (let day = 0; day < DAYS_BEFORE_OPEN; day++) last = weekdayBefore(last)
  if (today < last) return ''
  return `${openDay} 开放日的申购已截止，请于 ${addWeekdays(openDay, 1)} 起办理下一开放日的申购`
}

const REASONS: Readonly<Partial<Record<RaiseStatus, string>>> = {
  [RAISE_STATUS.closed]: '募集已结束',
  [RAISE_STATUS.matured]: '产品已到期',
  [RAISE_STATUS.liquidated]: '产品已清算',
  [RAISE_STATUS.paused]: '产品暂停认购',
}

/** Whether a product is sold at a moment of data time, whatever is left of it. */
export function saleOf(product: ProductRow, terms: Raised, now: number): SaleState {
  const time = dateTimeInShanghai(now)
  const raiseStatus = raiseStatusOf(product, terms, time)
  if (raiseStatus === RAISE_STATUS.coming) {
    const reason = `${terms.raise_start.slice(0, 16)} 开始募集`
    return { raiseStatus, reason, cause: 'notInOpenPeriod' }
  }
  const reason = REASONS[raiseStatus]
  if (reason) return { raiseStatus, reason, cause: 'raisingEnded' }
  const closedToday = openDayReason(product, time.slice(0, 10))
  return closedToday
    ? { raiseStatus, reason: closedToday, cause: 'notInOpenPeriod' }
    : { raiseStatus, reason: '' }
}

/** Whether a product stands among those that are offered: it is raised or open with something left, or was raised of late. */
export function isOffered(db: Db, product: ProductRow, now: number): boolean {
  const terms = termsOf(db, product.product_id)
  const time = dateTimeInShanghai(now)
  switch (raiseStatusOf(product, terms, time)) {
    case RAISE_STATUS.coming:
    case RAISE_STATUS.raising:
      return true
    case RAISE_STATUS.open:
      return offerOf(db, product.product_id).quota_left_fen > 0
    case RAISE_STATUS.closed:
      return addDays(terms.raise_end.slice(0, 10), SHOWN_DAYS) >= time.slice(0, 10)
    default:
      return false
  }
}

/** What this customer's purchase of a product may amount to: who holds it adds to it. */
export function limitsOf(db: Db, customerId: string, productId: string): PurchaseLimits {
  const terms = termsOf(db, productId)
  // Not yet while the first purchase may still be taken back: its floor would be got round.
  const isAppend = isPositive(positionOfProduct(db, customerId, productId)?.shares)
  return {
    minAmount: isAppend ? terms.append_min_amount : terms.min_amount,
    stepAmount: terms.step_amount,
    maxAmount: terms.max_amount,
    remainQuota: yuanOfFen(offerOf(db, productId).quota_left_fen),
    isAppend,
  }
}

/** How a product runs, by its open days. */
export function runModeOf({ open_rule: rule }: Pick<ProductRow, 'open_rule'>): string {
  if (rule === 'daily') return RUN_MODE.daily
  return rule === 'closed' ? RUN_MODE.closed : RUN_MODE.periodic
}

/** When shares can be bought and redeemed, in words. */
export function openRuleText({ open_rule: rule, product_type: type }: ProductRow): string {
  if (rule === 'closed') {
    return type === PRODUCT_TYPE.privateEquity ? '封闭运作，期间不开放申购和赎回' : '封闭运作，到期兑付'
  }
  if (rule === 'daily') return '每个工作日开放申购和赎回'
  return `每月${rule.split(':')[1] ?? ''}日开放（遇节假日顺延），申购于开放日前${DAYS_BEFORE_OPEN}个工作日截止`
}
