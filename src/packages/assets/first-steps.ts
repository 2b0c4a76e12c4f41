import type { UserDetail } from '@/contract/user'

export interface FirstStep {
  readonly title: string
  readonly isDone: boolean
}

/** Before a first purchase, in the order of the purchase check (domain contract, B6.3): real name, tax, risk, investor. */
export function firstSteps(user: UserDetail | undefined): readonly FirstStep[] {
  return [
    { title: '实名认证', isDone: user?.authStatus === '2' || user?.authStatus === '5' },
    { title: '税收居民身份声明', isDone: user?.taxDeclared === '1' },
    { title: '风险承受能力测评', isDone: Boolean(user?.customerRiskLevel) },
    { title: '合格投资者认定', isDone: user?.qualifiedStatus === '2' },
  ]
}
