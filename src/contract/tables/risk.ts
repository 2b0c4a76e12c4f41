import { codes, type CodeOf } from '../code-table'

/** 风险承受能力等级. */
export const CUSTOMER_RISK_LEVEL = codes({
  C1: ['C1', '保守型'],
  C2: ['C2', '谨慎型'],
  C3: ['C3', '稳健型'],
  C4: ['C4', '积极型'],
  C5: ['C5', '激进型'],
})

export type CustomerRiskLevel = CodeOf<typeof CUSTOMER_RISK_LEVEL>

/** 风险测评状态: whether the customer has a result that counts today. */
export const RISK_STATUS = codes({
  none: ['0', '未测评'],
  valid: ['1', '有效'],
  expired: ['2', '已过期'],
})

/** 测评结果状态. An unconfirmed one counts as a try and for nothing else. */
export const RISK_RESULT_STATUS = codes({
  unconfirmed: ['0', '待确认'],
  confirmed: ['1', '有效'],
  expired: ['2', '已过期'],
  replaced: ['3', '已更新'],
  dropped: ['4', '未确认'],
})

export type RiskResultStatus = CodeOf<typeof RISK_RESULT_STATUS>
