import { trustCaption } from './trust-caption'

test.each([
  ['2', 50, '家族信托 · 2023-05-18 成立 · 期限 50 年'],
  ['3', 0, '家庭服务信托 · 2023-05-18 成立 · 无固定期限'],
])('a trust of kind %s for %d years is %s', (trustKind, termYears, caption) => {
  expect(trustCaption({ trustKind, termYears, establishDate: '2023-05-18' })).toBe(caption)
})
