import { query } from '@/api/query'

export const labelsOf = query('dictQuery')
export const settlementOf = query('writeSettle')
