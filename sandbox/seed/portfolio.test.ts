import { daysBetween } from '@/lib/date'
import { addDecimals } from '@/lib/decimal'
import { ORDER_STATUS } from '@/contract/tables/order'
import { createClock } from '../clock'
import { overviewOf, valuedPositions } from '../handlers/asset-overview'
import { exact } from '../portfolio/amounts'
import { booksOf, sharesOn } from '../portfolio/books'
import type { Db } from '../store/database'
import { historyPositionsOf } from '../store/history-positions'
import { openStore } from '../store/open'
import { ordersOf } from '../store/orders'
import type { TradeRow } from '../store/trades'
import { cleanUp, temporaryFolder } from '../testing/harness'
import { seed } from '.'

const [U1, U4, U6] = ['100001', '100004', '100006']
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

const trades = (customerId: string) =>
  db.all<TradeRow>(
    "SELECT * FROM trades WHERE customer_id = ? AND trust_id = '' ORDER BY trade_id",
    customerId,
  )
const counted = (values: readonly string[]) =>
  Object.fromEntries(
    [...new Set(values)].sort().map(value => [value, values.filter(v => v === value).length]),
  )

describe('the positions of U1', () => {
  test('are those of the domain contract, to the cent', () => {
    const rows = valuedPositions(db, U1, '1', TODAY).map(({ row, valuation: v }) =>
      [
        row.product_id,
        row.shares,
        v.netValue,
        v.marketValue,
        v.holdIncome,
        v.holdIncomeRate,
        v.paidIncome,
      ].join(' '),
    )
    expect(rows).toEqual([
      'P01 1200000.00 1.0000 1200000.00   18240.55',
      'P02 3000000.00 1.0000 3000000.00   157500.00',
      'P03 2000000.00 1.0000 2000000.00   96000.00',
      'P04 1500000.00 1.0000 1500000.00   81300.00',
      'P05 1880000.00 1.0632 1998816.00 118816.00 6.32 ',
      'P06 950000.00 1.0218 970710.00 -29290.00 -2.93 ',
      'P07 1000000.00 0.8745 874500.00 -125500.00 -12.55 ',
      'P08 731261.43 1.3675 1000000.01 200000.01 25.00 ',
      'P09 1000000.00 1.1200 1120000.00 120000.00 12.00 ',
      'P10 500000.00 0.9630 481500.00 -18500.00 -3.70 ',
      'P11 468120.55 1.0681 499999.56 19999.56 4.17 ',
      'P12 0.00 1.0000 0.00   ',
    ])
  })

  test('add up to the totals, and their ratios to 100.00', () => {
    const overview = overviewOf(db, U1, '1', TODAY)
    expect(overview).toMatchObject({
      totalAsset: '14645525.57',
      assetDate: '2026-11-19',
      yesterdayIncome: '6218.40',
      holdIncome: '285525.57',
      pendingAmount: '500000.00',
      positionCount: 12,
      historyCount: 6,
    })
    expect(overview.typeSummary).toEqual([
      { productType: '0', amount: '6500000.00', ratio: '44.38', count: 4 },
      { productType: '1', amount: '3469525.56', ratio: '23.69', count: 3 },
      { productType: '2', amount: '1874500.01', ratio: '12.80', count: 2 },
      { productType: '4', amount: '1601500.00', ratio: '10.94', count: 2 },
      { productType: '3', amount: '1200000.00', ratio: '8.19', count: 1 },
    ])
    expect(addDecimals(overview.typeSummary.map(({ ratio }) => ratio))?.toFixed(2)).toBe('100.00')
    expect(addDecimals(overview.typeSummary.map(({ amount }) => amount))?.toFixed(2)).toBe(
      overview.totalAsset,
    )
  })

  test.each([
    ['P02', '0'],
    ['P03', '2'],
    ['P06', '0'],
    ['P11', '0'],
    ['P12', '4'],
  ])('%s has the status %s', (productId, status) => {
    const found = valuedPositions(db, U1, '1', TODAY).find(({ row }) => row.product_id === productId)
    expect(found?.valuation.positionStatus).toBe(status)
  })

  test('what is about to be redeemed or converted is not available; a position that goes as a whole says so', () => {
    const sharesOf = (customerId: string, productId: string) => {
      const found = valuedPositions(db, customerId, '1', TODAY).find(
        ({ row }) => row.product_id === productId,
      )
      return [
        found?.valuation.availableShares,
        found?.valuation.frozenShares,
        found?.valuation.positionStatus,
      ]
    }
    expect(sharesOf(U1, 'P11')).toEqual(['418120.55', '50000.00', '0'])
    expect(sharesOf(U1, 'P08')).toEqual(['721261.43', '10000.00', '0'])
    const [available, frozen, status] = sharesOf(U4, 'P11')
    expect([available, status]).toEqual(['0.00', '1'])
    expect(Number(frozen)).toBeGreaterThan(300_000)
  })

  test('six liquidated ones agree with their trades: one lost, one ended early', () => {
    const history = historyPositionsOf(db, U1)
    expect(history.map(row => row.product_id).sort()).toEqual(['H01', 'H02', 'H03', 'H04', 'H05', 'H06'])
    for (const row of history) {
      const ofProduct = trades(U1).filter(trade => trade.product_id === row.product_id)
      const sum = (direction: string) =>
        addDecimals(
          ofProduct.filter(trade => trade.direction === direction).map(trade => trade.confirm_amount),
        )?.toFixed(2)
      expect([row.total_invest, row.total_return]).toEqual([sum('out'), sum('in')])
    }
    expect(
      history.filter(row => exact(row.total_return).lt(row.total_invest)).map(row => row.product_id),
    ).toEqual(['H05'])
    expect(history.filter(row => row.is_early === '1').map(row => row.product_id)).toEqual(['H04'])
  })
})

