import { LAST_MONTHS } from '@/contract/income'
import { HOLDER_VIEW } from '@/contract/tables/position'
import { addDays } from '@/lib/date'
import { spanError, spanOf } from '@/lib/income-span'
import { INNER } from '@/contract/codes'
import { BusinessError } from '../api/business-error'
import type { Handlers } from '../api/handler'
import { yuanOfFen } from '../portfolio/amounts'
import { addMonths } from '../portfolio/calendar'
import {
  firstDayOf,
  type Income,
  incomeBooksOf,
  incomeWithin,
  monthsWithin,
  sumOfIncomes,
  totalOf,
} from '../portfolio/income'
import { BOUGHT_TYPES } from '../portfolio/trade-codes'
import { codesIn } from '../store/codes-in'
import type { Db } from '../store/database'
import { historyPositionsOf } from '../store/history-positions'
import { positionsOf } from '../store/positions'
import { allProducts } from '../store/products'
import { overviewOf } from './asset-overview'

const VIEW = HOLDER_VIEW.principal

/** The days of a period, no later than the last day with known values; of months that are refused there are none. */
function daysOf(period: string, firstDay: string, lastDay: string): { start: string; end: string } {
  const span = spanOf(period)
  if (span) {
    const error = spanError(span, { first: firstDay.slice(0, 7), last: lastDay.slice(0, 7) })
    // Whoever wrote it into an address sees the words, since the page has no field for them.
    if (error) throw new BusinessError(INNER.invalidInput, { msg: error })
    const end = addDays(addMonths(`${span.to}-01`, 1), -1)
    return { start: `${span.from}-01`, end: end > lastDay ? lastDay : end }
  }
  if (period === LAST_MONTHS) return { start: addMonths(`${lastDay.slice(0, 7)}-01`, -11), end: lastDay }
  const year = period || lastDay.slice(0, 4)
  const [start, end] = [`${year}-01-01`, `${year}-12-31`]
  return { start, end: end > lastDay ? lastDay : end }
}

const inYuan = (income: Income) => ({
  distributed: yuanOfFen(income.distributed),
  valueChange: yuanOfFen(income.valueChange),
})

/** The day on which the customer first bought anything that they got; `''` without one. */
const firstPurchaseOf = (db: Db, customerId: string): string =>
  db.get<{ day: string | null }>(
    `SELECT substr(min(apply_time), 1, 10) AS day FROM trades
     WHERE customer_id = ? AND trust_id = '' AND trade_type IN ${codesIn(...BOUGHT_TYPES)} AND settled_fen > 0`,
    customerId,
  )?.day ?? ''

/** From the present year back to the first. */
function yearsSince(first: string, lastDay: string): string[] {
  const years: string[] = []
  for (let year = Number(lastDay.slice(0, 4)); first && year >= Number(first.slice(0, 4)); year -= 1) {
    years.push(String(year))
  }
  return years
}

/** Where the page of a product's position is, and what it is called. */
function places(db: Db, customerId: string) {
  const held = new Map(positionsOf(db, customerId, VIEW).map(row => [row.product_id, row.position_id]))
  const past = new Map(historyPositionsOf(db, customerId).map(row => [row.product_id, row.position_id]))
  const names = new Map(allProducts(db).map(row => [row.product_id, row.product_name]))
  return (id: string) => ({
    productId: id,
    productName: names.get(id) ?? id,
    positionId: held.get(id) ?? '',
    pastPositionId: held.has(id) ? '' : (past.get(id) ?? ''),
  })
}

/** Handlers of `src/contract/income.ts`. */
export const incomeHandlers = {
  incomeSummary({ period }, { db, customerId, today }) {
    const lastDay = addDays(today(), -1)
    const books = incomeBooksOf(db, customerId, VIEW)
    const firstDay = firstDayOf(books)
    const { start, end } = daysOf(period, firstDay, lastDay)
    const months = monthsWithin(start, end)
    const placeOf = places(db, customerId)
    const perProduct = books.map(book => {
      const paid = book.payments.map(({ day }) => day).filter(day => day >= start && day <= end)
      const perMonth = months.map(({ after, until }) => incomeWithin(book, after, until))
      return { book, paid, perMonth, whole: sumOfIncomes(perMonth) }
    })
    const whole = sumOfIncomes(perProduct.map(product => product.whole))
    const overview = overviewOf(db, customerId, VIEW, today())
    return {
      years: yearsSince(firstDay, lastDay),
      firstMonth: firstDay.slice(0, 7),
      lastMonth: firstDay && lastDay.slice(0, 7),
      startDate: start,
      endDate: end,
      ...inYuan(whole),
      income: yuanOfFen(totalOf(whole)),
      months: months.map(({ month }, index) => ({
        month,
        ...inYuan(sumOfIncomes(perProduct.flatMap(({ perMonth }) => perMonth[index] ?? []))),
      })),
      products: perProduct
        .filter(product => product.paid.length > 0 || totalOf(product.whole) !== 0)
        .sort((one, other) => totalOf(other.whole) - totalOf(one.whole))
        .map(({ book, paid, whole: own }) => ({
          ...placeOf(book.productId),
          ...inYuan(own),
          income: yuanOfFen(totalOf(own)),
          paidCount: paid.length,
          lastPaidDate: [...paid].sort().pop() ?? '',
        })),
      paidCount: perProduct.reduce((sum, { paid }) => sum + paid.length, 0),
      holdIncome: overview.holdIncome,
      accumulatedIncome: overview.accumulatedIncome,
      firstDate: firstPurchaseOf(db, customerId),
    }
  },
} satisfies Partial<Handlers>
