import { TRADE_TYPE } from '@/contract/tables/trade'
import { HOLDER_VIEW } from '@/contract/tables/position'
import { addDays } from '@/lib/date'
import { createClock } from '../clock'
import { seed } from '../seed'
import { netValueOn } from '../seed/net-values'
import type { Db } from '../store/database'
import { openStore } from '../store/open'
import type { TradeRow } from '../store/trades'
import { cleanUp, temporaryFolder } from '../testing/harness'
import { exact, sumOf, twoDigits } from './amounts'
import { holdingsOn, holdingsWithin, investmentsUntil } from './past-holdings'

const U1 = '100001'
const FIRST_TRADE = '2019-04-12'
const TODAY = '2026-11-20'

let db: Db
beforeAll(() => {
  ;({ db } = openStore(temporaryFolder()))
  seed(db, createClock(db, 'seed'))
})
afterAll(async () => {
  db.close()
  await cleanUp()
})

const view = HOLDER_VIEW.principal
const totalOn = (day: string) => sumOf(holdingsOn(db, U1, view, day).map(({ amount }) => amount))

/** The total of a day by another way: from nothing, trade by trade, at the values the seed was made of. */
function replayed(day: string): string {
  const shares = new Map<string, ReturnType<typeof exact>>()
  const trades = db.all<TradeRow>("SELECT * FROM trades WHERE customer_id = ? AND trust_id = ''", U1)
  for (const trade of trades) {
    const isSettled = ['2', '3', '6'].includes(trade.trade_status) && trade.confirm_date <= day
    if (!isSettled || !trade.confirm_shares || trade.trade_type === TRADE_TYPE.conversion) continue
    const sign = ['03', '05', '08'].includes(trade.trade_type) ? -1 : 1
    const before = shares.get(trade.product_id) ?? exact(0)
    shares.set(trade.product_id, before.plus(exact(trade.confirm_shares).times(sign)))
  }
  return sumOf([...shares].map(([id, held]) => twoDigits(held.times(netValueOn(id, day)))))
}

test('the total of any day is that of the trades replayed from the first one', () => {
  const days: string[] = []
  for (let day = addDays(FIRST_TRADE, -3); day < TODAY; day = addDays(day, 11)) days.push(day)
  for (let day = '2026-10-01'; day < TODAY; day = addDays(day, 1)) days.push(day)
  expect(days.length).toBeGreaterThan(290)
  expect(days.map(day => [day, totalOn(day)])).toEqual(days.map(day => [day, replayed(day)]))
})

test('before the first confirmed trade there is nothing; on its day there is', () => {
  expect(holdingsOn(db, U1, view, FIRST_TRADE)).toEqual([])
  expect(holdingsOn(db, U1, view, '2019-04-15')).toMatchObject([{ productId: 'H01', shares: '1000000.00' }])
})

test('the mean of a period is that of its days', () => {
  const period = { startDate: '2024-12-20', endDate: '2025-01-20' }
  const days: string[] = []
  for (let day = period.startDate; day <= period.endDate; day = addDays(day, 1)) days.push(day)
  const rows = holdingsWithin(db, U1, view, period)
  for (const { productId, amount } of rows) {
    const values = days.map(
      day => holdingsOn(db, U1, view, day).find(row => row.productId === productId)?.amount ?? '0.00',
    )
    expect(amount).toBe(twoDigits(exact(sumOf(values)).div(days.length)))
  }
  const held = new Set(days.flatMap(day => holdingsOn(db, U1, view, day).map(({ productId }) => productId)))
  expect(rows.map(({ productId }) => productId).sort()).toEqual([...held].sort())
})

test('a product sold within a period says until when it was held', () => {
  const rows = holdingsWithin(db, U1, view, { startDate: '2025-06-01', endDate: '2025-07-31' })
  expect(rows.find(({ productId }) => productId === 'H06')).toMatchObject({
    heldFrom: '2025-06-01',
    heldTo: '2025-06-29',
  })
})

test('the experience is every confirmed purchase, whether still held or not', () => {
  const rows = investmentsUntil(db, U1, view, '2026-11-19')
  expect(rows.find(({ productId }) => productId === 'H01')).toMatchObject({
    amount: '1500000.00',
    heldFrom: '2019-04-15',
    heldTo: '2021-04-15',
  })
  expect(rows.find(({ productId }) => productId === 'P02')).toMatchObject({
    amount: '3000000.00',
    heldTo: '',
  })
  // Bought and not confirmed, or refused.
  const ids = rows.map(({ productId }) => productId)
  for (const productId of ['P12', 'C03', 'C04']) expect(ids).not.toContain(productId)
})

test('nobody has what they do not benefit from', () => {
  expect(holdingsOn(db, U1, HOLDER_VIEW.beneficiary, '2026-11-19')).toEqual([])
})

test('what is held by yesterday is what the positions say, for records that begin later too', () => {
  for (const customerId of ['100001', '100004', '100006']) {
    const held = db
      .all<{ product_id: string; shares: string }>(
        'SELECT product_id, shares FROM positions WHERE customer_id = ? ORDER BY product_id',
        customerId,
      )
      .filter(({ shares }) => Number(shares) > 0)
    const rows = holdingsOn(db, customerId, view, '2026-11-19')
    expect(rows.map(({ productId, shares }) => [productId, shares])).toEqual(
      held.map(({ product_id: id, shares }) => [id, shares]),
    )
  }
})
