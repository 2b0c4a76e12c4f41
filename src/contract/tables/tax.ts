import { codes } from '../code-table'

/** 税收居民身份: where somebody is taxed (domain contract, B2). */
export const TAX_TYPE = codes({
  chinaOnly: ['1', '仅为中国税收居民'],
  foreignOnly: ['2', '仅为非居民'],
  both: ['3', '既是中国税收居民又是其他国家（地区）税收居民'],
})

/** Why there is no tax number (domain contract, B2). */
export const NO_TIN_REASON = codes({
  notIssued: ['1', '居民国（地区）不发放纳税人识别号'],
  notObtained: ['2', '账户持有人未能取得纳税人识别号'],
})
