import fc from 'fast-check'
import { addDecimals } from '@/lib/decimal'
import { createClock } from '../clock'
import { seed } from '../seed'
import { cleanUp, temporaryFolder } from '../testing/harness'
import type { Db } from './database'
import { openStore } from './open'
import type { TradeFilter, TradeScope } from './trade-filter'
import { insertTrades, listTrades, type TradeRow } from './trades'

const U1 = { customerId: '100001' }
const U6 = { customerId: '100006' }
const TODAY = '2026-11-20'

let db: Db
let all: TradeRow[]
beforeAll(() => {
  ;({ db } = openStore(temporaryFolder()))
  seed(db, createClock(db, 'seed'))
  all = db.all<TradeRow>("SELECT * FROM trades WHERE trust_id = '' ORDER BY apply_time DESC, trade_id DESC")
})
afterAll(async () => {
  db.close()
  await cleanUp()
})

const first = (filter: TradeFilter, scope: TradeScope = U1, pageSize = 50) =>
  listTrades(db, scope, filter, { pageNum: 1, pageSize, today: TODAY })

/** What the filter means, said a second time and without SQL. */
function matches(row: TradeRow, filter: TradeFilter): boolean {
  const day = row.apply_time.slice(0, 10)
  const keyword = filter.keyword?.trim() ?? ''
  return (
    (!filter.productId || row.product_id === filter.productId) &&
    (!filter.tradeType || row.trade_type === filter.tradeType) &&
    (!filter.tradeStatus || row.trade_status === filter.tradeStatus) &&
    (!filter.startDate || day >= filter.startDate) &&
    (!filter.endDate || day <= filter.endDate) &&
    (row.product_name.includes(keyword) || row.serial_no.includes(keyword))
  )
}

const filters = fc.record(
  {
    productId: fc.constantFrom('', 'P01', 'P05', 'P11', 'Q07', 'C04'),
    tradeType: fc.constantFrom('', '01', '03', '04', '06', '12', '99'),
    tradeStatus: fc.constantFrom('', '6', '2', '4', '0'),
    startDate: fc.constantFrom('', '2020-01-01', '2024-12-20', '2026-08-20'),
    endDate: fc.constantFrom('', '2026-11-19', '2026-12-31'),
    keyword: fc.constantFrom('', '远岚', '稳泰', ' 双利增强 ', '2026', '100%', "'"),
  },
  { requiredKeys: [] },
)
const scopes = fc.constantFrom(U1, { customerId: '100004' }, { customerId: '100003' })

describe('a walk through the pages', () => {
  const walk = (scope: typeof U1, filter: TradeFilter, pageSize: number, isByCursor: boolean): TradeRow[] => {
    const rows: TradeRow[] = []
    let cursor = ''
    for (let pageNum = 1; ; pageNum++) {
      const paging = isByCursor && cursor ? { cursor, pageNum, pageSize } : { pageNum, pageSize }
      const page = listTrades(db, scope, filter, { ...paging, today: TODAY })
      expect(page.list.length).toBeLessThanOrEqual(pageSize)
      rows.push(...page.list)
      cursor = page.nextCursor
      if (!cursor) {
        expect([page.total, page.pages]).toEqual([rows.length, Math.ceil(rows.length / pageSize)])
        return rows
      }
    }
  }

  test('finds everything that matches once and in order, by cursor and by number, whatever the filter', () => {
    fc.assert(
      fc.property(
        scopes,
        filters,
        fc.integer({ min: 3, max: 50 }),
        fc.boolean(),
        (scope, filter, size, isByCursor) => {
          const expected = all.filter(row => row.customer_id === scope.customerId && matches(row, filter))
          const found = walk(scope, filter, size, isByCursor)
          expect(found.map(row => row.trade_id)).toEqual(expected.map(row => row.trade_id))
        },
      ),
      { numRuns: 60 },
    )
  })

  test('passes through 10,000 rows', () => {
    expect(walk(U6, {}, 50, true)).toHaveLength(10_000)
  })

  test('goes on behind its last row when a trade is added in front', () => {
    const before = first({}, U1, 10)
    const paging = { cursor: before.nextCursor, pageNum: 2, pageSize: 10, today: TODAY }
    const undisturbed = listTrades(db, U1, {}, paging)
    insertTrades(db, [
      {
        trade_id: 'T2026112000113',
        customer_id: U1.customerId,
        serial_no: '2026112000113',
        product_name: '远岚·短债增利',
        trade_type: '02',
        trade_status: '0',
        apply_time: '2026-11-20 10:00:01',
        apply_amount: '10000.00',
      },
    ])
    const after = listTrades(db, U1, {}, paging)
    expect(after.list).toEqual(undisturbed.list)
    expect(after.total).toBe(undisturbed.total + 1)
    expect(first({}, U1, 10).list[1]).toEqual(before.list[0])
    db.run("DELETE FROM trades WHERE trade_id = 'T2026112000113'")
  })
})

