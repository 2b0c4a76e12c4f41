import { addDecimals } from '@/lib/decimal'
import type { HistoryPositionRow, IncomeDistributionRow } from '@/contract/position'
import { INNER } from '@/contract/codes'
import { Browser, cleanUp, startTest } from '../testing/harness'

let browser: Browser
let sandbox: Awaited<ReturnType<typeof startTest>>['sandbox']
beforeAll(async () => {
  ;({ browser, sandbox } = await startTest())
  await browser.loginAs('U1')
})
afterAll(cleanUp)

async function read<Data>(name: string, request: object): Promise<Data> {
  const answer = await browser.call(name, request)
  expect(answer.inner).toBe(INNER.success)
  return answer.data as Data
}

describe('liquidated positions', () => {
  const list = (request: object) =>
    read<{ total: number; list: HistoryPositionRow[]; years: string[] }>('historyPositionList', {
      pageNum: 1,
      pageSize: 20,
      ...request,
    })

  test('stand newest first with their years', async () => {
    const { list: rows, years } = await list({})
    expect(rows.map(row => row.clearDate)).toEqual([
      '2025-06-30',
      '2024-05-20',
      '2022-12-20',
      '2022-11-08',
      '2021-09-28',
      '2021-04-15',
    ])
    expect(years).toEqual(['2025', '2024', '2022', '2021'])
    expect(rows.find(row => row.productId === 'H01')).toMatchObject({
      startDate: '2019-04-15',
      holdDays: 731,
      totalInvest: '1500000.00',
      totalReturn: '1612200.00',
      accumulatedIncome: '112200.00',
      accumulatedIncomeRate: '7.48',
      isEarly: '0',
    })
    expect(rows.find(row => row.productId === 'H05')?.accumulatedIncome).toMatch(/^-/)
  })

  test.each([
    ['2022', 2],
    ['2019', 0],
  ])('of %s are %i, and the years stay', async (year, total) => {
    expect(await list({ year })).toMatchObject({ total, years: ['2025', '2024', '2022', '2021'] })
  })

  test('have details with every distribution', async () => {
    const detail = await read<{ distributions: { netAmount: string }[] }>('historyPositionDetail', {
      positionId: 'U1-H04',
    })
    expect(detail).toMatchObject({
      productCode: 'YL2021H04',
      isEarly: '1',
      clearReason: '融资方提前还款，产品提前终止并清算',
      returnedPrincipal: '1500000.00',
      bankNameMask: '招商银行(0005)',
    })
    expect(detail.distributions).toHaveLength(6)
  })
})

describe('income distributions', () => {
  interface Listed {
    readonly total: number
    readonly pages: number
    readonly list: IncomeDistributionRow[]
    readonly yearTotals: { year: string; netAmount: string }[]
    readonly products: { productId: string }[]
  }
  const list = (request: object = {}) =>
    read<Listed>('incomeDistributionList', { pageNum: 1, pageSize: 50, ...request })

  async function everything(request: object = {}): Promise<IncomeDistributionRow[]> {
    const rows: IncomeDistributionRow[] = []
    for (let pageNum = 1; ; pageNum++) {
      const page = await list({ ...request, pageNum, pageSize: 7 })
      rows.push(...page.list)
      if (pageNum >= page.pages) return rows
    }
  }

  test('are 70 in cash and 20 reinvested, each once, newest first', async () => {
    const rows = await everything()
    expect(rows).toHaveLength(90)
    expect(new Set(rows.map(row => row.distId)).size).toBe(90)
    expect(rows.filter(row => row.distMode === '1')).toHaveLength(20)
    const dates = rows.map(row => row.payDate)
    expect([...dates].sort().reverse()).toEqual(dates)
  })

  test('year totals are the net sums under the product filter, whatever the year', async () => {
    for (const filter of [{}, { productId: 'P06' }]) {
      const rows = await everything(filter)
      const { yearTotals } = await list({ ...filter, year: '2026' })
      expect(yearTotals).toEqual(
        [...new Set(rows.map(row => row.payDate.slice(0, 4)))].map(year => ({
          year,
          netAmount: addDecimals(
            rows.filter(row => row.payDate.startsWith(year)).map(row => row.netAmount),
          )?.toFixed(2),
        })),
      )
    }
  })

  test.each([
    [{ year: '2026' }, 12],
    [{ productId: 'P03' }, 6],
    [{ productId: 'P03', year: '2025' }, 2],
    [{ productId: 'Q01' }, 0],
  ])('%j finds %i', async (filter, total) => {
    const found = await list(filter)
    expect(found.total).toBe(total)
    expect(found.products.map(product => product.productId)).toEqual([
      'H01',
      'H02',
      'H03',
      'H04',
      'H05',
      'H06',
      'P01',
      'P02',
      'P03',
      'P04',
      'P05',
      'P06',
      'P07',
      'P08',
      'P09',
      'P11',
    ])
  })

  test('the one that was reinvested in October says how', async () => {
    const [newest] = (await list({ productId: 'P06' })).list
    expect(newest).toMatchObject({ amount: '13784.65', tax: '1378.47', netAmount: '12406.18', distMode: '1' })
    expect(await read('incomeDistributionDetail', { distId: newest?.distId })).toMatchObject({
      distNo: 'SY2026102000113',
      baseShares: '937731.23',
      perShare: '0.0147',
      recordDate: '2026-10-19',
      payDate: '2026-10-20',
      reinvestShares: '12268.77',
      reinvestNetValue: '1.0112',
      status: '2',
    })
  })

  test('a cash one has no reinvested shares', async () => {
    expect(await read('incomeDistributionDetail', { distId: 'T2026111800113' })).toMatchObject({
      netAmount: '24200.00',
      tax: '0.00',
      perShare: '0.0121',
      baseShares: '2000000.00',
      reinvestShares: '',
      reinvestNetValue: '',
      bankNameMask: '招商银行(0005)',
    })
  })

  test('of a new customer are none', async () => {
    const other = new Browser(sandbox)
    await other.loginAs('U3')
    for (const name of ['incomeDistributionList', 'historyPositionList']) {
      expect(await other.call(name, { pageNum: 1, pageSize: 20 })).toMatchObject({
        inner: INNER.success,
        data: { total: 0, pages: 0, list: [] },
      })
    }
  })
})
