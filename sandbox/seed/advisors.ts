import { insertRows } from '../store/insert'
import type { Seed } from './order'

const ADVISORS = [
  {
    id: 'ADV1',
    name: '沈清和',
    employee_no: 'YL20180312',
    qualification_no: 'T0000000000001',
    branch: '北京财富中心',
    mobile: '19900000091',
    intro: '从业 14 年，擅长家族信托架构与养老金规划。主张先听懂家庭，再谈配置。',
  },
  {
    id: 'ADV2',
    name: '陆远舟',
    employee_no: 'YL20210608',
    qualification_no: 'T0000000000002',
    branch: '上海财富中心',
    mobile: '19900000092',
    intro: '从业 8 年，专注固定收益与现金管理，习惯把每一次净值变化讲明白。',
  },
]

/** Who is advised by whom; U3 has nobody yet. */
const ADVISED: readonly [string, string][] = [
  ['100001', 'ADV1'],
  ['100002', 'ADV1'],
  ['100004', 'ADV2'],
  ['100005', 'ADV2'],
  ['100006', 'ADV2'],
]

export const advisorsSeed: Seed = {
  name: 'advisors',
  after: ['customers'],
  fill(db) {
    insertRows(db, 'advisors', ADVISORS)
    insertRows(
      db,
      'advised_customers',
      ADVISED.map(([customer_id, advisor_id]) => ({
        customer_id,
        advisor_id,
        change_reason: null,
        change_requested_at: null,
      })),
    )
  },
}
