import { codes } from '../code-table'
import { PRODUCT_TYPES_SHORT } from './product'

/** 持仓状态. */
export const POSITION_STATUS = codes({
  held: ['0', '持有中'],
  redeeming: ['1', '赎回中'],
  matured: ['2', '到期待兑付'],
  liquidated: ['3', '已清算'],
  pending: ['4', '待确认'],
})

/** 分红方式. */
export const DIVIDEND_MODE = codes({
  cash: ['0', '现金分红'],
  reinvest: ['1', '红利再投资'],
})

/** 持有角色. */
export const HOLDER_ROLE = codes({
  principal: ['1', '委托人'],
  beneficiary: ['2', '受益人'],
  both: ['3', '委托人兼受益人'],
})

/** Whose positions are asked for: those the customer founded or bought, or those they benefit from. */
export const HOLDER_VIEW = { principal: '1', beneficiary: '2' } as const

export type HolderView = (typeof HOLDER_VIEW)[keyof typeof HOLDER_VIEW]

/** The class of a family trust among what is held; a product's is its type. */
export const FAMILY_TRUST_CLASS = 'trust'

/** Names of the classes, for chips. */
export const POSITION_CLASSES: { readonly labels: Readonly<Record<string, string>> } = {
  labels: { [FAMILY_TRUST_CLASS]: '家族信托', ...PRODUCT_TYPES_SHORT.labels },
}
