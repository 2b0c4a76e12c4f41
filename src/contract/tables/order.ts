import { codes, codesOf } from '../code-table'

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

/** `orderTab`: the groups of orders. */
export const ORDER_TAB = { all: '0', waiting: '1', underWay: '2', done: '3', closed: '4' } as const

/** 订单分组: which statuses stand under each tab; 全部 has every one. */
export const ORDER_TABS = {
  [ORDER_TAB.all]: { name: '全部', statuses: codesOf(ORDER_STATUS) },
  [ORDER_TAB.waiting]: {
    name: '待处理',
    statuses: [
      ORDER_STATUS.booking,
      ORDER_STATUS.booked,
      ORDER_STATUS.toSign,
      ORDER_STATUS.signing,
      ORDER_STATUS.toRecord,
      ORDER_STATUS.recordingRejected,
      ORDER_STATUS.toPay,
    ],
  },
  [ORDER_TAB.underWay]: {
    name: '处理中',
    statuses: [
      ORDER_STATUS.recordingInReview,
      ORDER_STATUS.paymentInReview,
      ORDER_STATUS.cooling,
      ORDER_STATUS.refunding,
    ],
  },
  [ORDER_TAB.done]: { name: '已完成', statuses: [ORDER_STATUS.established] },
  [ORDER_TAB.closed]: {
    name: '已关闭',
    statuses: [
      ORDER_STATUS.bookingLapsed,
      ORDER_STATUS.bookingCancelled,
      ORDER_STATUS.cancelled,
      ORDER_STATUS.refunded,
    ],
  },
} as const

/** 撤单原因. */
export const ORDER_CANCEL_REASON = codes({
  funds: ['1', '资金安排有变化'],
  product: ['2', '产品不符合需要'],
  mistake: ['3', '订单信息填写有误'],
  other: ['9', '其他原因'],
})

/** 双录方式: how the signing of a contract is recorded. */
export const RECORD_TYPE = codes({ byPerson: ['1', '人工视频'], byOneself: ['2', '智能双录'] })