test('the report of U1 calls that the longest which the ledgers do, by its days', () => {
  const [report] = db.all<{ days: number; products: string }>(
    `SELECT longest_holding_days AS days, product_name AS products
     FROM reports JOIN report_products USING (customer_id, year)
     WHERE customer_id = ? AND list = 'longest'`,
    U1,
  )
  const [longest] = db.all<{ value_date: string; product_name: string }>(
    `SELECT value_date, product_name FROM positions JOIN products USING (product_id)
     WHERE customer_id = ? AND value_date <> '' ORDER BY value_date LIMIT 1`,
    U1,
  )
  expect(report?.products).toContain(longest?.product_name)
  expect(report?.days).toBe(daysBetween(longest?.value_date ?? '', '2025-12-31'))
})

describe('the trades of U1', () => {
  test('are 200 in the mix of the domain contract', () => {
    const rows = trades(U1)
    expect(rows).toHaveLength(200)
    expect(counted(rows.map(row => row.trade_type))).toEqual({
      '01': 24,
      '02': 18,
      '03': 22,
      '04': 70,
      '05': 12,
      '06': 20,
      '07': 6,
      '08': 8,
      '09': 14,
      '12': 6,
    })
    expect(counted(rows.map(row => row.trade_status))).toEqual({
      0: 3,
      1: 4,
      2: 16,
      3: 3,
      4: 4,
      5: 2,
      6: 168,
    })
  })

  test('hold the special rows', () => {
    const rows = trades(U1)
    const times = rows.map(row => row.apply_time)
    expect(new Set(times).size).toBeLessThan(times.length)
    const amounts = rows.flatMap(row => [row.apply_amount, row.confirm_amount])
    expect(amounts).toEqual(expect.arrayContaining(['0.01', '99999999.99']))
    expect(rows.some(row => row.product_name.length === 24)).toBe(true)
    expect(rows.filter(row => row.fail_reason).map(row => row.trade_status)).toEqual(['4', '4', '4', '4'])
    expect(times.every(time => time >= '2019-04-01' && time < '2026-11-20')).toBe(true)
  })

  test('end in the months that the design shows', () => {
    const shown = trades(U1)
      .filter(row => ['2', '4', '6'].includes(row.trade_status) && row.apply_time >= '2026-08-20')
      .map(
        row => `${row.apply_time.slice(0, 10)} ${row.trade_type} ${row.confirm_amount || row.apply_amount}`,
      )
    expect(shown).toEqual([
      '2026-09-15 09 12600.00',
      '2026-09-30 04 81300.00',
      '2026-10-14 02 80000.00',
      '2026-10-20 06 12406.18',
      '2026-10-27 03 320010.00',
      '2026-11-09 03 106312.33',
      '2026-11-18 04 24200.00',
    ])
    expect(trades(U1).filter(row => row.product_id === 'P05')).toHaveLength(8)
  })
})

test('U6 has 10,000 trades, 108 or 109 in each of 92 months, and forty positions with long names', () => {
  const months = Object.values(counted(trades(U6).map(row => row.apply_time.slice(0, 7))))
  expect(months).toHaveLength(92)
  expect([...new Set(months)].sort()).toEqual([108, 109])
  expect(addDecimals(months)?.toNumber()).toBe(10_000)
  const positions = valuedPositions(db, U6, '1', TODAY)
  expect(positions).toHaveLength(40)
  expect(positions.every(({ row }) => row.product_name.length === 24)).toBe(true)
  expect(positions.some(({ valuation }) => valuation.marketValue === '99999999.99')).toBe(true)
  expect(trades(U6).some(row => row.confirm_amount === '99999999.99')).toBe(true)
})

test('nobody ever holds less than nothing, by the trades and what was there before them', () => {
  const customers = db.all<{ id: string }>('SELECT id FROM customers')
  const below = customers.flatMap(({ id }) =>
    booksOf(db, id, '1').flatMap(book =>
      [book.opening, ...book.steps.map(step => sharesOn(book, step.confirm_date))]
        .filter(shares => shares.lt(0))
        .map(shares => `${id} ${book.product.product_id} ${shares.toString()}`),
    ),
  )
  expect(below).toEqual([])
})

test('orders: one in every status, and 30 three times', () => {
  const orders = ordersOf(db, U1)
  expect(orders).toHaveLength(18)
  expect(counted(orders.map(row => row.order_status))).toEqual({
    ...Object.fromEntries(Object.keys(ORDER_STATUS.labels).map(status => [status, 1])),
    '30': 3,
  })
  expect(
    orders
      .filter(row => row.order_status === '30')
      .map(row => row.pay_deadline)
      .sort(),
  ).toEqual(['2026-11-19 18:00:00', '2026-11-20 12:00:00', '2026-11-23 17:00:00'])
  expect(ordersOf(db, U6)).toHaveLength(40)
})