describe('month totals', () => {
  test('are the sums of everything the filter matches, settled trades alone', () => {
    fc.assert(
      fc.property(filters, fc.integer({ min: 1, max: 50 }), (filter, pageSize) => {
        const page = first(filter, U1, pageSize)
        expect([...new Set(page.list.map(row => row.apply_time.slice(0, 7)))]).toEqual(
          page.monthTotals.map(({ month }) => month),
        )
        for (const { month, inTotal, outTotal, count } of page.monthTotals) {
          const ofMonth = all.filter(
            row =>
              row.customer_id === U1.customerId && row.apply_time.startsWith(month) && matches(row, filter),
          )
          const sum = (direction: string) =>
            addDecimals(
              ofMonth
                .filter(row => row.direction === direction && ['2', '3', '6'].includes(row.trade_status))
                .map(row => row.confirm_amount),
            )?.toFixed(2)
          expect([inTotal, outTotal, count]).toEqual([sum('in'), sum('out'), ofMonth.length])
        }
      }),
      { numRuns: 60 },
    )
  })

  test.each([U1, U6])('of every month of %j leave out what is not settled', scope => {
    const sums = new Map<string, string[]>()
    let cursor = ''
    do {
      const paging = { pageNum: 1, pageSize: 50, today: TODAY, ...(cursor ? { cursor } : {}) }
      const page = listTrades(db, scope, {}, paging)
      for (const { month, inTotal, outTotal } of page.monthTotals) sums.set(month, [inTotal, outTotal])
      cursor = page.nextCursor
    } while (cursor)
    const moved = all.filter(
      row => row.customer_id === scope.customerId && !['0', '1', '4', '5'].includes(row.trade_status),
    )
    for (const [month, found] of sums) {
      const sum = (direction: string) =>
        addDecimals(
          moved
            .filter(row => row.direction === direction && row.apply_time.startsWith(month))
            .map(row => row.confirm_amount),
        )?.toFixed(2)
      expect([month, ...found]).toEqual([month, sum('in'), sum('out')])
    }
    expect(sums.size).toBeGreaterThan(60)
  })

  test('of the design', () => {
    const totals = first({ range: '3m' }).monthTotals.map(({ month, inTotal, outTotal }) => [
      month,
      inTotal,
      outTotal,
    ])
    expect(totals).toEqual([
      ['2026-11', '130512.33', '0.00'],
      ['2026-10', '320010.00', '0.00'],
      ['2026-09', '81300.00', '12600.00'],
    ])
  })

  test('of 10,000 rows add up', () => {
    const month = first({ startDate: '2023-05-01', endDate: '2023-05-31' }, U6, 5)
    const rows = all.filter(row => row.customer_id === U6.customerId && row.apply_time.startsWith('2023-05'))
    expect(month.monthTotals).toHaveLength(1)
    expect(month.monthTotals[0]?.count).toBe(rows.length)
  })
})

function refusalOf(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error
  }
}

describe('filters', () => {
  test.each<[TradeFilter, number]>([
    [{ tradeType: '03' }, 22],
    [{ tradeType: '99' }, 0],
    [{ tradeStatus: '9' }, 0],
    [{ productId: 'P05' }, 8],
    [{ productId: 'Q01' }, 0],
    [{ keyword: '2026102700113' }, 1],
    [{ keyword: '%' }, 0],
    [{ range: '3m' }, 14],
    [{ range: '3m', startDate: '2019-01-01', endDate: '2019-12-31' }, 14],
    [{ startDate: '2026-10-27', endDate: '2026-10-27' }, 1],
  ])('%j finds %i', (filter, total) => {
    expect(first(filter).total).toBe(total)
  })

  test.each(['ft2026', 'FT2026', ' Ft2026 '])('a serial number is found whatever its case: %j', keyword => {
    const { total } = first({ startDate: '2026-01-01' }, { trustId: 'FT1' })
    expect(total).toBeGreaterThan(0)
    expect(first({ keyword }, { trustId: 'FT1' }).total).toBe(total)
  })

  test.each<[TradeFilter, string, string]>([
    [{ startDate: '2026-11-02', endDate: '2026-11-01' }, 'endDate', '结束日期不能早于开始日期'],
    [{ startDate: '2026-02-30' }, 'startDate', '请选择正确的日期'],
    [{ endDate: '2026-13-01' }, 'endDate', '请选择正确的日期'],
  ])('%j is refused', (filter, field, msg) => {
    expect(refusalOf(() => first(filter))).toMatchObject({ data: { errors: [{ field, msg }] } })
  })

  test('a broken cursor is refused', () => {
    const paging = { cursor: 'nonsense', pageNum: 1, pageSize: 10, today: TODAY }
    expect(refusalOf(() => listTrades(db, U1, {}, paging))).toMatchObject({
      data: { errors: [{ field: 'cursor', msg: '格式不正确' }] },
    })
  })
})
