import { codes } from '../code-table'

/** 资产证明状态. */
export const CERT_STATUS = codes({
  waiting: ['0', '待审核'],
  inReview: ['1', '审核中'],
  issued: ['2', '已开具'],
  rejected: ['3', '已驳回'],
  expired: ['4', '已失效'],
  withdrawn: ['5', '已撤回'],
})

/** 资产证明类型: of one day, of a period, of all purchases so far. */
export const CERT_TYPE = codes({
  day: ['1', '时点资产证明'],
  period: ['2', '期间持有证明'],
  experience: ['3', '投资经历证明'],
})

/** 资产证明语言. */
export const CERT_LANG = codes({
  chinese: ['zh', '中文'],
  english: ['en', '英文'],
  both: ['both', '中英文'],
})

/** 资产证明用途. */
export const CERT_PURPOSE = codes({
  qualifiedInvestor: ['1', '合格投资者认定'],
  studyOrVisa: ['2', '出国留学/签证'],
  business: ['3', '商务'],
  other: ['4', '其他'],
})
