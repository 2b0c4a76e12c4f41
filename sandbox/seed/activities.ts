import type { Db } from '../store/database'
import { insertRows } from '../store/insert'

const RULES =
  '<ol><li>每位客户限参加一次，参加后积分即时到账，不可转让或兑换现金。</li><li>积分有效期按积分规则执行，可在积分明细中查询。</li><li>通过作弊方式参加的，主办方有权取消资格并收回积分。</li><li>活动与任何产品的购买无关，不构成投资建议。</li></ol>'

const ORGANISER = '远岚信托有限责任公司'
const CONTACT = '客服热线 400-000-0000（工作日 9:00-17:30）'

/** One that runs, one to come, one that is over, one taken offline. */
const ACTIVITIES = [
  {
    activity_id: 'A1',
    title: '守护钱袋子 · 金融知识公益课堂',
    banner: 'activity-classroom',
    start_time: '2026-11-10 00:00:00',
    end_time: '2026-12-10 23:59:59',
    is_offline: 0,
    content:
      '<p>面向长辈客户的公益课堂：识别常见金融诈骗、保护个人信息、看懂信托公告。</p><h3>课程安排</h3><ul><li>第一讲：电话里的“熟人”</li><li>第二讲：一封短信的真假</li><li>第三讲：读懂一份管理报告</li></ul><p><img src="/services/trustAppApi/picture/activity-classroom-room.svg" alt="客户在公益课堂听讲"></p><p>报名参加即可获得 200 积分，课程资料将发送至消息中心。</p>',
    rules: RULES,
    organiser: ORGANISER,
    contact: CONTACT,
    points: 200,
  },
  {
    activity_id: 'A2',
    title: '岁末公益探访报名',
    banner: 'activity-visit',
    start_time: '2026-12-01 09:00:00',
    end_time: '2026-12-31 23:59:59',
    is_offline: 0,
    content: '<p>走进清源计划项目村，看看每一滴水从哪里来。报名成功后由工作人员与您联系行程。</p>',
    rules: RULES,
    organiser: ORGANISER,
    contact: CONTACT,
    points: 100,
  },
  {
    activity_id: 'A3',
    title: '重阳登高 · 健步公益',
    banner: 'activity-walk',
    start_time: '2026-10-10 00:00:00',
    end_time: '2026-10-31 23:59:59',
    is_offline: 0,
    content: '<p>以步数为老人捐一份冬衣。</p>',
    rules: RULES,
    organiser: ORGANISER,
    contact: CONTACT,
    points: 100,
  },
  {
    activity_id: 'A4',
    title: '线下品茶会',
    banner: 'activity-tea',
    start_time: '2026-11-01 00:00:00',
    end_time: '2026-12-31 23:59:59',
    is_offline: 1,
    content: '<p>因场地调整，活动已取消。</p>',
    rules: RULES,
    organiser: ORGANISER,
    contact: CONTACT,
    points: 0,
  },
] as const

/** Activities in every state. */
export function seedActivities(db: Db): void {
  insertRows(db, 'activities', ACTIVITIES)
}
