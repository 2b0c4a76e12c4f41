import { SUCCESS } from './success'

/** Outer code of the envelope (specification, section 8). */
export const OUTER = {
  success: SUCCESS,
  sessionExpired: '00000008',
  /** Synthetic: the client's own code for an HTTP status that carries no envelope. */
  http: '-404',
} as const

/** Inner `result.statusCode` values; all but the first two are proposals of the domain contract (B7.2). */
export const INNER = {
  success: SUCCESS,
  loginRequired: '04040528',
  invalidInput: '10010001',
  duplicateInProgress: '10010002',
  realNameRequired: '10020001',
  idCardExpired: '10020002',
  riskTestRequired: '10020003',
  suitabilityMismatch: '10020004',
  investorNotQualified: '10020005',
  taxDeclarationRequired: '10020006',
  smsCodeWrong: '10030001',
  smsCodeExpired: '10030002',
  smsTooManyTries: '10030003',
  verifyTokenMissing: '10030004',
  faceFailed: '10030005',
  faceLimitReached: '10030006',
  quotaExceeded: '10040001',
  raisingEnded: '10040002',
  notInOpenPeriod: '10040003',
  stateConflict: '10050001',
  alreadyRegistered: '10050002',
  notOwner: '10060001',
  accountClosed: '10060002',
  appOnly: '10060003',
  /** The call comes from a page of another customer than the session's: nothing was carried out. */
  otherCustomer: '10060004',
  systemBusy: '10090001',
} as const

/** What any call can be refused with: its caller, its input, its repetition, the channel it comes by, and trouble of the server's own. */
export const COMMON_ERRORS = [
  'loginRequired',
  'invalidInput',
  'duplicateInProgress',
  'appOnly',
  'otherCustomer',
  'systemBusy',
] as const satisfies readonly (keyof typeof INNER)[]

/** How the gates before a purchase or an application refuse. */
export const GATE_ERRORS = [
  'realNameRequired',
  'idCardExpired',
  'taxDeclarationRequired',
  'riskTestRequired',
  'investorNotQualified',
] as const satisfies readonly (keyof typeof INNER)[]

/** An error that an endpoint declares. */
export type ErrorName = Exclude<keyof typeof INNER, 'success' | (typeof COMMON_ERRORS)[number]>

export type InnerCode = (typeof INNER)[keyof typeof INNER]

/** The message the sandbox sends with each inner code. */
export const INNER_MESSAGES: Record<InnerCode, string> = {
  [INNER.success]: '',
  [INNER.loginRequired]: '请登录',
  [INNER.invalidInput]: '请检查填写内容',
  [INNER.duplicateInProgress]: '处理中，请勿重复提交',
  [INNER.realNameRequired]: '请先完成实名认证',
  [INNER.idCardExpired]: '您的证件已过期，请更新',
  [INNER.riskTestRequired]: '请先完成风险测评',
  [INNER.suitabilityMismatch]: '产品风险等级高于您的风险承受能力',
  [INNER.investorNotQualified]: '请先完成合格投资者认定',
  [INNER.taxDeclarationRequired]: '请先完成税收居民身份声明',
  [INNER.smsCodeWrong]: '验证码错误',
  [INNER.smsCodeExpired]: '验证码已失效，请重新获取',
  [INNER.smsTooManyTries]: '操作过于频繁，请稍后再试',
  [INNER.verifyTokenMissing]: '请重新进行身份验证',
  [INNER.faceFailed]: '人脸识别未通过',
  [INNER.faceLimitReached]: '今日人脸识别次数已达上限',
  [INNER.quotaExceeded]: '剩余额度不足',
  [INNER.raisingEnded]: '募集已结束',
  [INNER.notInOpenPeriod]: '当前不在开放期',
  [INNER.stateConflict]: '状态已变更，请刷新',
  [INNER.alreadyRegistered]: '该手机号已注册，请直接登录',
  [INNER.notOwner]: '您无权查看该内容',
  [INNER.accountClosed]: '该账户已注销，如需帮助请拨打客服热线',
  [INNER.appOnly]: '按监管要求，请在远岚信托App中办理',
  [INNER.otherCustomer]: '登录账户已变更，本次操作没有提交',
  [INNER.systemBusy]: '系统繁忙，请稍后再试',
}
