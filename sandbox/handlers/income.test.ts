import { INNER } from '@/contract/codes'
import { sumOf } from '../portfolio/amounts'
import { dataOf } from '../testing/answers'
import { type Browser, cleanUp, startTest } from '../testing/harness'

let browser: Browser

beforeAll(async () => {
  browser = (await startTest()).browser
})
afterAll(cleanUp)

const summary = (period: string) => dataOf(browser, 'incomeSummary', { period })

test.each(['U1', 'U4', 'U6'])(
  '%s: months, products and years add up to the fen, to payments and to 累计收益',
  async customer => {
    await browser.loginAs(customer)
    const present = await summary('2026')
    const all = await Promise.all(present.years.map(summary))
    for (const year of all) {
      const both = sumOf([year.distributed, year.valueChange])
      expect(year.income).toBe(both)
      for (const rows of [year.months, year.products]) {
        expect(sumOf(rows.map(row => row.distributed))).toBe(year.distributed)
        expect(sumOf(rows.map(row => row.valueChange))).toBe(year.valueChange)
      }
      for (const product of year.products) {
        expect(product.income).toBe(sumOf([product.distributed, product.valueChange]))
      }
      const filter = { year: year.startDate.slice(0, 4), pageNum: 1, pageSize: 1 }
      const { total, yearTotals } = await dataOf(browser, 'incomeDistributionList', filter)
      expect(year.paidCount).toBe(total)
      const paid = yearTotals.find(row => row.year === filter.year)?.netAmount ?? '0.00'
      expect(year.distributed).toBe(paid)
    }
    const overview = await dataOf(browser, 'assetOverview', { holderRole: '1' })
    const { accumulatedIncome, holdIncome } = overview
    expect(overview.yearIncome).toBe(present.income)
    expect(sumOf(all.map(year => year.income))).toBe(accumulatedIncome)
    expect([present.accumulatedIncome, present.holdIncome]).toEqual([accumulatedIncome, holdIncome])
  },
)

test('the present year ends with the last values that are known; twelve months reach into the year before', async () => {
  await browser.loginAs('U1')
  const year = await summary('2026')
  expect([year.startDate, year.endDate, year.months.length]).toEqual(['2026-01-01', '2026-11-19', 11])
  expect(year.years).toEqual(['2026', '2025', '2024', '2023', '2022', '2021', '2020', '2019'])
  expect(year.firstDate).toBe('2019-04-12')
  const months = await summary('12m')
  expect([months.startDate, months.endDate, months.months.length]).toEqual(['2025-12-01', '2026-11-19', 12])
  const [december, ...rest] = months.months
  expect(december?.month).toBe('2025-12')
  expect(rest).toEqual(year.months)
})

test.each(['U1', 'U6'])("%s: months of one's own add up to the year and to themselves", async customer => {
  await browser.loginAs(customer)
  const year = await summary('2025')
  const parts = await Promise.all(['202501-202503', '202504-202504', '202505-202512'].map(summary))
  expect(parts.flatMap(({ months }) => months)).toEqual(year.months)
  for (const entry of ['distributed', 'valueChange', 'income'] as const) {
    expect(sumOf(parts.map(part => part[entry]))).toBe(year[entry])
    for (const part of parts) expect(sumOf(part.products.map(row => row[entry]))).toBe(part[entry])
  }
  const present = await summary('202601-202611')
  expect([present.startDate, present.endDate]).toEqual(['2026-01-01', '2026-11-19'])
  expect(present.income).toBe((await summary('2026')).income)
})

test.each([
  ['U1', '202508-202503', '开始月份不能晚于结束月份'],
  ['U1', '201903-201908', '最早可查询 2019年4月'],
  ['U1', '202603-202612', '最晚可查询 2026年11月'],
  ['U1', '202301-202501', '最长可查询 24 个月'],
  ['U1', '202513-202601', '请选择开始月份'],
  ['U3', '202503-202508', '还没有收益记录'],
])('%s is refused %s in words', async (customer, period, msg) => {
  await browser.loginAs(customer)
  expect(await browser.call('incomeSummary', { period })).toMatchObject({
    inner: INNER.invalidInput,
    msg,
  })
})

test('products stand by what they brought, with their page: held now, or liquidated', async () => {
  await browser.loginAs('U1')
  const { products } = await summary('2025')
  const incomes = products.map(({ income }) => Number(income))
  expect(incomes).toEqual([...incomes].sort((one, other) => other - one))
  expect(products.find(({ productId }) => productId === 'P05')).toMatchObject({
    positionId: 'U1-P05',
    pastPositionId: '',
  })
  expect(products.find(({ productId }) => productId === 'H06')).toMatchObject({
    positionId: '',
    pastPositionId: 'U1-H06',
  })
  const paid = (await summary('2026')).products.find(({ productId }) => productId === 'P04')
  expect(paid).toMatchObject({
    distributed: '81300.00',
    valueChange: '0.00',
    paidCount: 1,
    lastPaidDate: '2026-09-30',
  })
})

test('it goes on to add up as days pass and what was ordered is confirmed', async () => {
  const wholes = new Set<string>()
  for (let day = 0; day < 6; day += 1) {
    await browser.advance(86_400)
    await browser.loginAs('U1')
    const { years, accumulatedIncome } = await summary('2026')
    const all = await Promise.all(years.map(summary))
    expect(sumOf(all.map(year => year.income))).toBe(accumulatedIncome)
    wholes.add(accumulatedIncome)
  }
  expect(wholes.size).toBeGreaterThan(1)
})

test('a year without anything, and a customer who never held anything', async () => {
  await browser.loginAs('U3')
  const none = await summary('2026')
  expect(none).toMatchObject({ years: [], income: '0.00', products: [], firstDate: '', paidCount: 0 })
  await browser.loginAs('U1')
  expect(await summary('2010')).toMatchObject({ income: '0.00', products: [], paidCount: 0 })
})
