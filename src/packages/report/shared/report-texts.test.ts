import {
  amountStep,
  companionLines,
  dateText,
  hasCount,
  holdingBar,
  holdingCountText,
  incomeView,
  posterFacts,
} from './report-texts'

test.each([
  ['23650.18', { kind: 'gain', integer: '+23,650', fraction: '.18' }],
  ['0', { kind: 'flat', integer: '0', fraction: '.00' }],
  ['-0.00', { kind: 'flat', integer: '0', fraction: '.00' }],
  ['-12830.55', { kind: 'none', text: '暂未盈利', detail: '−12,830.55' }],
  ['', { kind: 'flat', integer: '--', fraction: '' }],
])('income "%s" is told as %j', (value, view) => {
  expect(incomeView(value)).toEqual(view)
})

test.each([
  [2459, '2019-04-08', '2019年4月8日，您在远岚注册。', '如今已成远山。'],
  ['366', '2024-12-30', '2024年12月30日，您在远岚注册。', '如今已成远山。'],
  [45, '2025-11-16', '2025年11月16日，您在远岚注册。', '我们一路同行。'],
])('%s days since %s: %s … %s', (days, date, first, last) => {
  const lines = companionLines(days, date)
  expect([lines[0], lines[lines.length - 1]]).toEqual([first, last])
})

test('an unknown date of registration is left out', () => {
  expect(companionLines(2459, '')).toEqual(['那一年种下的信任，', '如今已成远山。'])
})

test.each([
  [520, [1, 155 / 365], '约 1 年 5 个月，每格 1 年'],
  ['365', [1], '约 1 年，每格 1 年'],
  [1096, [1, 1, 1], '约 3 年，每格 1 年'],
  [200, [200 / 365], '约 6 个月，每格 1 年'],
  [12, [12 / 365], '不足 1 个月'],
  [0, [], '不足 1 个月'],
  [20 * 365, [], '约 20 年，每格 1 年'],
])('a holding of %s days is a bar of %j and reads "%s"', (days, segments, sentence) => {
  const bar = holdingBar(days)
  expect(bar.sentence).toBe(sentence)
  expect(bar.segments).toHaveLength(segments.length)
  segments.forEach((share, index) => expect(bar.segments[index]).toBeCloseTo(share, 9))
})

test.each([
  ['12', '2025-12-31', '截至2025年12月31日，您持有 12 只产品。'],
  ['0', '2025-12-31', '截至2025年12月31日，所持产品均已到期或赎回。'],
  ['12', '', ''],
])('%s products on "%s": "%s"', (amount, date, text) => {
  expect(holdingCountText(amount, date)).toBe(text)
})

test.each([
  ['3,000,000.00', 'l'],
  ['99,999,999.99', 'l'],
  ['999,999,999.99', 'm'],
  ['1,234,567,890.12', 'm'],
  ['+12,345,678,901.23', 's'],
])('an amount of the length of %s is of size %s', (text, step) => {
  expect(amountStep(text)).toBe(step)
})

test.each([
  [3, '3600', '3 次公益捐赠 · 贡献值 3,600'],
  [3, '0', '3 次公益捐赠'],
  [0, '0', '感谢一路相伴'],
])('%s donations worth %s on a poster: "%s"', (donors, value, text) => {
  expect(posterFacts(donors, value)).toBe(text)
})

test('counts and dates that are unknown say nothing', () => {
  expect([hasCount('0'), hasCount(0), hasCount(''), hasCount('3'), hasCount(26)]).toEqual([
    false,
    false,
    false,
    true,
    true,
  ])
  expect([dateText(''), dateText('2023-02-29'), dateText('2024-07-29')]).toEqual(['', '', '2024年7月29日'])
})
