import { query } from '@/api/query'

export const appendStanding = query('appendPreCheck')
export const appendOf = query('appendDetail')
export const claimablePlansOf = query('conditionalDistList')
export const claimPlanOf = query('conditionalDistPlan')
export const claimOf = query('conditionalDistDetail')

export const appendDraft = (subject: string) => ({ kind: 'append', subject }) as const
export const claimDraft = (planId: string) => ({ kind: 'claim', subject: planId }) as const

export const instructionsOf = query('instructionList')
export const instructionOf = query('instructionDetail')
export const instructionTerms = query('instructionPrepare')
export const instructionProducts = query('instructionProductList')

/** The draft of an instruction: of the trust's next one, or of one that is being changed. */
export const instructionDraft = (subject: string) => ({ kind: 'instruction', subject }) as const
