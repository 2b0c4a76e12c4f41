import type { Flow } from '@/lib/flow'

/** What is known of an application under way. */
export interface InvestorFacts {
  /** Nothing stands before it, none waits, and none counts for long. */
  readonly canApply: boolean
  readonly areFactsRight: boolean
  readonly isProofThere: boolean
}

export const INVESTOR_STEPS = ['facts', 'proof', 'review'] as const

/** All steps are one page of the specification: its address says which (`step`). */
export type InvestorStep = (typeof INVESTOR_STEPS)[number]

/** The application: what is met, what proves it, and both once more before it is handed in. */
export const investorFlow: Flow<InvestorFacts, InvestorStep> = [
  { id: 'facts', route: 'facts', title: '符合的标准', isDone: ({ areFactsRight }) => areFactsRight },
  { id: 'proof', route: 'proof', title: '证明材料', isDone: ({ isProofThere }) => isProofThere },
  { id: 'review', route: 'review', title: '核对并提交', isDone: () => false },
]
