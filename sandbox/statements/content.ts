import type { CertPosition } from '@/contract/certificate'
import type { Statement } from '@/contract/statement'
import { HOLDER_VIEW } from '@/contract/tables/position'
import { addDays } from '@/lib/date'
import { yuanOfFen } from '../portfolio/amounts'
import { CONFIRMED } from '../portfolio/books'
import { type IncomeBook, incomeBooksOf, incomeWithin, sumOfIncomes } from '../portfolio/income'
import { holdingsOn } from '../portfolio/past-holdings'
import type { Db } from '../store/database'
import { allTrades, type TradeRow } from '../store/trades'

/** Statements are of what the customer paid for. */
export const VIEW = HOLDER_VIEW.principal

/** What a statement says; money in yuan. `closing` = `opening` + `paidIn` − `takenOut` + `valueChange`, to the fen. */
export interface StatementContent {
  readonly opening: string
  /** Bought, income put back into products, and charges. */
  readonly paidIn: string
  /** Redeemed, paid back, liquidated. */
  readonly takenOut: string
  /** By net values, less charges. */
  readonly valueChange: string
  readonly closing: string
  /** Income paid after tax, in cash or as shares. */
  readonly distributed: string
  /** What was held at the end; `amount` of all is `closing`. */
  readonly positions: readonly CertPosition[]
  /** What was confirmed within the period, oldest first. */
  readonly trades: readonly TradeRow[]
}

/** Capital that went one way within a period, whole fen. */
function moved(books: readonly IncomeBook[], { startDate, endDate }: Statement, sign: 1 | -1): number {
  return books
    .flatMap(({ capital }) => capital)
    .filter(({ day, fen }) => day >= startDate && day <= endDate && Math.sign(fen) === sign)
    .reduce((sum, { fen }) => sum + fen * sign, 0)
}

/** What a statement says, by the same ledger as the income page. */
export function contentOf(db: Db, customerId: string, statement: Statement): StatementContent {
  const { startDate, endDate } = statement
  const eve = addDays(startDate, -1)
  const books = incomeBooksOf(db, customerId, VIEW)
  const valueOn = (day: string) => books.reduce((sum, book) => sum + book.valueOn(day), 0)
  const income = sumOfIncomes(books.map(book => incomeWithin(book, eve, endDate)))
  const ids = new Set(books.map(({ productId }) => productId))
  const trades = allTrades(db, {
    sql: `customer_id = ? AND trust_id = '' AND confirm_date BETWEEN ? AND ?
      AND trade_status IN (SELECT value FROM json_each(?))`,
    values: [customerId, startDate, endDate, JSON.stringify(CONFIRMED)],
  })
  return {
    opening: yuanOfFen(valueOn(eve)),
    paidIn: yuanOfFen(moved(books, statement, -1)),
    takenOut: yuanOfFen(moved(books, statement, 1)),
    valueChange: yuanOfFen(income.valueChange),
    closing: yuanOfFen(valueOn(endDate)),
    distributed: yuanOfFen(income.distributed),
    positions: holdingsOn(db, customerId, VIEW, endDate),
    trades: trades
      .filter(row => ids.has(row.product_id))
      .sort(
        (one, other) =>
          one.confirm_date.localeCompare(other.confirm_date) || one.trade_id.localeCompare(other.trade_id),
      ),
  }
}
