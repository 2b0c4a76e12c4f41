import type Big from 'big.js'
import { HOLDER_ROLE, HOLDER_VIEW } from '@/contract/tables/position'
import { TRADE_STATUS, TRADE_TYPE } from '@/contract/tables/trade'
import { addDays } from '@/lib/date'
import type { Db } from '../store/database'
import { latestNetValues } from '../store/net-values'
import { positionsOf, type HolderView } from '../store/positions'
import { findProduct, type ProductRow } from '../store/products'
import { exact, twoDigits } from './amounts'

/** Kinds of trades that bring shares. */
export const ADDING: readonly string[] = [
  TRADE_TYPE.subscription,
  TRADE_TYPE.purchase,
  TRADE_TYPE.reinvestment,
]
const TAKING: readonly string[] = [TRADE_TYPE.redemption, TRADE_TYPE.principalReturn, TRADE_TYPE.liquidation]
/** States of a trade that has moved shares or money. */
export const CONFIRMED = [TRADE_STATUS.confirmed, TRADE_STATUS.partlyConfirmed, TRADE_STATUS.arrived]

/** A confirmed trade as far as it moves shares. */
export interface Step {
  readonly product_id: string
  readonly trade_type: string
  readonly confirm_date: string
  readonly confirm_amount: string
  readonly confirm_shares: string
  readonly confirm_nav: string
}

/** One product of a customer's: what moved its shares, oldest first. */
export interface Book {
  readonly product: ProductRow
  /** What was booked before the first trade on record. */
  readonly opening: Big
  readonly steps: readonly Step[]
}

function changeOf({ trade_type: type, confirm_shares: shares }: Step): Big {
  return TAKING.includes(type) ? exact(shares).neg() : exact(shares)
}

const sumOfChanges = (steps: readonly Step[]) =>
  steps.reduce((sum, step) => sum.plus(changeOf(step)), exact(0))

function stepsOf(db: Db, customerId: string): Step[] {
  return db.all<Step>(
    `SELECT product_id, trade_type, confirm_date, confirm_amount, confirm_shares, confirm_nav FROM trades
     WHERE customer_id = ? AND trust_id = '' AND confirm_shares <> ''
       AND trade_status IN (SELECT value FROM json_each(?)) AND trade_type IN (SELECT value FROM json_each(?))
     ORDER BY confirm_date, trade_id`,
    customerId,
    JSON.stringify(CONFIRMED),
    JSON.stringify([...ADDING, ...TAKING]),
  )
}

/** Products that the customer benefits from and did not pay for, or all the others. */
export function isOfView(db: Db, customerId: string, view: HolderView): (productId: string) => boolean {
  const covered = new Set(positionsOf(db, customerId, view).map(row => row.product_id))
  if (view === HOLDER_VIEW.beneficiary) return productId => covered.has(productId)
  const benefits = positionsOf(db, customerId, HOLDER_VIEW.beneficiary)
  const others = new Set(
    benefits.filter(row => row.holder_role === HOLDER_ROLE.beneficiary).map(row => row.product_id),
  )
  return productId => !others.has(productId)
}

/** The books of a view. What is held now less every trade on record is what was there before: nothing, unless records begin later. */
export function booksOf(db: Db, customerId: string, view: HolderView): Book[] {
  const belongs = isOfView(db, customerId, view)
  const steps = stepsOf(db, customerId)
  const held = new Map(positionsOf(db, customerId, view).map(row => [row.product_id, row.shares]))
  const ids = [...new Set(steps.map(step => step.product_id))].filter(belongs).sort()
  return ids.flatMap(id => {
    const product = findProduct(db, id)
    if (!product) return []
    const ofProduct = steps.filter(step => step.product_id === id)
    return [{ product, steps: ofProduct, opening: exact(held.get(id) ?? 0).minus(sumOfChanges(ofProduct)) }]
  })
}

const hasBegun = ({ steps: [first] }: Book, day: string) => first !== undefined && first.confirm_date <= day

/** Shares at the end of a day: what had been confirmed by then. */
export function sharesOn(book: Book, day: string): Big {
  if (!hasBegun(book, day)) return exact(0)
  const past = book.steps.filter(step => step.confirm_date <= day)
  return book.opening.plus(sumOfChanges(past))
}

/** What a share was worth at the end of a day; before the first published value, what the last trade was made at. */
export function netValueOn(db: Db, { product, steps }: Book, day: string): { value: string; date: string } {
  const { newest } = latestNetValues(db, product, addDays(day, 1))
  if (newest) return { value: newest.net_value, date: newest.date }
  const last = [...steps].reverse().find(step => step.confirm_date <= day && step.confirm_nav)
  return { value: last?.confirm_nav ?? '1.0000', date: last?.confirm_date ?? day }
}

/** Shares at a net value, in yuan. */
export const valueOf = (shares: Big, netValue: string) => twoDigits(shares.times(netValue))
