import { LOTTERY_PRIZES } from '@/contract/lottery'
import { lotteryRules, PRIZE_RANGE, PRIZE_ROWS } from './lottery-rules'

test('the table shows every prize the server draws from, with its probability', () => {
  expect(PRIZE_ROWS).toEqual([
    { prize: '88 积分', probability: '50%' },
    { prize: '188 积分', probability: '30%' },
    { prize: '388 积分', probability: '15%' },
    { prize: '688 积分', probability: '4%' },
    { prize: '1,288 积分', probability: '1%' },
  ])
  expect(PRIZE_ROWS).toHaveLength(LOTTERY_PRIZES.length)
  expect(LOTTERY_PRIZES.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
  expect(PRIZE_RANGE).toBe('88–1,288 积分')
})

test('the rules say who, when, what, how, by whom and whom to ask (TR-13)', () => {
  const rules = lotteryRules('2025', '400-000-0000')
  expect(rules.map(({ topic }) => topic)).toEqual([
    '参与资格',
    '活动时间',
    '奖品',
    '到账',
    '使用',
    '有效期',
    '主办方',
    '咨询与投诉',
  ])
  const text = rules.map(rule => rule.text).join()
  expect(text).toMatch(/2025.*400-000-0000/)
  expect(text).not.toMatch(/保本|稳赚|高收益|低风险|立即|仅剩|抢/)
})
