import { insertRows } from '../store/insert'
import { noteSurveyAnswer } from '../store/surveys'
import type { Seed } from './order'

const endOf = (day: string) => Date.parse(`${day}T23:59:59+08:00`)

const U1 = '100001'

const SURVEYS = [
  {
    survey_id: 'SV1',
    title: '移动客户端使用体验调研',
    intro: '请您说说日常使用客户端的感受，您的意见会用于改进页面与服务。',
    deadline: endOf('2026-12-15'),
    points: 100,
    anonymous: '0',
    minutes: 5,
    audience: 'invited',
  },
  {
    survey_id: 'SV2',
    title: '家族信托服务需求调研',
    intro: '想了解您在财富传承、子女教育与养老方面的安排与关注。',
    deadline: endOf('2026-11-30'),
    points: 200,
    anonymous: '0',
    minutes: 8,
    audience: 'invited',
  },
  {
    survey_id: 'SV3',
    title: '信息披露阅读习惯调研',
    intro: '想了解您阅读管理报告与净值公告的习惯。',
    deadline: endOf('2026-10-31'),
    points: 50,
    anonymous: '1',
    minutes: 3,
    audience: 'invited',
  },
  {
    survey_id: 'SV4',
    title: '2026年财富服务满意度调查',
    intro: '请您对本年度的服务作出评价，每一条意见都会有人阅读。',
    deadline: endOf('2026-12-31'),
    points: 60,
    anonymous: '1',
    minutes: 3,
    audience: 'everyone',
  },
] as const

/** Customers who hold or held something. */
const INVITED = [U1, '100002', '100004', '100006']

/** Three surveys of the list (B9.8: U1 has one open, one answered, one closed) and the satisfaction survey. */
export const surveysSeed: Seed = {
  name: 'surveys',
  after: ['customers', 'survey-questions'],
  fill(db) {
    insertRows(db, 'surveys', SURVEYS)
    const listed = SURVEYS.filter(({ audience }) => audience === 'invited')
    insertRows(
      db,
      'survey_invitations',
      listed.flatMap(({ survey_id }) => INVITED.map(customer_id => ({ survey_id, customer_id }))),
    )
    noteSurveyAnswer(db, 'SV2', U1, Date.parse('2026-11-06T19:42:10+08:00'))
  },
}
