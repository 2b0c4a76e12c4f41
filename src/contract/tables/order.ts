import { codes } from '../code-table'

/** 订单状态. */
export const ORDER_STATUS = codes({
  booking: ['10', '预约待确认'],
  booked: ['11', '预约成功'],
  bookingLapsed: ['12', '预约失效'],
  bookingCancelled: ['13', '预约已取消'],
  toSign: ['20', '待签约'],
  signing: ['21', '签约中'],
  toRecord: ['22', '待双录'],
  recordingInReview: ['23', '双录审核中'],
  recordingRejected: ['24', '双录驳回'],
  toPay: ['30', '待打款'],
  paymentInReview: ['31', '打款待确认'],
  cooling: ['32', '冷静期中'],
  established: ['40', '已成立'],
  cancelled: ['90', '已撤单'],
  refunding: ['91', '认购失败退款中'],
  refunded: ['92', '已退款'],
})

/** 订单分组: which statuses stand under each tab; 全部 has every one. */
export const ORDER_TABS = {
  '0': { name: '全部', statuses: Object.keys(ORDER_STATUS.labels) },
  '1': { name: '待处理', statuses: ['10', '11', '20', '21', '22', '24', '30'] },
  '2': { name: '处理中', statuses: ['23', '31', '32', '91'] },
  '3': { name: '已完成', statuses: ['40'] },
  '4': { name: '已关闭', statuses: ['12', '13', '90', '92'] },
} as const

/** The tab that has the orders of every status. */
export const ALL_ORDERS = '0'
/** The tab of those that wait for the customer. */
export const WAITING_ORDERS = '1'

/** 撤单原因. */
export const ORDER_CANCEL_REASON = codes({
  funds: ['1', '资金安排有变化'],
  product: ['2', '产品不符合需要'],
  mistake: ['3', '订单信息填写有误'],
  other: ['9', '其他原因'],
})

/** 双录方式: how the signing of a contract is recorded. */
export const RECORD_TYPE = codes({ byPerson: ['1', '人工视频'], byOneself: ['2', '智能双录'] })
