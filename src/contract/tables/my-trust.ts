/** `tab` of the address of 我的: 家族信托, 我的项目, 我的持仓. */
export const MY_TRUST_TAB = { familyTrusts: '0', orders: '1', positions: '2' } as const

export type MyTrustTab = (typeof MY_TRUST_TAB)[keyof typeof MY_TRUST_TAB]
