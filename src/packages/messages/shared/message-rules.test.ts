import {
  activityStatus,
  effortText,
  isExpired,
  linkText,
  messageHref,
  periodText,
  surveyHref,
  welfareKind,
} from './message-rules'

const NOW = '2026-11-20 10:00:00'

test.each([
  ['', false],
  ['2026-11-20 10:00:01', false],
  ['2026-11-20 10:00:00', true],
  ['2026-10-09 00:00:00', true],
])('a message that expires at %p has expired: %p', (expireTime, expired) => {
  expect(isExpired({ expireTime }, NOW)).toBe(expired)
})

test.each([
  ['0', '/phone/home', ''],
  ['1', '/phone/assets/tradingDetail?tradeId=T1', '/phone/assets/tradingDetail?tradeId=T1'],
  ['2', 'F 1&x', '/phone/showPdf?fileId=F%201%26x'],
  ['3', 'https://www.yuanlan-trust.example/', 'https://www.yuanlan-trust.example/'],
] as const)('a link of type %p to %p is %p', (linkType, linkUrl, href) => {
  expect(messageHref({ linkType, linkUrl })).toBe(href)
})

test.each([
  ['2026-12-05', '2026-12-05', '2026-12-05', '未开始', 'due'],
  ['2026-11-20', '2026-11-20', '2026-11-20', '进行中', 'progress'],
  ['2026-11-01', '2026-11-30', '2026-11-01 至 2026-11-30', '进行中', 'progress'],
  ['2026-11-01', '2026-11-20', '2026-11-01 至 2026-11-20', '进行中', 'progress'],
  ['2026-11-01', '2026-11-19', '2026-11-01 至 2026-11-19', '已结束', 'fact'],
  ['2026-11-21', '2026-11-22', '2026-11-21 至 2026-11-22', '未开始', 'due'],
  ['', '', '--', '进行中', 'progress'],
])('an activity from %p to %p', (startDate, endDate, period, text, tone) => {
  expect(periodText({ startDate, endDate })).toBe(period)
  expect(activityStatus({ startDate, endDate }, NOW)).toEqual({ text, tone })
})

test('what a welfare message is about, and what the button says', () => {
  expect(['points', 'coupon', 'birthday', 'event', 'other'].map(bizType => welfareKind({ bizType }))).toEqual(
    ['积分', '权益', '生日', '活动', undefined],
  )
  expect(['trade', 'ticket', 'survey', 'riskTest', 'nobody'].map(bizType => linkText({ bizType }))).toEqual([
    '查看交易',
    '查看答复',
    '填写问卷',
    '重新测评',
    '查看详情',
  ])
})

test.each([
  [{ minutes: 5, points: 100, anonymous: '0' }, '约 5 分钟 · 100 积分'],
  [{ minutes: 3, points: 50, anonymous: '1' }, '约 3 分钟 · 50 积分 · 匿名'],
  [{ minutes: 3, points: 0 }, '约 3 分钟'],
])('%j takes "%s"', (effort, text) => {
  expect(effortText(effort)).toBe(text)
})

test('the address of a survey', () => {
  expect(surveyHref('SV1')).toBe('/phone/survey/surveyCustom?surveyId=SV1')
})
