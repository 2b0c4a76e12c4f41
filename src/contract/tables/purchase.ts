import { codes, type CodeOf } from '../code-table'

/** 购买检查: what is looked at before a purchase, in its order. */
export const PURCHASE_CHECK = codes({
  realName: ['AUTH', '实名认证'],
  idCard: ['ID_EXPIRED', '证件有效期'],
  tax: ['CRS', '税收居民身份声明'],
  riskTest: ['RISK', '风险测评'],
  riskExpired: ['RISK_EXPIRED', '测评有效期'],
  suitability: ['SUIT', '适当性匹配'],
  investor: ['QI', '合格投资者认定'],
  unsigned: ['ORDER', '未签署订单'],
  senior: ['AGE65', '投资者风险确认'],
  quota: ['QUOTA', '剩余额度'],
  period: ['PERIOD', '销售时间'],
})

export type PurchaseCheckCode = CodeOf<typeof PURCHASE_CHECK>
