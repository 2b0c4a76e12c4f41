import { codes } from '../code-table'

/** 积分类型. */
export const POINT_TYPE = codes({
  earned: ['1', '获得'],
  spent: ['2', '消费'],
  lapsed: ['3', '过期'],
  donated: ['4', '捐赠'],
  drawn: ['5', '抽奖'],
  adjusted: ['6', '调整'],
})

/** 公益项目状态. */
export const CHARITY_STATUS = codes({
  notStarted: ['0', '未开始'],
  open: ['1', '进行中'],
  completed: ['2', '已完成'],
  ended: ['3', '已结束'],
})

/** 活动状态. */
export const ACTIVITY_STATUS = codes({
  notStarted: ['0', '未开始'],
  open: ['1', '进行中'],
  ended: ['2', '已结束'],
  withdrawn: ['3', '已下线'],
})
