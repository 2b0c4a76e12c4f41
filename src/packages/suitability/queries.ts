import { query } from '@/api/query'

export const ownRisk = query('riskInfo')
export const riskPaper = query('riskQuestionQuery')
export const riskResultOf = query('riskResult')

export const RISK_DRAFT = { kind: 'riskTest' } as const
