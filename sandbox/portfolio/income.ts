import { TRADE_TYPE } from '@/contract/tables/trade'
import { addDays } from '@/lib/date'
import type { Db } from '../store/database'
import type { HolderView } from '../store/positions'
import { exact } from './amounts'
import { type Book, booksOf, CONFIRMED, netValueOn, sharesOn, valueOf } from './books'
import { addMonths } from './calendar'

/** Money that moved on a day, in whole fen: `+` towards the customer. */
export interface Movement {
  readonly day: string
  readonly fen: number
}

/** A product in a customer's ledger: what went in and out, what was paid, and what it was worth. All in whole fen. */
export interface IncomeBook {
  readonly productId: string
  /** Purchases, income put back into it and charges (−), redemptions and principal paid back (+). */
  readonly capital: readonly Movement[]
  /** Income paid after tax, in cash or as shares. */
  readonly payments: readonly Movement[]
  /** What the shares were worth at the end of a day; rounded here and nowhere else. */
  valueOn(day: string): number
}

/** What a product or all of them brought: paid out, and by the change of their value. */
export interface Income {
  readonly distributed: number
  readonly valueChange: number
}

const NONE: Income = { distributed: 0, valueChange: 0 }

/** The day of the first record of a ledger; `''` of an empty one. */
export const firstDayOf = (books: readonly IncomeBook[]): string =>
  books
    .flatMap(book => [...book.capital, ...book.payments].map(({ day }) => day))
    .reduce((first, day) => (first === '' || day < first ? day : first), '')

/** Both of two incomes together. */
export const addIncome = (one: Income, other: Income): Income => ({
  distributed: one.distributed + other.distributed,
  valueChange: one.valueChange + other.valueChange,
})

export const sumOfIncomes = (incomes: readonly Income[]): Income => incomes.reduce(addIncome, NONE)

export const totalOf = ({ distributed, valueChange }: Income): number => distributed + valueChange

/**
 * What a product brought behind one day and up to another. Its value at the end, less its value at the beginning, less what was
 * put in, plus what was taken out: months add up to their year and years to the whole life, to the fen, whatever was bought and
 * redeemed between.
 */
export function incomeWithin(book: IncomeBook, after: string, until: string): Income {
  const within = (movements: readonly Movement[]) =>
    movements.filter(({ day }) => day > after && day <= until).reduce((sum, { fen }) => sum + fen, 0)
  return {
    distributed: within(book.payments),
    valueChange: book.valueOn(until) - book.valueOn(after) + within(book.capital),
  }
}

/** The months of a period, each from behind its first day's eve to its last day within the period. */
export function monthsWithin(start: string, end: string): { month: string; after: string; until: string }[] {
  const months = []
  for (let first = `${start.slice(0, 7)}-01`; first <= end; first = addMonths(first, 1)) {
    const last = addDays(addMonths(first, 1), -1)
    months.push({
      month: first.slice(0, 7),
      after: addDays(first < start ? start : first, -1),
      until: last > end ? end : last,
    })
  }
  return months
}

interface FlowRow {
  readonly product_id: string
  readonly trade_type: string
  readonly day: string
  readonly fen: number
}

const INTO: readonly string[] = [
  TRADE_TYPE.subscription,
  TRADE_TYPE.purchase,
  TRADE_TYPE.reinvestment,
  TRADE_TYPE.fee,
]
const OUT_OF: readonly string[] = [TRADE_TYPE.redemption, TRADE_TYPE.principalReturn, TRADE_TYPE.liquidation]
const PAID: readonly string[] = [TRADE_TYPE.distribution, TRADE_TYPE.reinvestment]

function flowsOf(db: Db, customerId: string): FlowRow[] {
  return db.all<FlowRow>(
    `SELECT product_id, trade_type, confirm_date AS day, settled_fen AS fen FROM trades
     WHERE customer_id = ? AND trust_id = '' AND trade_status IN (SELECT value FROM json_each(?))
       AND trade_type IN (SELECT value FROM json_each(?))`,
    customerId,
    JSON.stringify(CONFIRMED),
    JSON.stringify([...INTO, ...OUT_OF, ...PAID]),
  )
}

const fenOf = (yuan: string): number => exact(yuan).times(100).toNumber()

function bookOf(db: Db, book: Book, flows: readonly FlowRow[]): IncomeBook {
  const worth = (shares: Book['opening'], day: string) =>
    fenOf(valueOf(shares, netValueOn(db, book, day).value))
  const [first] = book.steps
  // What was there before the records begin counts from its value on their first day.
  const opening =
    first && !book.opening.eq(0)
      ? [{ day: first.confirm_date, fen: -worth(book.opening, first.confirm_date) }]
      : []
  const signed = flows.flatMap(({ trade_type: type, day, fen }) =>
    INTO.includes(type) ? [{ day, fen: -fen }] : OUT_OF.includes(type) ? [{ day, fen }] : [],
  )
  return {
    productId: book.product.product_id,
    capital: [...opening, ...signed],
    payments: flows.filter(flow => PAID.includes(flow.trade_type)),
    valueOn: day => worth(sharesOn(book, day), day),
  }
}

/** The ledger of a view of a customer's: every product held now or before, by its id. */
export function incomeBooksOf(db: Db, customerId: string, view: HolderView): IncomeBook[] {
  const flows = flowsOf(db, customerId)
  return booksOf(db, customerId, view).map(book =>
    bookOf(
      db,
      book,
      flows.filter(flow => flow.product_id === book.product.product_id),
    ),
  )
}
