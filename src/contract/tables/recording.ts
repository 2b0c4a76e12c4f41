import { codes } from '../code-table'

/** 双录状态 (`doubleRecordStatus`). */
export const RECORDING_STATUS = codes({
  toRecord: ['0', '待录制'],
  booked: ['1', '已预约'],
  inReview: ['2', '审核中'],
  passed: ['3', '已通过'],
  rejected: ['4', '已驳回'],
  expired: ['5', '已过期'],
  notNeeded: ['6', '无需录制'],
})
