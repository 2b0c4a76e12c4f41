import { query } from '@/api/query'

export const datesAhead = query('schedule')
export const incomeOf = query('incomeSummary')
export const statementsOf = query('statementList')
export const statementFileOf = query('statementFile')
