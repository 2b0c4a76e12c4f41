import type { ContractStep } from '@/contract/signing'
import type { Flow } from '@/lib/flow'

/** What is known of a signing: how far the server says it is. */
export interface SigningFacts {
  readonly step: ContractStep
}

const ORDER: readonly ContractStep[] = ['read', 'confirm', 'sign']

/** Whether a signing is behind a step; what is signed or closed is behind all of them. */
const isBehind = (step: ContractStep) => (facts: SigningFacts) => {
  const index = ORDER.indexOf(facts.step)
  return index < 0 || index > ORDER.indexOf(step)
}

/** The signing of a contract; every step is done when the server says so. */
export const contractFlow = [
  { id: 'read', route: 'signing/contract', title: '阅读文件', isDone: isBehind('read') },
  {
    id: 'confirm',
    route: 'signing/contract-confirmation',
    title: '确认信息',
    isDone: isBehind('confirm'),
  },
  { id: 'sign', route: 'signing/contract-signature', title: '身份确认', isDone: isBehind('sign') },
  { id: 'done', route: 'signing/contract-signed', title: '完成签署', isDone: () => false },
] as const satisfies Flow<SigningFacts>

export type SigningStep = (typeof contractFlow)[number]['id']
