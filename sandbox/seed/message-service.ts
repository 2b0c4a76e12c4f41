import type { MessageSeed } from './message-list'

const activity = (id: string) => ({
  bizType: 'activity',
  bizId: id,
  link: `/phone/activity/activityDetail?activityId=${id}`,
})

/** B9.7, category 3: six, one unread; two have ended, one of them on a page that no longer exists. */
export const ACTIVITY_MESSAGES: readonly MessageSeed[] = [
  {
    id: 'M0306',
    category: '3',
    at: '2026-11-19 10:00',
    title: '客户沙龙：家族治理与传承',
    summary: '与信托经理、律师面对面，聊聊家族宪章与子女教育安排，席位有限，先到先得。',
    period: ['2026-12-05', '2026-12-05'],
    picture: 'salon-heritage',
    isUnread: true,
    ...activity('AC1'),
  },
  {
    id: 'M0305',
    category: '3',
    at: '2026-11-10 10:00',
    title: '秋日健步公益行',
    summary: '每日步数可以为乡村图书角助力，参加即可获得积分，活动进行到本月底。',
    period: ['2026-11-01', '2026-11-30'],
    picture: 'autumn-walk',
    ...activity('AC2'),
  },
  {
    id: 'M0304',
    category: '3',
    at: '2026-11-05 15:00',
    title: '线上课堂：读懂一份管理报告',
    summary: '四次直播，从净值、费用到风险提示，逐页讲解管理报告，错过可以看回放。',
    period: ['2026-11-06', '2026-12-18'],
    picture: 'online-class',
    ...activity('AC3'),
  },
  {
    id: 'M0303',
    category: '3',
    at: '2026-10-26 10:00',
    title: '岁末艺术展邀请',
    summary: '邀请您与家人参观岁末水墨艺术展，凭会员身份在入口登记即可入场。',
    period: ['2026-12-20', '2027-01-05'],
    picture: 'ink-exhibition',
    ...activity('AC4'),
  },
  {
    id: 'M0302',
    category: '3',
    at: '2026-09-01 10:00',
    title: '中秋家书征集',
    summary: '写一封家书，说说想留给家人的话，入选的家书收进了年度客户文集。',
    period: ['2026-09-01', '2026-09-25'],
    picture: 'family-letter',
    ...activity('AC5'),
  },
  {
    id: 'M0301',
    category: '3',
    at: '2025-12-15 10:00',
    title: '新年积分礼',
    summary: '登录客户端领取新年积分，活动已经结束，未领取的积分不再补发。',
    period: ['2025-12-15', '2026-01-31'],
    picture: 'new-year-gift',
    bizType: 'activity',
    bizId: 'AC0',
    link: '/phone/activity/newYear2025',
  },
]

/** B9.7, category 4: five, two unread. */
export const WELFARE_MESSAGES: readonly MessageSeed[] = [
  {
    id: 'M0405',
    category: '4',
    at: '2026-11-18 09:00',
    title: '2,000 积分将于 12-31 到期',
    summary: '您有 2,000 积分将在 2026-12-31 到期，可以捐赠给公益项目，到期后自动清零。',
    isUnread: true,
    bizType: 'points',
    link: '/phone/vipmembership/integraldetail',
  },
  {
    id: 'M0404',
    category: '4',
    at: '2026-11-12 09:00',
    title: '体检权益待领取',
    summary: '白金会员年度体检权益已经发放，可在公益中心查看使用说明，有效期至 2027-03-31。',
    isUnread: true,
    bizType: 'coupon',
    link: '/phone/vipmembership/yuanqiCenter',
  },
  {
    id: 'M0403',
    category: '4',
    at: '2026-10-18 09:00',
    title: '图书角项目有了新进展',
    summary: '您捐赠过的乡村图书角项目更新了进展，第二批图书已经送到三所学校。',
    bizType: 'event',
    link: '/phone/vipmembership/yuanqiCenter',
  },
  {
    id: 'M0402',
    category: '4',
    at: '2026-07-01 09:00',
    title: '会员等级保持白金',
    summary: '上半年的会员等级已经评定，您的等级保持为白金，权益有效期延至 2027-06-30。',
    bizType: 'points',
    link: '/phone/vipmembership/integralRule',
  },
  {
    id: 'M0401',
    category: '4',
    at: '2026-03-15 08:00',
    title: '生日快乐',
    summary: '祝您生日快乐，平安顺遂。生日积分 200 分已经放进您的账户。',
    bizType: 'birthday',
    link: '/phone/vipmembership/integraldetail',
  },
]

const news = (no: number, at: string, articleId: string, title: string, summary: string): MessageSeed => ({
  id: `M05${String(no).padStart(2, '0')}`,
  category: '5',
  at,
  title,
  summary,
  bizType: 'article',
  bizId: articleId,
  link: `/phone/information/detail?articleId=${articleId}`,
})

/** B9.7, category 5: four, all read. */
export const NEWS_MESSAGES: readonly MessageSeed[] = [
  news(
    4,
    '2026-11-15 08:30',
    'AR30',
    '三季度宏观与配置回顾',
    '一篇读完三季度的增长、物价与利率，以及资产配置的几点体会。',
  ),
  news(
    3,
    '2026-11-06 08:30',
    'AR27',
    '家族信托里的“意愿书”写什么',
    '意愿书没有固定格式，写清三件事，受托人执行时就有依据。',
  ),
  news(
    2,
    '2026-10-28 08:30',
    'AR24',
    '如何读懂净值公告',
    '单位净值、累计净值与估值日，三个词弄清楚，公告就读懂了一半。',
  ),
  news(
    1,
    '2026-10-12 08:30',
    'AR21',
    '公司发布 2025 年社会责任报告',
    '报告从受托服务、公益慈善与绿色运营三个方面回顾了过去一年。',
  ),
]

const survey = (no: number, at: string, title: string, summary: string, options: Partial<MessageSeed>) => ({
  id: `M06${String(no).padStart(2, '0')}`,
  category: '6' as const,
  at,
  title,
  summary,
  bizType: 'survey',
  bizId: `SV${4 - no}`,
  link: `/phone/survey/surveyCustom?surveyId=SV${4 - no}`,
  ...options,
})

/** B9.7, category 6: one on each survey of the list; the open one is unread, one is closed. */
export const SURVEY_MESSAGES: readonly MessageSeed[] = [
  survey(
    3,
    '2026-11-10 09:00',
    '移动客户端使用体验调研',
    '约 5 分钟，说说您日常使用客户端的感受，提交后获得 100 积分。',
    {
      isUnread: true,
    },
  ),
  survey(
    2,
    '2026-11-01 09:00',
    '家族信托服务需求调研',
    '约 8 分钟，想了解您在传承、教育与养老方面的安排，提交后获得 200 积分。',
    {},
  ),
  survey(
    1,
    '2026-10-08 09:00',
    '信息披露阅读习惯调研',
    '约 3 分钟，想了解您阅读管理报告与净值公告的习惯，提交后获得 50 积分。',
    {
      expires: '2026-10-31 23:59:59',
    },
  ),
]
