import { codes, type CodeOf } from '../code-table'

/** 产品类型 (specification, section 3); the label of 4 comes from the domain contract. */
export const PRODUCT_TYPE = codes({
  fixedIncome: ['0', '固定收益类'],
  fixedIncomePlus: ['1', '固收+'],
  equity: ['2', '权益类'],
  cash: ['3', '现金管理类'],
  privateEquity: ['4', '股权类'],
})

export type ProductType = CodeOf<typeof PRODUCT_TYPE>

/** Short names of the product types, for captions and chips. */
export const PRODUCT_TYPES_SHORT: { readonly labels: Readonly<Record<ProductType, string>> } = {
  labels: {
    [PRODUCT_TYPE.fixedIncome]: '固收',
    [PRODUCT_TYPE.fixedIncomePlus]: '固收+',
    [PRODUCT_TYPE.equity]: '权益',
    [PRODUCT_TYPE.cash]: '现金',
    [PRODUCT_TYPE.privateEquity]: '股权',
  },
}

/** 产品风险等级. */
export const RISK_LEVEL = codes({
  R1: ['R1', '低风险'],
  R2: ['R2', '中低风险'],
  R3: ['R3', '中风险'],
  R4: ['R4', '中高风险'],
  R5: ['R5', '高风险'],
})

/** 募集状态. */
export const RAISE_STATUS = codes({
  coming: ['0', '预热'],
  raising: ['1', '募集中'],
  closed: ['2', '封闭运作'],
  open: ['3', '开放申赎中'],
  matured: ['4', '已到期'],
  liquidated: ['5', '已清算'],
  paused: ['9', '暂停'],
})

export type RaiseStatus = CodeOf<typeof RAISE_STATUS>

/** 运作方式. */
export const RUN_MODE = codes({
  closed: ['0', '封闭式'],
  periodic: ['1', '定期开放'],
  daily: ['2', '每日开放'],
})

/** 投资性质: what the least amount of a purchase depends on. */
export const INVEST_TYPE = codes({
  fixedIncome: ['1', '固定收益类'],
  mixed: ['2', '混合类'],
  equity: ['3', '权益类'],
  derivatives: ['4', '商品及金融衍生品类'],
})

/** 期限单位. */
export const TERM_UNIT = codes({ day: ['D', '天'], month: ['M', '个月'], year: ['Y', '年'] })

/** 还款类型. */
export const REPAYMENT_TYPE = codes({ income: ['1', '收益'], principal: ['2', '本金'] })
