import type Big from 'big.js'
import type { CertPosition } from '@/contract/certificate'
import { HOLDER_ROLE, HOLDER_VIEW } from '@/contract/tables/position'
import { TRADE_STATUS, TRADE_TYPE } from '@/contract/tables/trade'
import { addDays } from '@/lib/date'
import type { Db } from '../store/database'
import { latestNetValues, netValuesOf } from '../store/net-values'
import { positionsOf, type HolderView } from '../store/positions'
import { findProduct, type ProductRow } from '../store/products'
import { exact, twoDigits } from './amounts'

const ADDING: readonly string[] = [TRADE_TYPE.subscription, TRADE_TYPE.purchase, TRADE_TYPE.reinvestment]
const TAKING: readonly string[] = [TRADE_TYPE.redemption, TRADE_TYPE.principalReturn, TRADE_TYPE.liquidation]
const BUYING: readonly string[] = [TRADE_TYPE.subscription, TRADE_TYPE.purchase]
const CONFIRMED = [TRADE_STATUS.confirmed, TRADE_STATUS.partlyConfirmed, TRADE_STATUS.arrived]

/** A confirmed trade as far as it moves shares. */
interface Step {
  readonly product_id: string
  readonly trade_type: string
  readonly confirm_date: string
  readonly confirm_amount: string
  readonly confirm_shares: string
  readonly confirm_nav: string
}

/** One product of a customer's: what moved its shares, oldest first. */
interface Book {
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
function isOfView(db: Db, customerId: string, view: HolderView): (productId: string) => boolean {
  const covered = new Set(positionsOf(db, customerId, view).map(row => row.product_id))
  if (view === HOLDER_VIEW.beneficiary) return productId => covered.has(productId)
  const benefits = positionsOf(db, customerId, HOLDER_VIEW.beneficiary)
  const others = new Set(
    benefits.filter(row => row.holder_role === HOLDER_ROLE.beneficiary).map(row => row.product_id),
  )
  return productId => !others.has(productId)
}

/** The books of a view. What is held now less every trade on record is what was there before: nothing, unless records begin later. */
function booksOf(db: Db, customerId: string, view: HolderView): Book[] {
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
function sharesOn(book: Book, day: string): Big {
  if (!hasBegun(book, day)) return exact(0)
  const past = book.steps.filter(step => step.confirm_date <= day)
  return book.opening.plus(sumOfChanges(past))
}

/** What a share was worth at the end of a day; before the first published value, what the last trade was made at. */
function netValueOn(db: Db, { product, steps }: Book, day: string): { value: string; date: string } {
  const { newest } = latestNetValues(db, product, addDays(day, 1))
  if (newest) return { value: newest.net_value, date: newest.date }
  const last = [...steps].reverse().find(step => step.confirm_date <= day && step.confirm_nav)
  return { value: last?.confirm_nav ?? '1.0000', date: last?.confirm_date ?? day }
}

const valueOf = (shares: Big, netValue: string) => twoDigits(shares.times(netValue))

const named = ({ product_id, product_name }: ProductRow) => ({
  productId: product_id,
  productName: product_name,
})

/** What a customer held at the end of a past day, by the trades confirmed until then and the values of that day. */
export function holdingsOn(db: Db, customerId: string, view: HolderView, day: string): CertPosition[] {
  return booksOf(db, customerId, view).flatMap(book => {
    const shares = sharesOn(book, day)
    if (shares.lte(0)) return []
    const netValue = netValueOn(db, book, day)
    return [
      {
        ...named(book.product),
        shares: twoDigits(shares),
        netValue: netValue.value,
        netValueDate: netValue.date,
        amount: valueOf(shares, netValue.value),
        heldFrom: '',
        heldTo: '',
      },
    ]
  })
}

/** Every day from one to another, both included. */
function daysFrom(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

/** The mean of a product's value over the days of a period, and the days it was held within it. */
function averageOf(db: Db, book: Book, days: readonly string[]): CertPosition | undefined {
  const [from = '', to = ''] = [days[0], days[days.length - 1]]
  const values = netValuesOf(db, book.product, { from, before: addDays(to, 1) })
  const moved = new Set(book.steps.map(step => step.confirm_date))
  let netValue = netValueOn(db, book, from).value
  let [sum, shares, amount] = [exact(0), exact(0), '0.00']
  let [heldFrom, heldTo, at] = ['', '', 0]
  for (const day of days) {
    const before = { shares, netValue }
    if (day === from || moved.has(day)) shares = sharesOn(book, day)
    for (; at < values.length && (values[at]?.date ?? '') <= day; at += 1) {
      netValue = values[at]?.net_value ?? netValue
    }
    if (shares.lte(0)) continue
    if (!before.shares.eq(shares) || before.netValue !== netValue) amount = valueOf(shares, netValue)
    sum = sum.plus(amount)
    heldFrom ||= day
    heldTo = day
  }
  if (!heldFrom) return undefined
  const mean = twoDigits(sum.div(days.length))
  return {
    ...named(book.product),
    shares: '',
    netValue: '',
    netValueDate: '',
    amount: mean,
    heldFrom,
    heldTo,
  }
}

/** What a customer held within a period: of every product the mean of its value over all days of the period. */
export function holdingsWithin(
  db: Db,
  customerId: string,
  view: HolderView,
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
): CertPosition[] {
  const days = daysFrom(startDate, endDate)
  return booksOf(db, customerId, view).flatMap(book => averageOf(db, book, days) ?? [])
}

function lastDayHeld(book: Book, day: string): string {
  if (sharesOn(book, day).gt(0)) return ''
  return book.steps.filter(step => step.confirm_date <= day).at(-1)?.confirm_date ?? ''
}

/** What a customer had invested by the end of a day: purchases that were confirmed, from when and until when. */
export function investmentsUntil(db: Db, customerId: string, view: HolderView, day: string): CertPosition[] {
  return booksOf(db, customerId, view).flatMap(book => {
    const purchases = book.steps.filter(step => BUYING.includes(step.trade_type) && step.confirm_date <= day)
    const [first] = purchases
    if (!first) return []
    return [
      {
        ...named(book.product),
        shares: '',
        netValue: '',
        netValueDate: '',
        amount: twoDigits(purchases.reduce((sum, { confirm_amount }) => sum.plus(confirm_amount), exact(0))),
        heldFrom: first.confirm_date,
        heldTo: lastDayHeld(book, day),
      },
    ]
  })
}
