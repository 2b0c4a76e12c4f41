import { codes } from '../code-table'

/** 身份证实名申请状态. */
export const ID_APPLICATION_STATUS = codes({
  filling: ['0', '填写中'],
  inReview: ['1', '审核中'],
  passed: ['2', '已通过'],
  failed: ['3', '未通过'],
  expired: ['4', '已失效'],
})
