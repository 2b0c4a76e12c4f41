import { monthChoices, periodOfSpan, spanError, spanOf } from './income-span'

const RECORD = { first: '2019-04', last: '2026-11' }

test.each([
  ['2025-03', '2025-08', undefined],
  ['2025-03', '2025-03', undefined],
  ['2019-04', '2021-03', undefined],
  ['2024-12', '2026-11', undefined],
  ['2025-08', '2025-03', '开始月份不能晚于结束月份'],
  ['2019-03', '2019-08', '最早可查询 2019年4月'],
  ['2026-03', '2026-12', '最晚可查询 2026年11月'],
  ['2024-11', '2026-11', '最长可查询 24 个月'],
  ['2025-00', '2025-08', '请选择开始月份'],
  ['2025-03', '2025-13', '请选择结束月份'],
  ['', '2025-03', '请选择开始月份'],
])('from %s to %s: %p', (from, to, error) => {
  expect(spanError({ from, to }, RECORD)).toBe(error)
})

test('of who has no record there is none', () => {
  expect(spanError({ from: '2025-03', to: '2025-08' }, { first: '', last: '' })).toBe('还没有收益记录')
  expect(monthChoices('', '')).toEqual([])
})

test('an address says the months, and is read back', () => {
  const span = { from: '2025-03', to: '2026-02' }
  expect(periodOfSpan(span)).toBe('202503-202602')
  expect(spanOf('202503-202602')).toEqual(span)
  expect(['', '2025', '12m', '2025-03', '202503-2026021'].map(spanOf).filter(Boolean)).toEqual([])
})

test('the months to choose from begin with the last one, over the turn of a year', () => {
  expect(monthChoices('2025-11', '2026-02')).toEqual([
    { value: '2026-02', text: '2026年2月' },
    { value: '2026-01', text: '2026年1月' },
    { value: '2025-12', text: '2025年12月' },
    { value: '2025-11', text: '2025年11月' },
  ])
})
