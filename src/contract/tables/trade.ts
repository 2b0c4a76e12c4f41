import { codes } from '../code-table'

/** 交易类型. */
export const TRADE_TYPE = codes({
  subscription: ['01', '认购'],
  purchase: ['02', '申购'],
  redemption: ['03', '赎回'],
  distribution: ['04', '收益分配'],
  principalReturn: ['05', '本金返还'],
  reinvestment: ['06', '红利再投资'],
  conversion: ['07', '份额转换'],
  liquidation: ['08', '清算兑付'],
  fee: ['09', '费用扣收'],
  append: ['10', '追加委托'],
  trustBenefit: ['11', '信托利益分配'],
  bankChange: ['12', '受益账户变更'],
})

/** 交易状态. */
export const TRADE_STATUS = codes({
  accepted: ['0', '已受理'],
  confirming: ['1', '确认中'],
  confirmed: ['2', '确认成功'],
  partlyConfirmed: ['3', '部分确认'],
  failed: ['4', '确认失败'],
  cancelled: ['5', '已撤销'],
  arrived: ['6', '已到账'],
})

/** 受益账户变更状态. */
export const BANK_CHANGE_STATUS = codes({
  inReview: ['0', '审核中'],
  effective: ['1', '已生效'],
  rejected: ['2', '已驳回'],
})
