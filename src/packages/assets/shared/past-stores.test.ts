/** @jest-environment jsdom */
import { pageOf } from '@test/paging'
import { deferred, fakeTransport, flush, success } from '@test/transport'
import type { HistoryPositionRow, IncomeDistributionRow } from '@/contract/position'
import type { HttpAnswer } from '@/platform/net/http.types'
import { RootStore } from '@/stores/root/root-store'
import { DistributionsStore } from '../income/distributions-store'
import { HistoryStore } from '../holdings/history-store'

jest.mock('@/platform/pages/navigation', () => ({ openPage: jest.fn(), hasPageBelow: () => false }))

const ENDED: HistoryPositionRow = {
  positionId: 'U1-H06',
  productId: 'H06',
  productName: '远岚·双利增强1号',
  productType: '1',
  startDate: '2022-01-14',
  clearDate: '2025-06-30',
  holdDays: 1263,
  totalInvest: '1000000.00',
  totalReturn: '1116229.05',
  accumulatedIncome: '116229.05',
  accumulatedIncomeRate: '11.62',
  isEarly: '0',
}
const PAID: IncomeDistributionRow = {
  distId: 'D1',
  productId: 'P03',
  productName: '远岚·稳泰21号',
  payDate: '2026-11-18',
  distMode: '0',
  amount: '24200.00',
  tax: '0.00',
  netAmount: '24200.00',
  bankNameMask: '招商银行(0005)',
}
const HISTORY = success({ ...pageOf([ENDED]), years: ['2025', '2022'] })
const INCOME = success({
  ...pageOf([PAID]),
  yearTotals: [{ year: '2026', netAmount: '222494.46' }],
  products: [{ productId: 'P03', productName: '远岚·稳泰21号' }],
})

function setUp(answers: (HttpAnswer | Promise<HttpAnswer>)[]) {
  const next = () => answers.shift() ?? success({})
  const { transport, calls } = fakeTransport({ historyPositionList: next, incomeDistributionList: next })
  return { root: new RootStore(transport), asked: () => calls.map(call => call.body.requestData) }
}

beforeEach(() => localStorage.clear())

test('another year is asked of the server; the years to choose from stay meanwhile', async () => {
  const held = deferred<HttpAnswer>()
  const { root, asked } = setUp([HISTORY, held.promise])
  const store = new HistoryStore(root)
  expect(store.years).toEqual([])
  await store.positions.reload()
  store.positions.narrow({ year: '2022' })
  expect([store.positions.filter.year, store.years, store.positions.items]).toEqual([
    '2022',
    ['2025', '2022'],
    [],
  ])
  held.resolve(HISTORY)
  await flush()
  expect(asked()).toEqual([
    { pageNum: 1, pageSize: 20 },
    { year: '2022', pageNum: 1, pageSize: 20 },
  ])
})

test('income begins with the product of the page before', async () => {
  const { root, asked } = setUp([INCOME])
  const store = new DistributionsStore(root, 'P03')
  expect(store.distributions.isFiltered).toBe(true)
  await store.distributions.reload()
  expect(asked()).toEqual([{ productId: 'P03', pageNum: 1, pageSize: 50 }])
  expect(store.entries[0]).toMatchObject({ year: '2026', netAmount: '222494.46' })
})

test('another product shows all its years; clearing shows everything', async () => {
  const { root, asked } = setUp([INCOME, INCOME, INCOME, INCOME])
  const store = new DistributionsStore(root)
  await store.distributions.reload()
  store.distributions.narrow({ year: '2026' })
  await flush()
  store.showProduct('P03')
  expect([store.products.length, store.years]).toEqual([1, ['2026']])
  await flush()
  store.distributions.clear()
  await flush()
  expect(asked().map(({ productId, year }) => [productId, year])).toEqual([
    [undefined, undefined],
    [undefined, '2026'],
    ['P03', undefined],
    [undefined, undefined],
  ])
})
