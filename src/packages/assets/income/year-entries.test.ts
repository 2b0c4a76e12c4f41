import { yearEntries } from './year-entries'
import { productChoices, yearChoices } from '../shared/choices'

const GROUPING = { idOf: (row: string) => row, dayOf: (row: string) => row }

test('each year has one head with the total of the server, then its rows', () => {
  const totals = [
    { year: '2026', netAmount: '300.00' },
    { year: '2019', netAmount: '1.00' },
  ]
  expect(yearEntries(['2026-11-18', '2026-01-05', '2025-12-31'], totals, GROUPING)).toEqual([
    { kind: 'year', key: 'year-2026', year: '2026', netAmount: '300.00' },
    { kind: 'row', key: '2026-11-18', row: '2026-11-18', isFirst: true, isLast: false },
    { kind: 'row', key: '2026-01-05', row: '2026-01-05', isFirst: false, isLast: true },
    { kind: 'year', key: 'year-2025', year: '2025', netAmount: '' },
    { kind: 'row', key: '2025-12-31', row: '2025-12-31', isFirst: true, isLast: true },
  ])
})

test('without rows there is no head', () => {
  expect(yearEntries([], [{ year: '2026', netAmount: '300.00' }], GROUPING)).toEqual([])
})

test('every year comes first', () => {
  expect(yearChoices(['2026', '2025']).map(({ text }) => text)).toEqual(['全部年份', '2026年', '2025年'])
})

test.each([
  ['', ['全部产品', '远岚·稳泰21号']],
  ['P03', ['全部产品', '远岚·稳泰21号']],
  ['P12', ['全部产品', '当前产品', '远岚·稳泰21号']],
])('with product %p chosen there are %p', (chosen, texts) => {
  const products = [{ productId: 'P03', productName: '远岚·稳泰21号' }]
  const choices = productChoices(products, chosen)
  expect(choices.map(({ text }) => text)).toEqual(texts)
  expect(choices.map(({ value }) => value)).toContain(chosen)
})
