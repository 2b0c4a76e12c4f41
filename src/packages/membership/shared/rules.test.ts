import { activityCard, charityCard } from './share-cards'
import {
  countdownText,
  instantOf,
  isOver,
  joinRefusal,
  nextTurn,
  periodText,
} from '../activities/activity-texts'
import { type Certificate, certificateAlt, certificateContent } from '../giving/certificate-content'
import {
  charityTag,
  charityTime,
  donatePointsProblem,
  donateRefusal,
  quickPoints,
  raisedText,
} from './charity-texts'
import { lapseText, levelPercent, levelText } from './level-texts'
import { signedPoints } from '../points/points-texts'

describe('giving points', () => {
  const limits = { minPoints: 100, balance: 12_680 }

  test.each([
    ['', '请输入整数积分'],
    ['1.5', '请输入整数积分'],
    ['-5', '请输入整数积分'],
    ['1e3', '请输入整数积分'],
    ['99', '每次至少捐赠100积分'],
    ['100', undefined],
    ['12680', undefined],
    ['12681', '积分不足，当前可用12680积分'],
  ])('%p: %p', (text, problem) => {
    expect(donatePointsProblem(text, limits)).toBe(problem)
  })

  test.each([
    [{ minPoints: 100, balance: 12_680 }, [100, 500, 1000, 12_680]],
    [{ minPoints: 1, balance: 450 }, [1, 100, 450]],
    [{ minPoints: 100, balance: 100 }, [100]],
    [{ minPoints: 100, balance: 99 }, []],
  ])('amounts to tap of %p are %p', (given, expected) => {
    expect(quickPoints(given)).toEqual(expected)
  })

  test.each([
    ['0', 500, '项目将于 2026-12-15 开放捐赠'],
    ['1', 500, undefined],
    ['1', 99, '每次至少 100 积分，您现有 99 积分'],
    ['2', 500, '项目已完成募集，可在公益中心选择其他项目'],
    ['3', 500, '项目已结束，可在公益中心选择其他项目'],
  ])('in status %p with %p points: %p', (status, balance, reason) => {
    expect(donateRefusal({ status, startTime: '2026-12-15 00:00:00', minPoints: 100, balance })).toBe(reason)
  })
})

test.each([
  ['0', 25, '2026-12-15 开始', '未开始'],
  ['1', 42, '还有 42 天', undefined],
  ['1', 0, '今天结束', undefined],
  ['2', 42, '已结束', '已完成'],
  ['3', 0, '已结束', '已结束'],
])('a project in status %p with %p days: %p, tag %p', (status, daysLeft, time, tag) => {
  const project = { status, daysLeft, startTime: '2026-12-15 00:00:00' }
  expect([charityTime(project), charityTag(project)?.text]).toEqual([time, tag])
})

test('figures of a project and of a movement are written with separators and signs', () => {
  expect(raisedText({ raisedPoints: 640_000, progress: 64 })).toBe('已筹 640,000 积分，64%')
  expect([signedPoints(1200), signedPoints(-600)]).toEqual(['+1,200', '−600'])
})

describe('levels', () => {
  test.each([
    [{ growthPoints: 30_000, levelFrom: 30_000, nextFrom: 60_000 }, 0],
    [{ growthPoints: 45_000, levelFrom: 30_000, nextFrom: 60_000 }, 50],
    [{ growthPoints: 59_999, levelFrom: 30_000, nextFrom: 60_000 }, 99],
    [{ growthPoints: 172_188, levelFrom: 60_000, nextFrom: 60_000 }, 100],
  ])('%p is %p percent', (home, percent) => {
    expect(levelPercent(home)).toBe(percent)
  })

  test('the next level, the last level, and what lapses', () => {
    expect(levelText({ nextLevel: '钻石会员', pointsToNext: 26_000 })).toBe(
      '再获得 26,000 积分升级为钻石会员',
    )
    expect(levelText({ nextLevel: '', pointsToNext: 0 })).toBe('您已是最高等级会员')
    expect([lapseText(2000, '2026-12-31'), lapseText(0, '')]).toEqual(['2,000 积分将于 2026-12-31 到期', ''])
  })
})

