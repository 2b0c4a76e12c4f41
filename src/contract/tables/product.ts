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
    '0': '固收',
    '1': '固收+',
    '2': '权益',
    '3': '现金',
    '4': '股权',
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
