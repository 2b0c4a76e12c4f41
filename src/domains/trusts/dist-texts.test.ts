import type { DistPlan, DistRecord } from '@/contract/trust'
import { distName, distTone, isOnce, planGroups, planTerm, yearHeads, yearOptions } from './dist-texts'

const plan = (distId: string, distType: string) => ({ distId, distType }) as DistPlan
const record = (distId: string, payTime: string, applyTime = '') =>
  ({ distId, payTime, applyTime }) as DistRecord

test('plans that pay by themselves stand before those that wait for an application', () => {
  const groups = planGroups([plan('C1', '2'), plan('F1', '1'), plan('C2', '2')])
  expect(groups.map(({ title, plans }) => [title, plans.map(({ distId }) => distId)])).toEqual([
    ['固定分配', ['F1']],
    ['条件分配', ['C1', 'C2']],
  ])
  expect(planGroups([plan('O1', '3'), plan('F1', '1')]).map(({ title, note }) => [title, note])).toEqual([
    ['固定分配', '到期自动支付，无需申请'],
    ['临时分配', '提出申请并审核通过后支付'],
  ])
  expect(planGroups([plan('C1', '2')]).map(({ title }) => title)).toEqual(['条件分配'])
})

test.each([
  ['2', '01', '条件分配 · 学业'],
  ['1', '', '固定分配'],
  ['7', '', '--'],
])('a distribution of type %s under condition %p is %s', (distType, conditionType, name) => {
  expect(distName({ distType, conditionType })).toBe(name)
})

test.each([
  ['2025-01-10', '9999-12-31', '2025-01-10 起长期'],
  ['2025-01-10', '', '2025-01-10 起长期'],
  ['2023-09-01', '2034-09-01', '2023-09-01 至 2034-09-01'],
])('a plan from %s until %p: %s', (startDate, endDate, term) => {
  expect(planTerm({ startDate, endDate })).toBe(term)
})

test('a single payment is told from a series', () => {
  expect([isOnce({ frequency: '1' }), isOnce({ frequency: '5' })]).toEqual([true, false])
})

test.each([
  ['1', 'progress'],
  ['3', 'done'],
  ['4', 'failed'],
  ['6', 'failed'],
  ['9', 'fact'],
])('status %s is %s', (status, tone) => {
  expect(distTone(status)).toBe(tone)
})

test('each year has one head, at its first record, by payment or else by application', () => {
  const heads = yearHeads([
    record('R1', '2026-08-28 10:00:00'),
    record('R2', '', '2026-05-25 09:00:00'),
    record('R3', '2025-09-05 10:00:00', '2025-09-01 10:00:00'),
    record('R4', '2025-01-02 10:00:00', '2024-12-30 10:00:00'),
  ])
  expect([...heads]).toEqual([
    ['R1', '2026'],
    ['R3', '2025'],
  ])
})

test('the chosen year stays a choice when nothing was paid in it', () => {
  const totals = [{ year: '2026' }, { year: '2023' }]
  expect(yearOptions(totals, '').map(({ value }) => value)).toEqual(['', '2026', '2023'])
  expect(yearOptions(totals, '2024').map(({ text }) => text)).toEqual([
    '全部年份',
    '2026年',
    '2024年',
    '2023年',
  ])
})
