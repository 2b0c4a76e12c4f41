import type { CertPosition } from '@/contract/certificate'
import { TRADE_TYPE } from '@/contract/tables/trade'
import { addDays } from '@/lib/date'
import type { Db } from '../store/database'
import { netValuesOf } from '../store/net-values'
import type { HolderView } from '../store/positions'
import type { ProductRow } from '../store/products'
import { exact, twoDigits } from './amounts'
import { type Book, booksOf, netValueOn, sharesOn, valueOf } from './books'

const BUYING: readonly string[] = [TRADE_TYPE.subscription, TRADE_TYPE.purchase]

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
