import { query } from '@/api/query'

export const ownStandings = query('identifyInfo')
export const ownRisk = query('riskInfo')
export const riskPaper = query('riskQuestionQuery')
export const riskResultOf = query('riskResult')
export const ownInvestor = query('qualifiedInfo')
export const investorAgreement = query('agreementContent', () => ({ code: 'investor' }))

export const RISK_DRAFT = { kind: 'riskTest' } as const
export const INVESTOR_DRAFT = { kind: 'investor' } as const
