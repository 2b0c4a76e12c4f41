import { textBy } from './editor-markup'
import { insertRows } from '../store/insert'
import type { Seed } from './order'

const RULES =
  '<ol><li>每位客户限参加一次，参加后积分即时到账，不可转让或兑换现金。</li><li>积分有效期按积分规则执行，可在积分明细中查询。</li><li>通过作弊方式参加的，主办方有权取消资格并收回积分。</li><li>活动与任何产品的购买无关，不构成投资建议。</li></ol>'

const ORGANISER = '远岚信托有限责任公司'
const CONTACT = '客服热线 400-000-0000（工作日 9:00–18:00）'

/** Two that run, two to come, one that is over, one taken offline; the messages about activities lead to them. */
const ACTIVITIES = [
  {
    activity_id: 'AC1',
    title: '客户沙龙：家族治理与传承',
    banner: 'salon-heritage',
    start_time: '2026-12-05 14:00:00',
    end_time: '2026-12-05 17:30:00',
    is_offline: 0,
    content: '<p>与信托经理、律师面对面，聊聊家族宪章与子女教育安排。现场签到即可获得 100 积分。</p>',
    rules: RULES,
    organiser: ORGANISER,
    contact: CONTACT,
    points: 100,
  },
  {
    activity_id: 'AC2',
    title: '秋日健步公益行',
    banner: 'autumn-walk',
    start_time: '2026-11-01 00:00:00',
    end_time: '2026-11-30 23:59:59',
    is_offline: 0,
    content: textBy('wechat', ['每日步数可以为乡村图书角助力，参加即可获得 50 积分。']),
    rules: RULES,
    organiser: ORGANISER,
    contact: CONTACT,
    points: 50,
  },
  {
    activity_id: 'AC3',
    title: '线上课堂：读懂一份管理报告',
    banner: 'online-class',
    start_time: '2026-11-06 00:00:00',
    end_time: '2026-12-18 23:59:59',
    is_offline: 0,
    content:
      '<p>四次直播，逐页讲解管理报告，错过可以看回放。</p><h3>课程安排</h3><ul><li>第一讲：净值从哪里来</li><li>第二讲：费用写在哪里</li><li>第三讲：怎样看投资组合</li><li>第四讲：风险提示在说什么</li></ul><p><img src="/services/trustAppApi/picture/online-class-room.svg" alt="讲师在讲解一份管理报告"></p><p>参加即可获得 200 积分，课程资料将发送至消息中心。</p>',
    rules: RULES,
    organiser: ORGANISER,
    contact: CONTACT,
    points: 200,
  },
  {
    activity_id: 'AC4',
    title: '岁末艺术展邀请',
    banner: 'ink-exhibition',
    start_time: '2026-12-20 09:00:00',
    end_time: '2027-01-05 18:00:00',
    is_offline: 0,
    content: '<p>邀请您与家人参观岁末水墨艺术展，凭会员身份在入口登记即可入场。</p>',
    rules: RULES,
    organiser: ORGANISER,
    contact: CONTACT,
    points: 0,
  },
  {
    activity_id: 'AC5',
    title: '中秋家书征集',
    banner: 'family-letter',
    start_time: '2026-09-01 00:00:00',
    end_time: '2026-09-25 23:59:59',
    is_offline: 0,
    content: '<p>写一封家书，说说想留给家人的话。</p>',
    rules: RULES,
    organiser: ORGANISER,
    contact: CONTACT,
    points: 100,
  },
  {
    activity_id: 'AC6',
    title: '线下品茶会',
    banner: 'tea-party',
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
export const activitiesSeed: Seed = {
  name: 'activities',
  after: ['customers'],
  fill(db) {
    insertRows(db, 'activities', ACTIVITIES)
  },
}
