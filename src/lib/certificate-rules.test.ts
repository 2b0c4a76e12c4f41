import {
  certPeriodError,
  englishNameRule,
  pastDayRule,
  PURPOSE_MAX,
  purposeTextRule,
} from './certificate-rules'

const LAST_DAY = '2026-11-19'

test.each([
  ['2026-11-19', undefined],
  ['2019-04-12', undefined],
  ['2024-02-29', undefined],
  ['2026-11-20', '日期最晚为 2026-11-19'],
  ['2027-01-01', '日期最晚为 2026-11-19'],
  ['2023-02-29', '请选择正确的日期'],
  ['', '请选择证明日期'],
])('of the day %p it says %p', (day, error) => {
  expect(pastDayRule(LAST_DAY)(day)).toBe(error)
})

test.each([
  ['2026-11-19', '2026-11-19', undefined],
  ['2025-11-19', '2026-11-19', undefined],
  ['2025-11-18', '2026-11-19', { field: 'endDate', msg: '查询区间不能超过一年' }],
  ['2026-11-19', '2026-11-18', { field: 'endDate', msg: '结束日期不能早于开始日期' }],
  ['2026-11-19', '2026-11-20', { field: 'endDate', msg: '日期最晚为 2026-11-19' }],
  ['2026-11-20', '2026-11-20', { field: 'startDate', msg: '日期最晚为 2026-11-19' }],
  ['', '2026-11-19', { field: 'startDate', msg: '请选择开始日期' }],
  ['2026-11-19', '', { field: 'endDate', msg: '请选择结束日期' }],
  ['2026-02-30', '2026-11-19', { field: 'endDate', msg: '请选择正确的日期' }],
])('of the period from %p to %p it says %p', (start, end, error) => {
  expect(certPeriodError(start, end, LAST_DAY)).toEqual(error)
})

test.each([
  ['LIN ZHIYUAN', undefined],
  ["Anne-Marie O'Neil Jr.", undefined],
  ['林致远', '请输入正确的姓名'],
  ['L', '请输入正确的姓名'],
  ['', '请输入正确的姓名'],
  ['LIN 1', '请输入正确的姓名'],
])('of the English name %p it says %p', (name, error) => {
  expect(englishNameRule(name)).toBe(error)
})

test.each([
  ['子女入学', undefined],
  ['字'.repeat(PURPOSE_MAX), undefined],
  ['字'.repeat(PURPOSE_MAX + 1), '请输入1-200个字'],
  ['', '请输入1-200个字'],
  ['  ', '请输入1-200个字'],
  ['😀', '请输入1-200个字'],
])('of the purpose %p it says %p', (text, error) => {
  expect(purposeTextRule(text)).toBe(error)
})
