import type { MessageSeed } from './message-list'

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