describe('an activity', () => {
  const activity = {
    activityId: 'A1',
    title: '公益课堂',
    bannerUrl: '/b.svg',
    startTime: '2026-12-01 09:00:00',
    endTime: '2026-12-31 23:59:59',
    status: '0',
  }
  const at = (time: string) => instantOf(`2026-${time}`)

  test.each([
    ['0', '11-20 10:00:00', '距开始还有 10 天 23 小时'],
    ['0', '12-01 08:59:30', '距开始还有 0 小时 1 分'],
    ['0', '12-01 09:00:00', '距开始还有 0 小时 0 分'],
    ['0', '12-01 09:00:01', '距开始还有 0 小时 0 分'],
    ['1', '12-31 20:29:59', '距结束还有 3 小时 30 分'],
    ['2', '12-31 20:29:59', ''],
    ['3', '12-31 20:29:59', ''],
  ])('in status %p at %p: %p', (status, time, text) => {
    expect(countdownText({ ...activity, status }, at(time))).toBe(text)
  })

  test('turns at its start, then at its end', () => {
    expect(nextTurn(activity)).toBe(at('12-01 09:00:00'))
    expect(nextTurn({ ...activity, status: '1' })).toBe(at('12-31 23:59:59'))
    expect(nextTurn({ ...activity, status: '3' })).toBeNaN()
    expect(['0', '1', '2', '3'].map(status => isOver({ status }))).toEqual([false, false, true, true])
  })

  test('says its period and why it cannot be joined', () => {
    expect(periodText(activity)).toBe('2026-12-01 09:00 至 2026-12-31 23:59')
    expect(joinRefusal({ ...activity, joined: '0' })).toBe('活动将于 2026-12-01 09:00 开始')
    expect(joinRefusal({ ...activity, status: '1', joined: '0' })).toBeUndefined()
    expect(joinRefusal({ ...activity, status: '1', joined: '1' })).toBe('您已参加，每位客户限参加一次')
  })

  test('is shared without a word of who shares it', () => {
    const card = activityCard(activity)
    expect(card.link).toBe('/phone/activity/activityDetail?activityId=A1&pageShare=1')
    expect(card.page).toBe('packages/membership/activities/activity/index?activityId=A1')
  })
})

describe('a certificate', () => {
  const certificate: Certificate = {
    certNo: 'YLGY-1',
    name: '林致远',
    nameMask: '林*远',
    charityId: 'CP1',
    project: '清源计划',
    points: 2000,
    value: '20.00',
    date: '2025-09-09',
    orgName: '北京公益慈善基金会',
  }

  test.each([
    ['masked', '林*远'],
    ['full', '林致远'],
    ['none', '爱心人士'],
  ] as const)('names the giver %p as %p', (name, shown) => {
    const content = certificateContent(certificate, { name, showsAmount: false }, false)
    expect([content.name, content.amount]).toEqual([shown, ''])
    expect(certificateAlt(content)).toBe(
      `捐赠证书：${shown}于2025年9月9日向公益项目“清源计划”捐赠积分，北京公益慈善基金会，证书编号 YLGY-1`,
    )
  })

  test.each([
    [true, false, '2,000 积分（折合 20.00 元）'],
    [true, true, ''],
    [false, false, ''],
  ])('asked for an amount %p with the eye shut %p: %p', (showsAmount, areHidden, amount) => {
    expect(certificateContent(certificate, { name: 'masked', showsAmount }, areHidden).amount).toBe(amount)
  })

  test('is shared as its project, without name and amount', () => {
    expect(charityCard(certificate).page).toBe('packages/membership/giving/charity/index?charityId=CP1')
    expect(JSON.stringify(charityCard(certificate))).not.toMatch(/林|2,?000|20\.00/)
  })
})
