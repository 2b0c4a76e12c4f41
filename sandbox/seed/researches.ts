import { insertRows } from '../store/insert'
import { noteDecision } from '../store/researches'
import type { Seed } from './order'

const endOf = (day: string) => Date.parse(`${day}T23:59:59+08:00`)

const U1 = '100001'

/** Each goes on in a survey of the list. */
const RESEARCHES = [
  {
    research_id: 'UR1',
    survey_id: 'SV1',
    title: '新版客户端试用',
    intro: '试用两周新版客户端，再用一份问卷说说感受，长辈版与大字体是这次的重点。',
    deadline: endOf('2026-12-10'),
    points: 300,
    minutes: 15,
  },
  {
    research_id: 'UR2',
    survey_id: 'SV2',
    title: '家族信托服务访谈',
    intro: '先填写需求问卷，再由研究人员电话访谈二十分钟，谈话内容只用于改进服务。',
    deadline: endOf('2026-11-25'),
    points: 500,
    minutes: 30,
  },
  {
    research_id: 'UR3',
    survey_id: 'SV3',
    title: '管理报告排版测试',
    intro: '比较两种版式的管理报告，说说哪一种更容易读懂。',
    deadline: endOf('2026-10-20'),
    points: 100,
    minutes: 10,
  },
] as const

const INVITED = [U1, '100006']

/** Three researches: U1 may decide on one, has accepted one, and one closed without them. Surveys must be there. */
export const researchesSeed: Seed = {
  name: 'researches',
  after: ['customers'],
  fill(db) {
    insertRows(db, 'researches', RESEARCHES)
    insertRows(
      db,
      'research_invitations',
      RESEARCHES.flatMap(({ research_id }) => INVITED.map(customer_id => ({ research_id, customer_id }))),
    )
    const accepted = { researchId: 'UR2', customerId: U1 }
    noteDecision(db, accepted, '1', Date.parse('2026-11-03T20:10:00+08:00'))
  },
}
