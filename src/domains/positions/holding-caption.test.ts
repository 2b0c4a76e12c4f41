import { holdingCaption, rowCaption } from './holding-caption'

test.each([
  ['FT1', '2', '40', '家族信托 · 已成立'],
  ['', '1', '0', '集合资金信托 · 持有中'],
  ['', '1', '4', '集合资金信托 · 待确认'],
  ['', '9', '9', '-- · --'],
])('trust %p of kind %s in status %s', (trustId, trustKind, status, caption) => {
  expect(holdingCaption({ trustId, trustKind, status })).toBe(caption)
})

test.each([
  ['2026-12-18', '下次分配 2026-12-18'],
  ['', '集合资金信托 · 持有中'],
])('in a list, next paying on %p', (nextDistDate, caption) => {
  expect(rowCaption({ trustId: '', trustKind: '1', status: '0', nextDistDate })).toBe(caption)
})
