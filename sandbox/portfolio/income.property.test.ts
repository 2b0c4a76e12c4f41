import fc from 'fast-check'
import { addDays } from '@/lib/date'
import { exact, twoDigits } from './amounts'
import { type IncomeBook, incomeWithin, type Movement, monthsWithin, sumOfIncomes, totalOf } from './income'

const FIRST = '2024-01-01'
const DAYS = 720
const LAST = addDays(FIRST, DAYS)

/** Something that happens to a product on a day; figures are hundredths of shares, and fen. */
type Event =
  | { kind: 'buy' | 'redeem'; at: number; shares: number; fee: number }
  | { kind: 'pay'; at: number; perShare: number; isReinvested: boolean }

const events = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constantFrom('buy' as const, 'redeem' as const),
      at: fc.integer({ min: 1, max: DAYS }),
      shares: fc.integer({ min: 1, max: 90_000_000 }),
      fee: fc.integer({ min: 0, max: 50_000 }),
    }),
    fc.record({
      kind: fc.constant('pay' as const),
      at: fc.integer({ min: 1, max: DAYS }),
      perShare: fc.integer({ min: 1, max: 900 }),
      isReinvested: fc.boolean(),
    }),
  ),
  { maxLength: 30 },
)

/** Net values in ten-thousandths, one for each day: a walk that never comes to nothing. */
const values = fc
  .array(fc.integer({ min: -40, max: 40 }), { minLength: DAYS + 1, maxLength: DAYS + 1 })
  .map(steps => {
    let value = 10_000
    return steps.map(step => (value = Math.max(2_000, value + step)))
  })

const fen = (shares: number, value: number) =>
  exact(twoDigits(exact(shares).times(value).div(10_000).div(100)))
    .times(100)
    .toNumber()

/** Runs a product's life by hand, as a clerk would: what was put in, got out, and is left. */
function run(list: readonly Event[], walk: readonly number[]) {
  let [held, put, got, paidTotal] = [0, 0, 0, 0]
  const capital: Movement[] = []
  const payments: Movement[] = []
  const moved: { day: string; shares: number }[] = []
  const valueAt = (at: number) => walk[at] ?? 10_000
  for (const event of [...list].sort((one, other) => one.at - other.at)) {
    const day = addDays(FIRST, event.at)
    const value = valueAt(event.at)
    if (event.kind === 'pay') {
      const paid = Math.round((held * event.perShare) / 10_000)
      if (paid === 0) continue
      payments.push({ day, fen: paid })
      paidTotal += paid
      if (!event.isReinvested) continue
      const shares = Math.floor((paid * 10_000) / value)
      capital.push({ day, fen: -paid })
      put += paid
      moved.push({ day, shares })
      held += shares
    } else {
      const shares = event.kind === 'buy' ? event.shares : -Math.min(event.shares, held)
      const money = fen(Math.abs(shares), value)
      const change = event.kind === 'buy' ? -(money + event.fee) : money - Math.min(money, event.fee)
      capital.push({ day, fen: change })
      if (change < 0) put -= change
      else got += change
      moved.push({ day, shares })
      held += shares
    }
  }
  const dayIndex = (day: string) => Math.round((Date.parse(day) - Date.parse(FIRST)) / 86_400_000)
  const book: IncomeBook = {
    productId: 'P',
    capital,
    payments,
    valueOn: day => {
      const shares = moved.filter(move => move.day <= day).reduce((sum, move) => sum + move.shares, 0)
      return fen(shares, valueAt(Math.min(DAYS, Math.max(0, dayIndex(day)))))
    },
  }
  return { book, put, got, paidTotal, left: fen(held, valueAt(DAYS)) }
}

test('months, years and products add up to the fen, and to what a clerk counts over the whole life', () => {
  fc.assert(
    fc.property(fc.array(events, { minLength: 1, maxLength: 4 }), values, (products, walk) => {
      const runs = products.map(list => run(list, walk))
      const eve = addDays(FIRST, -1)
      const wholes = runs.map(({ book }) => incomeWithin(book, eve, LAST))
      runs.forEach(({ put, got, paidTotal, left }, index) => {
        expect(wholes[index]?.distributed).toBe(paidTotal)
        expect(totalOf(wholes[index] ?? sumOfIncomes([]))).toBe(left + got + paidTotal - put)
      })
      const months = monthsWithin(FIRST, LAST)
      const byMonth = months.map(({ after, until }) =>
        sumOfIncomes(runs.map(({ book }) => incomeWithin(book, after, until))),
      )
      expect(sumOfIncomes(byMonth)).toEqual(sumOfIncomes(wholes))
      const years = ['2024', '2025'].map(year =>
        sumOfIncomes(byMonth.filter((_, index) => months[index]?.month.startsWith(year))),
      )
      expect(sumOfIncomes(years)).toEqual(sumOfIncomes(wholes))
    }),
    { numRuns: 60 },
  )
})

test.each([
  [
    '2026-01-01',
    '2026-03-31',
    ['2026-01 2025-12-31 2026-01-31', '2026-02 2026-01-31 2026-02-28', '2026-03 2026-02-28 2026-03-31'],
  ],
  ['2024-02-10', '2024-03-05', ['2024-02 2024-02-09 2024-02-29', '2024-03 2024-02-29 2024-03-05']],
  ['2026-11-01', '2026-10-31', []],
])('the months from %s to %s', (start, end, expected) => {
  expect(monthsWithin(start, end).map(({ month, after, until }) => `${month} ${after} ${until}`)).toEqual(
    expected,
  )
})
