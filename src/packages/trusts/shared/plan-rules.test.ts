import { barWidth } from '@/domains/trusts/bar-width'
import { describePlan, deviationText, isExpired, needsRebalance } from './plan-rules'

const line = (name: string, deviation: string) => ({
  name,
  target: '50.00',
  current: '50.00',
  deviation,
  amount: '1.00',
})

test.each([
  ['5.44', '5.00', true],
  ['-5.44', '5.00', true],
  ['5.00', '5.00', true],
  ['-4.99', '5.00', false],
  ['0.00', '0', true],
  ['', '5.00', false],
])('a deviation of %p with a tolerance of %p asks for rebalancing: %p', (deviation, tolerance, expected) => {
  expect(needsRebalance({ deviation }, tolerance)).toBe(expected)
})

test.each([
  ['5.44', '高于目标 +5.44 个百分点'],
  ['-3.41', '低于目标 \u22123.41 个百分点'],
  ['0.00', '与目标一致'],
  ['', '偏离未知'],
])('a deviation of %p reads %s', (deviation, text) => {
  expect(deviationText({ deviation })).toBe(text)
})

test.each([
  [[], '暂无资产类别。'],
  [[line('现金', '-3.41'), line('权益类', '0.92')], '2 类资产与目标的偏离均在 ±5.00 个百分点以内。'],
  [
    [line('现金', '-3.41'), line('固定收益类', '5.44')],
    '固定收益类高于目标 +5.44 个百分点，达到再平衡界限（±5.00 个百分点）；其余类别在界限内。',
  ],
  [
    [line('现金', '-6.00'), line('固定收益类', '6.00')],
    '现金低于目标 \u22126.00 个百分点，固定收益类高于目标 +6.00 个百分点，达到再平衡界限（±5.00 个百分点）。',
  ],
])('the plan in words %#', (lines, words) => {
  expect(describePlan({ lines, tolerance: '5.00' })).toBe(words)
})

test.each([
  ['55.44', '55.44%'],
  ['0.00', '0%'],
  ['-1.00', '0%'],
  ['120.00', '100%'],
  ['', '0%'],
])('a weight of %p fills %s', (weight, width) => {
  expect(barWidth(weight)).toBe(width)
})

test.each([
  ['2026-12-31', '2026-12-31', false],
  ['2026-12-31', '2027-01-01', true],
  ['', '2027-01-01', false],
  ['9999-12-31', '2027-01-01', false],
])('a plan until %p is over on %s: %p', (validTo, today, expected) => {
  expect(isExpired({ validTo }, today)).toBe(expected)
})
