import { codes } from '../code-table'

/** What a customer wants to talk about. */
export const CONTACT_TOPIC = codes({
  other: ['0', '其他事项'],
  holding: ['1', '持有资产'],
  order: ['2', '产品订单'],
  trust: ['3', '家族信托'],
  application: ['4', '家族信托申请'],
  income: ['5', '收益与分配'],
  account: ['6', '账户与身份'],
  certificate: ['7', '证明与报告'],
})

/** 回电状态. */
export const CALL_BACK_STATUS = codes({
  booked: ['1', '已预约'],
  done: ['2', '已回电'],
  missed: ['3', '未接通'],
  cancelled: ['9', '已取消'],
})
