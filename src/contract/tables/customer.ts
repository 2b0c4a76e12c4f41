import { codes } from '../code-table'

/** 性别. */
export const SEX = codes({
  male: ['1', '男'],
  female: ['2', '女'],
})

/** 证件类型: what a person proves their identity by. */
export const ID_TYPE = codes({
  idCard: ['0', '居民身份证'],
  passport: ['1', '护照'],
  hkMacaoPermit: ['2', '港澳居民来往内地通行证'],
  taiwanPermit: ['3', '台湾居民来往大陆通行证'],
  residentCard: ['4', '外国人永久居留身份证'],
  hmtPermit: ['5', '港澳台居民居住证'],
  officerCard: ['6', '军官证/警官证'],
  household: ['7', '户口簿'],
  other: ['9', '其他证件'],
})

/** 实名状态: what the customer has proved of their identity; `expiring` within 90 days. */
export const AUTH_STATUS = {
  none: '0',
  inReview: '1',
  passed: '2',
  failed: '3',
  expired: '4',
  expiring: '5',
} as const

/** 合格投资者状态. */
export const QUALIFIED_STATUS = {
  none: '0',
  inReview: '1',
  passed: '2',
  rejected: '3',
  expired: '4',
} as const

/** What stands before a purchase or a trust, in its order; each is passed on a page of its own. */
export const GATE = codes({
  realName: ['AUTH', '实名认证'],
  idCard: ['ID', '有效证件'],
  tax: ['CRS', '税收居民身份声明'],
  riskTest: ['RISK', '风险测评'],
  investor: ['QI', '合格投资者认定'],
})
