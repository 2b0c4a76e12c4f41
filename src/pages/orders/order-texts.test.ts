import { deadlineText, nextStepText, orderTone } from './order-texts'

const NOW = '2026-11-20 10:00:00'

test.each([
  ['2026-11-20 12:00:00', { text: '打款剩余 2 小时 0 分', isLate: false }],
  ['2026-11-20 10:00:00', { text: '打款剩余 0 分钟', isLate: false }],
  ['2026-11-20 10:59:59', { text: '打款剩余 59 分钟', isLate: false }],
  ['2026-11-22 09:59:59', { text: '打款剩余 47 小时 59 分', isLate: false }],
  ['2026-11-22 10:00:00', { text: '请在 2 天内打款', isLate: false }],
  ['2026-11-20 09:59:59', { text: '打款期限已过，请尽快联系信托经理', isLate: true }],
  ['', undefined],
  ['2026-02-30 10:00:00', undefined],
  ['2026-11-20', undefined],
])('until %p', (deadline, expected) => {
  expect(deadlineText(deadline, NOW)).toEqual(expected)
})

test.each([
  ['10', 'due'],
  ['24', 'due'],
  ['30', 'due'],
  ['23', 'progress'],
  ['32', 'progress'],
  ['40', 'done'],
  ['90', 'fact'],
  ['77', 'fact'],
])('status %s is %s', (status, tone) => {
  expect(orderTone(status)).toBe(tone)
})

test('what is to be done is said, and nothing when nothing is', () => {
  expect([nextStepText({ nextAction: 'pay' }), nextStepText({ nextAction: 'none' })]).toEqual([
    '下一步：打款至募集账户，请联系您的信托经理办理',
    '',
  ])
})
