import { codes } from '../code-table'

/** 注销申请状态. */
export const CANCEL_STATUS = codes({
  inReview: ['0', '注销审核中'],
  cancelled: ['1', '已注销'],
  rejected: ['2', '未通过'],
  withdrawn: ['3', '已撤回'],
})

/** 注销前需要办结的事项. */
export const CANCEL_BLOCKER = codes({
  holding: ['holding', '持有中的产品'],
  order: ['order', '未办结的订单'],
  trade: ['trade', '在途交易'],
  trust: ['trust', '家族信托'],
  application: ['application', '家族信托申请'],
})

/** 注销原因. */
export const CANCEL_REASON = codes({
  unused: ['1', '不再使用'],
  anotherAccount: ['2', '有其他账户'],
  privacy: ['3', '担心个人信息安全'],
  service: ['4', '对服务不满意'],
  other: ['9', '其他原因'],
})
