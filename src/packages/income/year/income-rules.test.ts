import type { IncomeMonth, IncomeProduct, IncomeSummary } from '@/contract/income'
import {
  axisLabel,
  choiceOf,
  describeMonths,
  incomeName,
  monthName,
  othersText,
  periodChoices,
  periodParam,
  periodText,
  sourcesOf,
  yearOf,
} from './income-rules'

test.each([
  ['', '', '2026', '2026年收益'],
  ['2025', '2025', '2025', '2025年收益'],
  ['12m', '12m', '', '近 12 个月收益'],
  ['202503-202508', 'own', '', '这段时间收益'],
])('period %p is the choice %p, of the year %p, called %p', (period, choice, year, name) => {
  const summary = { startDate: `${year || '2026'}-01-01` }
  expect([choiceOf(period), yearOf(period, summary), incomeName(period, summary)]).toEqual([
    choice,
    year,
    name,
  ])
})

const month = (name: string, distributed = '0.00', valueChange = '0.00'): IncomeMonth => ({
  month: name,
  distributed,
  valueChange,
})

test.each([
  ['2025', '2025'],
  ['12m', '12m'],
  ['', ''],
  [undefined, ''],
  ['25', ''],
  ['2025-01', ''],
  ['202503-202508', '202503-202508'],
  ['202503-2025081', ''],
])('an address that asks for %s shows %s', (text, expected) => {
  expect(periodParam(text)).toBe(expected)
})

test('the present year comes first and needs no address, then the last months, then the other years', () => {
  expect(periodChoices(['2026', '2025', '2024'])).toEqual([
    { value: '', text: '2026年' },
    { value: '12m', text: '近 12 个月' },
    { value: 'own', text: '自定义' },
    { value: '2025', text: '2025年' },
    { value: '2024', text: '2024年' },
  ])
  expect(periodChoices([])).toEqual([])
})

test.each<[string, IncomeMonth[], string]>([
  [
    'payments and moves',
    [
      month('2026-08', '100.00', '-5.00'),
      month('2026-09', '81300.00', '7.00'),
      month('2026-10', '0.00', '1.00'),
    ],
    '9月分配最多，为 81,300.00 元；净值盈亏 3 个月中 2 个月为正。',
  ],
  ['payments alone', [month('2026-09', '10.00')], '9月分配最多，为 10.00 元；净值没有变动。'],
  ['moves alone', [month('2026-09', '0.00', '-1.00')], '没有分配；净值盈亏 1 个月中 0 个月为正。'],
  ['nothing', [month('2026-09')], '没有分配；净值没有变动。'],
  [
    'months of two years',
    [month('2025-12', '20.00'), month('2026-01', '10.00')],
    '2025年12月分配最多，为 20.00 元；净值没有变动。',
  ],
])('months in words: %s', (_what, months, expected) => {
  expect(describeMonths(months)).toBe(expected)
})

test('a month has its year beside months of another', () => {
  expect(monthName('2026-03', [month('2026-03')])).toBe('3月')
  expect(monthName('2026-03', [month('2025-12'), month('2026-03')])).toBe('2026年3月')
})

const product = (change: Partial<IncomeProduct>): IncomeProduct => ({
  productId: 'P',
  productName: '远岚·稳泰18号',
  distributed: '0.00',
  valueChange: '0.00',
  income: '0.00',
  positionId: '',
  pastPositionId: '',
  paidCount: 0,
  lastPaidDate: '',
  ...change,
})

test.each<[Partial<IncomeProduct>, readonly string[]]>([
  [{ distributed: '81300.00', paidCount: 1, lastPaidDate: '2026-09-30' }, ['分配 1 笔', '09-30 到账']],
  [{ distributed: '67200.00', paidCount: 4, lastPaidDate: '2026-11-18' }, ['分配 4 笔', '最近 11-18 到账']],
  [{ valueChange: '72944.00' }, ['净值盈亏']],
  [
    { distributed: '4369.78', valueChange: '-76061.18', paidCount: 1, lastPaidDate: '2026-06-22' },
    ['分配 4,369.78', '净值 −76,061.18'],
  ],
])('where the income of %j comes from', (change, expected) => {
  expect(sourcesOf(product(change))).toEqual(expected)
})

test('the row of the others says how many, and how many of them lost', () => {
  const all = ['9', '8', '7', '6', '5', '4', '3', '-1', '-2'].map(income =>
    product({ income: `${income}.00` }),
  )
  expect(othersText(all)).toBe('再看 3 只，其中 2 只亏损')
  expect(othersText(all.slice(0, 7))).toBe('再看 1 只')
})

test.each([
  ['2026-01-01', '2026-11-19', '01-01 至 11-19 收益（元）'],
  ['2025-01-01', '2025-12-31', '2025-01-01 至 2025-12-31 收益（元）'],
  ['2025-12-01', '2026-11-19', '2025-12-01 至 2026-11-19 收益（元）'],
])('the days from %s to %s', (startDate, endDate, expected) => {
  expect(periodText({ startDate, endDate, years: ['2026', '2025'] } as unknown as IncomeSummary)).toBe(
    expected,
  )
})

test.each([
  [0, '0'],
  [5000, '5,000'],
  [90_000, '9万'],
  [-30_000, '−3万'],
  [25_000, '2.5万'],
  [12_000_000, '1,200万'],
])('the label of %d', (value, expected) => {
  expect(axisLabel(value)).toBe(expected)
})
