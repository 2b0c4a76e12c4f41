import { deadlineText, orderTone, stageName } from './order-texts'

const NOW = '2026-11-20 10:00:00'
const toPay = (payDeadline: string) =>
  ({ nextAction: 'pay', orderStatus: '30', signDeadline: '', payDeadline }) as const

test.each([
  ['2026-11-20 12:00:00', { text: '打款剩余 2 小时 0 分', isLate: false, isUrgent: true }],
  ['2026-11-20 10:00:00', { text: '打款剩余 0 分钟', isLate: false, isUrgent: true }],
  ['2026-11-20 10:59:59', { text: '打款剩余 59 分钟', isLate: false, isUrgent: true }],
  ['2026-11-22 09:59:59', { text: '打款剩余 47 小时 59 分', isLate: false, isUrgent: false }],
  ['2026-11-22 10:00:00', { text: '请在 2 天内打款', isLate: false, isUrgent: false }],
  ['', undefined],
])('to be paid until %p', (deadline, expected) => {
  expect(deadlineText(toPay(deadline), NOW)).toEqual(expected)
})

test.each([
  [
    { nextAction: 'sign', orderStatus: '20', signDeadline: '2026-11-25 17:00:00', payDeadline: '' },
    '请在 5 天内签约',
    false,
    false,
  ],
  [
    { nextAction: 'record', orderStatus: '22', signDeadline: '', payDeadline: '2026-11-20 17:00:00' },
    '双录剩余 7 小时 0 分',
    false,
    true,
  ],
  // Too late to be paid: the server asks for nothing any more.
  [
    { nextAction: 'none', orderStatus: '30', signDeadline: '', payDeadline: '2026-11-19 18:00:00' },
    '打款期限已过，请尽快联系理财经理',
    true,
    true,
  ],
] as const)('%p', (order, text, isLate, isUrgent) => {
  expect(deadlineText(order, NOW)).toEqual({ text, isLate, isUrgent })
})

test.each([
  ['31', '2026-11-19 18:00:00'],
  ['31', '2026-11-25 18:00:00'],
  ['23', '2026-11-19 18:00:00'],
  ['23', '2026-11-25 18:00:00'],
])('status %s waits for nothing of the customer with the deadline %s', (orderStatus, payDeadline) => {
  expect(
    deadlineText({ nextAction: 'none', orderStatus, signDeadline: '', payDeadline }, NOW),
  ).toBeUndefined()
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

test.each([
  ['20', '待处理'],
  ['30', '待处理'],
  ['32', '处理中'],
  ['40', '已完成'],
  ['92', '已关闭'],
  ['77', ''],
])('an order in status %s stands under %s', (status, stage) => {
  expect(stageName(status)).toBe(stage)
})
